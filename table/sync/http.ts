/**
 * What goes over HTTP, in and out: the server checks and describes it with these schemas, the page takes its types from
 * them. Addresses and codes of refusals are in docs/protocol.md.
 */
import * as z from 'zod'
import { defaultLevel, levelsToChoose } from '../../bots/levels.ts'
import type { Advice, Kinds, View } from '../../kernel/index.ts'
import { breaths } from '../breath.ts'
import { longestName } from '../limits.ts'
import type { LogLine } from '../types.ts'
import { isOnePace, onePace, pace, reserve } from './pace.ts'
import { language, options, word } from './setup.ts'
import { plainName } from './writing.ts'

const name = z.string().max(400).overwrite(plainName).min(1).max(longestName)
const game = z.string().max(40)
const role = z.string().max(64)
const bot = z.enum(levelsToChoose)
const seat = z.int().min(0)
const wish = z.union([
  z.strictObject({ kind: z.enum(['me', 'open']) }),
  z.strictObject({ kind: z.literal('bot'), bot: bot.default(defaultLevel) }),
])

export const newName = z.strictObject({ name })
const setup = z.strictObject({
  game,
  roles: z.array(role.nullable()).min(1).max(16),
  options: options.default({}),
  private: z.boolean().default(true),
  hoursPerMove: pace.hoursPerMove.default(null),
  clock: pace.clock.default(null),
  reserve,
  breath: z.enum(breaths).optional(),
  language: language.nullable().default(null),
  rated: z.literal(true).optional(),
  /** Who sits down must say it. */
  word: word.optional(),
  name: name.optional(),
  seats: z.array(wish).min(1).max(16),
})
export const newTable = setup.refine(isOnePace, onePace)
export const playNow = z.strictObject({ game, seats: z.int().min(1).max(16).optional(), role: role.optional() })
/** A record; its parts are checked when it is played. */
export const record = z.looseObject({ format: z.string() })
export const listWish = z.object({
  list: z.enum(['open', 'mine', 'watch']),
  after: z.string().max(60).optional(),
})
export const tableId = z.object({ id: z.string() })
/** From the address of a position or a line: digits. */
const number = z.coerce.number().int().min(0)
export const logWish = z.object({ before: number })
/** Whose eyes see an earlier position: another seat's, once the game has ended; left out: one's own. */
export const eyes = z.object({ as: number.optional() })
export const moment = z.object({ id: z.string(), move: number })

export const me = z.object({ id: z.string(), name: z.string() })
/** Who is no guest yet. */
export const nobody = z.null()
/** The id of a new table. */
export const made = z.object({ id: z.string() })
/** One line of a list of tables. */
export const tableRow = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  status: z.enum(['gathering', 'running', 'over', 'closed']),
  private: z.boolean(),
  seats: z.array(
    z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string().nullable(), role: z.string().nullable() }),
  ),
  moves: seat,
  /** How fast it is played; left out in rows of long ago. */
  hoursPerMove: pace.hoursPerMove.optional(),
  clock: pace.clock.optional(),
  reserve,
  /** Seats whose persons are on vacation: their clocks stand. */
  off: z.array(seat).readonly().optional(),
  language: language.nullable().optional(),
  /** The settings that differ from what is usual. */
  variants: z.record(z.string(), z.union([z.boolean(), z.string()])).optional(),
  /** The seat of its owner; null: it has none. */
  owner: seat.nullable().optional(),
  /** Whoever sits down must say the word of the table. */
  locked: z.literal(true).optional(),
  /** Which round is played, or was the last. */
  round: z.int().optional(),
  /** How everybody came off where the game is over: places from 1, by seat. */
  places: z.array(z.int().nullable()).readonly().optional(),
  /** Since when it gathers its people, in milliseconds since 1970. */
  gathers: z.number().optional(),
  rated: z.literal(true).optional(),
  /** Seats that must answer now, as far as they are shown. */
  awaited: z.array(seat).readonly(),
  /** The reader's own seat. */
  mine: seat.nullable(),
  /** Made from a record, or following such a game: its owner may know the cards. */
  fromRecord: z.literal(true).optional(),
  /** The tables before and after it in a series. */
  earlier: z.string().optional(),
  next: z.string().optional(),
})
/** `next` is what to ask for the next page with; null: there is none. `updated` is in milliseconds since 1970. */
export const tablePage = z.object({
  rows: z.array(tableRow.extend({ updated: z.number() })),
  next: z.string().nullable(),
})
/** What a game calls its facts, moves and events is its own affair: they are only described. */
const ofGame = <T>() => z.custom<T>(value => value !== undefined)
const logLine = z.object({ n: z.int(), move: z.int(), event: ofGame<Kinds['event']>() })
export const logPage = z.object({ log: z.array(logLine) })
/** An earlier position as the reader's seat sees it, and what was heard when it came about. */
export const earlier = z.object({ view: ofGame<View<Kinds>>(), log: z.array(logLine) })
/** What the strong bot would do, and why (`Advice` in kernel/bot.ts). */
export const advice = ofGame<Advice<Kinds>>()
/** Why a request is refused: a code, and a sentence in English. */
const rulesSpan = z.object({ from: z.number(), version: z.number() })
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  /** By which rules a record was played, and which are played here. */
  rules: z.object({ played: z.array(rulesSpan), now: z.number() }).optional(),
})

export type Me = z.infer<typeof me>
export type NewTableWish = z.input<typeof newTable>
export type TableRow = z.infer<typeof tableRow>
export type TablePage = z.infer<typeof tablePage>
export type List = z.infer<typeof listWish>['list']
export type EarlierPosition = { view: View<Kinds>; log: readonly LogLine[] }
