/** The drawn field: both sides of the board as one sits at them, and their sheets. */
import type { Board } from '../../../hex/index.ts'
import { frameOf, widened } from '../../../hex/ui/geometry.ts'
import { turnedRound } from '../../../hex/ui/turned.ts'
import type { Box } from '../../../ui/useZoom.ts'
import { boards, type Hex, type Side } from '../data/hexes.ts'
import type { House } from '../data/houses.ts'

const views: Readonly<Record<Side, Readonly<Record<House, Board<Hex>>>>> = {
  A: { lannister: boards.A, stark: turnedRound(boards.A) },
  B: { lannister: boards.B, stark: turnedRound(boards.B) },
}

/** The field as a House sees it: its own edge at the foot (BW-2.2). Spectators sit with Lannister, as on the maps. */
export const seenBy = (side: Side, house: House | null): Board<Hex> => views[side][house ?? 'lannister']

/** Where the hexes of a side lie; the same from both edges. */
export const frames: Readonly<Record<Side, Box>> = { A: frameOf(boards.A), B: frameOf(boards.B) }

/** The hexes, and room around them for the edges of the Houses. */
export const sheets: Readonly<Record<Side, Box>> = { A: widened(frames.A, 34), B: widened(frames.B, 34) }
