/** What goes between a page and a server of the lobby, in and out: docs/protocol.md. */
import * as z from 'zod'
import { tablePage, tableRow } from './http.ts'
import { isOnePace, onePace, pace } from './pace.ts'
import { paceKinds } from './paceKind.ts'
import { language } from './setup.ts'

/** What is looked for, as it stands in an address; left out: any. `free`: so many open seats at least. */
export const lobbyWish = z.object({
  game: z.string().max(40).optional(),
  pace: z.enum(paceKinds).optional(),
  language: language.optional(),
  free: z.coerce.number().int().min(0).max(16).default(1),
  after: z.string().max(20).optional(),
})

const lobbyRow = tableRow.extend({ updated: z.number() })
export const lobbyPage = tablePage

export type LobbyRow = z.infer<typeof lobbyRow>

/**
 * What somebody would play: any of these games, the one liked most first, at this pace, with one of these numbers of seats (none:
 * any), and with bots in seats for which nobody is found in time.
 */
export const searchWish = z
  .strictObject({
    games: z.array(z.string().max(40)).min(1).max(20),
    ...pace,
    seats: z.array(z.int().min(1).max(16)).max(16),
    bots: z.boolean(),
  })
  .refine(isOnePace, onePace)

/** My search: since when, in milliseconds since 1970, and the table that was found. */
export const mySearch = z.object({
  wish: searchWish,
  created: z.number(),
  table: z.string().nullable(),
})

export type SearchWish = z.output<typeof searchWish>
export type MySearch = z.infer<typeof mySearch>

/** Which of my tables: those put aside or the others, with a word of their name or people in them, of a game, or in this state. */
export const ownWish = z.object({
  archived: z.stringbool().default(false),
  word: z.string().max(60).default(''),
  game: z.string().max(40).optional(),
  status: z.enum(['going', 'over']).optional(),
  after: z.string().max(60).optional(),
})
/** `place`: where I came, from 1. */
const ownRow = tableRow.extend({ updated: z.number(), place: z.number().nullable() })
export const ownPage = z.object({ rows: z.array(ownRow), next: z.string().nullable() })
/** Tables that go on, those first that wait for me. */
export const goingOn = z.array(ownRow)
export const archiving = z.strictObject({ archived: z.boolean() })

export type OwnRow = z.infer<typeof ownRow>
export type OwnPage = z.infer<typeof ownPage>

/** To the page, over the WebSocket of the lobby. */
export type LobbyMessage =
  /** Tables that have come or changed, as everybody sees them, and the ids of those that are there no more. */
  | { is: 'lobby'; set: readonly LobbyRow[]; gone: readonly string[] }
  /** Something may have been missed: ask for the list anew. */
  | { is: 'again' }
  /** So many people look for a game now. */
  | { is: 'looking'; people: number }
  /** A table was found for who reads this. */
  | { is: 'match'; table: string }
  | { is: 'here'; page?: string }
