import { type Disc, row } from '../../../../ui/map/spots.ts'

/** Where they stand, and the discs they take there: no piece and no name comes into these. */
export const ornaments = {
  rose: { x: 922, y: 138, takes: [[0, 0, 60]] as Disc[] },
  cartouche: { x: 130, y: 64, takes: row(5, 38, 38) },
  cog: { x: 930, y: 570, takes: [[0, -20, 40]] as Disc[] },
  serpent: { x: 88, y: 346, takes: row(3, 30, 44) },
}
