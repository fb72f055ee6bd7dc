/** What goes between a page and a server of the lobby, in and out: docs/protocol.md. */
import * as z from 'zod'
import { language, tablePage, tableRow } from './http.ts'
import { paceKinds } from './pace.ts'

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

/** To the page, over the WebSocket of the lobby. */
export type LobbyMessage =
  /** Tables that have come or changed, as everybody sees them, and the ids of those that are there no more. */
  | { is: 'lobby'; set: readonly LobbyRow[]; gone: readonly string[] }
  /** Something may have been missed: ask for the list anew. */
  | { is: 'again' }
  | { is: 'here'; page?: string }
