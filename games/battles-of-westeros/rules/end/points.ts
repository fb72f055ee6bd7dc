/** BW-17.6: victory points. */
import type { Seat } from '../../../../kernel/index.ts'
import { battleOf, planOf } from '../../data/battles.ts'
import { type Hex, rowOf } from '../../data/hexes.ts'
import { zoneAt, zones } from '../../data/morale.ts'
import type { PointsFor, PointsItem } from '../../data/plans/plan.ts'
import type { Open } from '../../types.ts'
import { type BattleContext, type G, other, unitAt, unitsOf } from '../field/units.ts'
import { depthOf } from './morale.ts'
import { controllerOf, objectivesOf } from './objectives.ts'

const counts = (open: Open, seat: Seat, { house }: PointsItem): boolean =>
  house === 'both' || house === open.houses[seat]

const itemsOf = (open: Open, seat: Seat): readonly PointsItem[] =>
  battleOf(open.options.battle).victory.items.filter(item => counts(open, seat, item))

export function addPoints(g: G, seat: Seat, why: PointsFor, n: number, ctx: BattleContext): void {
  if (n === 0) return
  g.open.points = g.open.points.map((points, each) => points + (each === seat ? n : 0))
  ctx.log({ is: 'points', seat, n, for: why })
}

/** BW-4.4.2: something has happened that the battle scores at once, `times` times. */
export function scoreNow(g: G, seat: Seat, why: PointsFor, ctx: BattleContext, times = 1): void {
  const item = itemsOf(g.open, seat).find(each => each.for === why && each.when === 'immediate')
  if (item) addPoints(g, seat, why, item.vp * times, ctx)
}

/** BW-4.4.2: what is scored at the end of every round, or of the battle. */
export function scoreAll(g: G, when: 'roundEnd' | 'gameEnd', ctx: BattleContext): void {
  for (const seat of g.open.houses.keys()) {
    for (const item of itemsOf(g.open, seat)) {
      if (item.when === when) addPoints(g, seat, item.for, item.vp * countOf(g.open, seat, item.for), ctx)
    }
  }
}

/** The points that a side would be given now for what is scored then. */
export const pointsDue = (open: Open, seat: Seat, when: 'roundEnd' | 'gameEnd'): number =>
  itemsOf(open, seat)
    .filter(item => item.when === when)
    .reduce((sum, item) => sum + item.vp * countOf(open, seat, item.for), 0)

const hexesOf = (open: Open, what: 'building'): readonly Hex[] =>
  (Object.keys(open.ground) as Hex[]).filter(hex => open.ground[hex] === what)

const pieces = (open: Open, what: string): readonly Hex[] =>
  (Object.keys(open.pieces) as Hex[]).filter(hex => open.pieces[hex] === what)

const standing = (open: Open): readonly Hex[] => hexesOf(open, 'building').filter(hex => !open.devastated.includes(hex))

const fireAt = (open: Open, hexes: readonly Hex[]): number => hexes.reduce((sum, hex) => sum + (open.fire[hex] ?? 0), 0)

const held = (open: Open, seat: Seat): readonly Hex[] =>
  objectivesOf(open)
    .map(({ hex }) => hex)
    .filter(hex => controllerOf(open, hex) === seat)

const standsOn = (open: Open, seat: Seat, hexes: readonly Hex[]): number =>
  hexes.filter(hex => unitAt(open, hex)?.seat === seat).length

/** BW-P5.2: the value of the best row that three units have reached. */
function takingGround(open: Open, seat: Seat): number {
  const house = open.houses[seat]
  const rows = planOf(open.options.battle)!.special.ground![house]
  const reached = (row: number) =>
    unitsOf(open, seat).filter(({ hex }) => (house === 'stark' ? rowOf(hex) <= row : rowOf(hex) >= row)).length >= 3
  return Math.max(0, ...rows.filter(({ row }) => reached(row)).map(({ vp }) => vp))
}

function inCamp(open: Open, seat: Seat): number {
  const [from, to] = planOf(open.options.battle)!.special.camp!
  return unitsOf(open, seat).filter(({ hex }) => rowOf(hex) >= from && rowOf(hex) <= to).length
}

/** How often an item counts at the end of a round or of the battle. What is scored at once is counted where it happens. */
const counters: Readonly<Partial<Record<PointsFor, (open: Open, seat: Seat) => number>>> = {
  enemyMoraleZone: (open, seat) => zones.indexOf(zoneAt(depthOf(open, other(seat)))),
  takingGround,
  eachTentStanding: open => pieces(open, 'tent').length,
  eachThreeUnitsInCamp: (open, seat) => Math.floor(inCamp(open, seat) / 3),
  edmureInHexWithStarkUnit: (open, seat) =>
    open.edmure.at !== null && unitAt(open, open.edmure.at)?.seat === seat ? 1 : 0,
  eachBuildingFireLevel: open => fireAt(open, standing(open)),
  eachDevastatedBuilding: open => hexesOf(open, 'building').length - standing(open).length,
  eachWoodBridgeFireLevel: open => fireAt(open, pieces(open, 'wood-bridge')),
  woodBridgeDestroyed: open => open.gone.length,
  eachBuildingControlled: (open, seat) => held(open, seat).filter(hex => standing(open).includes(hex)).length,
  eachObjectiveControlled: (open, seat) => held(open, seat).length,
  controlsWoodBridge: (open, seat) => standsOn(open, seat, pieces(open, 'wood-bridge')),
  controlsStoneBridge: (open, seat) => standsOn(open, seat, pieces(open, 'stone-bridge')),
  eachEnemyUnitOnBoard: (open, seat) => unitsOf(open, other(seat)).length,
  moreObjectivesControlled: (open, seat) => (held(open, seat).length > held(open, other(seat)).length ? 1 : 0),
}

const countOf = (open: Open, seat: Seat, why: PointsFor): number => counters[why]?.(open, seat) ?? 0
