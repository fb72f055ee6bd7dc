/** How much room things take around their anchors: discs, in map units. */
import type { Disc } from '../../../../ui/map/spots.ts'

export const radius = { unit: 11, order: 15, power: 9, token: 12, icon: 8, anchor: 7 }

/** Castles are high: a broad disc for the walls, a small one for the towers. */
export const structureDiscs: Record<'castle' | 'stronghold', Disc[]> = {
  castle: [
    [0, 2, 13],
    [0, -9, 6],
  ],
  stronghold: [
    [0, 5, 16],
    [0, -13, 8],
  ],
}

/** Distance between two icons in a row. */
export const iconStep = 17
