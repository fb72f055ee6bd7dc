/** Making a table. What is wished is checked here, for it comes from outside. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BotLevel } from '../bots/levels.ts'
import { carriedIn, checkRoles, checkSettings, type Game, type Kinds } from '../kernel/index.ts'
import { mayBeRated } from './people/rated.ts'
import { botName } from './people/seats.ts'
import { type LostTime, noLines, type Table, tableOf } from './table.ts'
import type { Sitter, TableSetup } from './types.ts'

/** Who is to sit on a seat of a new table. */
export type Wish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: BotLevel }
  | { kind: 'person'; user: string; name: string }

export interface NewTable {
  id: string
  name: string
  setup: TableSetup
  seats: readonly Wish[]
  /** Who makes it, and owns it. */
  owner: { user: string; name: string }
  /** 64 hexadecimal digits that nobody can guess. */
  seed: string
  /** The hash of the word that is said to sit down. */
  word?: string
  /** What was nobody's time before it was made. */
  lost?: LostTime
}

/** SHA-256 of a text, as hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** A new table that gathers its people. Throws an Error with a sentence when the wish cannot be had. */
export function createTable(game: Game<Kinds>, wish: NewTable, now: number): Table {
  const { id, name, owner, seed } = wish
  const setup = checkedSetup(game, wish.setup)
  const seats = wish.seats.map((each, seat) => sitterOf(each, seat, owner))
  if (seats.length !== setup.roles.length) throw new RangeError('There must be one role a seat, or null.')
  const users = seats.flatMap(each => (each.kind === 'person' ? [each.user] : []))
  if (new Set(users).size < users.length) throw new RangeError('Nobody can sit on two seats.')
  if (!mayBeRated(setup, seats)) throw new RangeError('A rated game has a clock, and people on all seats.')
  const count = seats.length
  const core = {
    id,
    name,
    setup,
    status: 'gathering' as const,
    owner: owner.user,
    seats,
    seed,
    seedHash: hashOf(seed),
    state: null,
    moves: 0,
    acted: seats.map(() => 0),
    lines: noLines(count),
    petition: null,
    since: now,
    ...(wish.word !== undefined && { word: wish.word }),
    ...(wish.lost && { lost: wish.lost }),
  }
  return tableOf(game, core, 0, now)
}

function sitterOf(wish: Wish, seat: number, { user, name }: NewTable['owner']): Sitter {
  if (wish.kind === 'me') return { kind: 'person', user, name, absent: false }
  if (wish.kind === 'person') return { kind: 'person', user: wish.user, name: wish.name, absent: false }
  if (wish.kind === 'bot') return { kind: 'bot', bot: wish.bot, name: botName(seat) }
  return { kind: 'open' }
}

/** The setup with defaults for options that are not named. */
function checkedSetup(game: Game<Kinds>, setup: TableSetup): TableSetup {
  checkRoles(game, setup.roles)
  const carried = carriedIn(game, setup)
  const options = checkSettings(game.options, setup.roles.length, setup.options)
  const { rated, ...rest } = setup
  return { ...rest, game: game.id, options, ...(carried && { carried }), ...(rated && { rated }) }
}
