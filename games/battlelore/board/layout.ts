/** The drawn field: the board as one sits at it, and its sheet. */
import type { Board } from '../../../hex/index.ts'
import { frameOf, widened } from '../../../hex/ui/geometry.ts'
import { turnedRound } from '../../../hex/ui/turned.ts'
import type { Faction } from '../data/factions.ts'
import { board, type Hex } from '../data/hexes.ts'

const views = { daqan: board, uthuk: turnedRound(board) } as const satisfies Record<Faction, Board<Hex>>

/** The field as a faction sees it: its own edge at the foot. Spectators sit with Daqan. */
export const seenBy = (faction: Faction | null): Board<Hex> => views[faction ?? 'daqan']

/** The hexes, and room around them for the edges of the factions; the same for both. */
export const frame = frameOf(board)
export const sheet = widened(frame, 34)
