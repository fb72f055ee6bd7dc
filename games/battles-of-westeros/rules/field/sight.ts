/** BW-9.2: lines of sight, and what stands in their way. */
import { type SightLine, sightOn } from '../../../../hex/index.ts'
import { boards, type Hex, type Side } from '../../data/hexes.ts'
import { isRiver } from '../../data/terrain.ts'
import type { Open, Unit } from '../../types.ts'
import { groundAt, terrainAt } from './ground.ts'
import { isInForce } from './modifiers.ts'
import { classOf, sideOf, unitAt } from './units.ts'

const lines: Readonly<Record<Side, (from: Hex, to: Hex) => readonly SightLine<Hex>[]>> = {
  A: sightOn(boards.A),
  B: sightOn(boards.B),
}

/** What hides a target. */
export interface Obstacle {
  readonly why: 'terrain' | 'unit'
  readonly hex: Hex
}
type Blocking = (hex: Hex) => Obstacle['why'] | null

/** BW-9.2.1, BW-9.2.2: one line that nothing blocks is enough; null: there is one. The hexes at both ends never block (BW-9.2.3). */
function obstacleOn(open: Open, from: Hex, to: Hex, blocking: Blocking): Obstacle | null {
  const blocks = lines[sideOf(open)](from, to).map(({ crossed }) => {
    const hex = crossed.find(each => blocking(each) !== null)
    return hex === undefined ? null : { why: blocking(hex)!, hex }
  })
  return blocks.includes(null) ? null : blocks[0]
}

const terrainOrUnit =
  (open: Open, overUnits: boolean): Blocking =>
  hex => {
    if (groundAt(open, hex).blocks) return 'terrain'
    return !overUnits && unitAt(open, hex) ? 'unit' : null
  }

/** BW-9.2: from one hex to another. */
export const sees = (open: Open, from: Hex, to: Hex): boolean =>
  obstacleOn(open, from, to, terrainOrUnit(open, false)) === null

/** BW-9.2.4, BW-18.28: archers on a hill, or with an effect, look over units. */
const looksOverUnits = (open: Open, unit: Unit): boolean =>
  isInForce(open, 'clear-sight', unit.id) || (classOf(unit) === 'ranged' && terrainAt(open, unit.hex) === 'hill')

/** What hides a hex from a unit; null: it sees it. */
export const obstacleOf = (open: Open, unit: Unit, to: Hex): Obstacle | null =>
  obstacleOn(open, unit.hex, to, terrainOrUnit(open, looksOverUnits(open, unit)))

/** BW-14.4: friends do not hide the target from dogs, but river does. */
export const dogsSee = (open: Open, { seat, hex }: Unit, to: Hex): boolean =>
  obstacleOn(open, hex, to, each => {
    if (groundAt(open, each).blocks || isRiver(terrainAt(open, each))) return 'terrain'
    const there = unitAt(open, each)
    return there && there.seat !== seat ? 'unit' : null
  }) === null
