/** What goes over HTTP of tournaments. Addresses are in docs/protocol.md. */
import * as z from 'zod'
import { isOnePace, onePace, pace } from './pace.ts'
import { plainName } from './writing.ts'

const count = z.int().min(0)
const name = z.string().max(400).overwrite(plainName).min(1).max(60)
const kind = z.enum(['cup', 'round-robin', 'swiss'])
const clocked = z
  .strictObject({ hoursPerMove: pace.hoursPerMove.default(null), clock: pace.clock.default(null) })
  .refine(isOnePace, onePace)
  .refine(({ hoursPerMove, clock }) => hoursPerMove !== null || clock !== null, 'A tournament is played by the clock.')

/** `size`: players at a table; `length`: rounds (a cup, and everybody against everybody by twos, have as many as it takes). */
export const newTournament = z.strictObject({
  game: z.string().max(40),
  name,
  kind,
  size: z.int().min(2).max(16).default(2),
  length: z.int().min(1).max(20).default(3),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).default({}),
  /** Of the first round, the second, and so on; the last one stands for all that follow. */
  paces: z.array(clocked).min(1).max(8),
  word: z.string().min(3).max(60).optional(),
})
export const tournamentId = z.object({ id: z.string().max(40) })
export const entry = z.strictObject({ word: z.string().max(60).optional() })
export const made = z.object({ id: z.string() })

const status = z.enum(['gathering', 'running', 'over', 'closed'])
const row = { id: z.string(), name: z.string(), game: z.string(), kind, status, entrants: count }

export const tournamentList = z.object({ listed: z.array(z.object(row)), mine: z.array(z.object(row)) })

/** Of people the place in `people` alone: whose account it is, is told by their pages. */
export const tournament = z.object({
  ...row,
  size: count,
  length: count,
  paces: z.array(z.object({ hoursPerMove: pace.hoursPerMove, clock: pace.clock })),
  host: z.string(),
  /** One must know a word to enter. */
  hasWord: z.boolean(),
  /** Who has entered, in the order of the standing once it has begun. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(['in', 'reserve', 'out']),
      here: z.boolean(),
      place: count.nullable(),
      points: z.number(),
      wins: count,
      strength: z.number(),
    }),
  ),
  /** `until`: when a round that is called is opened at the latest, in milliseconds since 1970. */
  rounds: z.array(
    z.object({
      until: z.number(),
      isOpen: z.boolean(),
      pairings: z.array(
        z.object({ users: z.array(z.string()), table: z.string().nullable(), places: z.array(count).nullable() }),
      ),
      byes: z.array(z.string()),
    }),
  ),
  /** The reader: its id, where it has entered; and whether it is the host. */
  me: z.string().nullable(),
  isHost: z.boolean(),
})

export type NewTournament = z.input<typeof newTournament>
export type TournamentShown = z.infer<typeof tournament>
export type TournamentRow = z.infer<typeof tournamentList>['mine'][number]
