/** BW-1.1, BW-1.6, BW-10.1: units, sides and engagements: what every chapter asks. */
import type { Chapter, Context, Drawers, Seat, Step } from '../../../../kernel/index.ts'
import { battleOf } from '../../data/battles.ts'
import type { Commander } from '../../data/commanders.ts'
import { boards, type Hex } from '../../data/hexes.ts'
import type { House } from '../../data/houses.ts'
import { unitTable } from '../../data/units.ts'
import type { Asks, Autos } from '../../steps.ts'
import type { BattlesOfWesteros, Engagement, Open, Recruit, Unit, UnitId } from '../../types.ts'

export type G = Drawers<BattlesOfWesteros>
export type BattleContext = Context<BattlesOfWesteros>
export type Steps = readonly Step<BattlesOfWesteros>[]
export type Rules<Names extends keyof Autos | keyof Asks> = Chapter<BattlesOfWesteros, Names>

export const sideOf = (open: Open) => battleOf(open.options.battle).side
export const boardOf = (open: Open) => boards[sideOf(open)]

export const other = (seat: Seat): Seat => 1 - seat
export const seatOf = (open: Open, house: House): Seat => open.houses.indexOf(house)

export const unitAt = (open: Open, hex: Hex): Unit | undefined => open.units.find(unit => unit.hex === hex)
export const unitOf = (open: Open, id: UnitId): Unit | undefined => open.units.find(unit => unit.id === id)
export const unitsOf = (open: Open, seat: Seat): readonly Unit[] => open.units.filter(unit => unit.seat === seat)
export const leaderUnit = (open: Open, commander: Commander): Unit | undefined =>
  open.units.find(unit => unit.commander === commander)

export const classOf = (unit: Pick<Unit, 'type'>) => unitTable[unit.type].class

/** How sentences name a unit. */
export const named = ({ type, rank, commander }: Recruit): Recruit => ({ type, rank, commander })

export function change(g: G, id: UnitId, part: Partial<Unit>): void {
  g.open.units = g.open.units.map(unit => (unit.id === id ? { ...unit, ...part } : unit))
}

export const engagementOf = (open: Open, id: UnitId): Engagement | undefined =>
  open.engagements.find(({ units }) => units.includes(id))

/** The enemy with whom a unit is engaged. */
export function foeOf(open: Open, id: UnitId): Unit | undefined {
  const engagement = engagementOf(open, id)
  const foe = engagement?.units.find(each => each !== id)
  return foe === undefined ? undefined : unitOf(open, foe)
}

/** BW-10.9: the token is taken away. */
export function endEngagement(g: G, id: UnitId): void {
  g.open.engagements = g.open.engagements.filter(({ units }) => !units.includes(id))
}

export const neighboursOf = (open: Open, hex: Hex): readonly Unit[] =>
  boardOf(open)
    .neighbours(hex)
    .flatMap(each => unitAt(open, each) ?? [])

/** Friends beside a unit. */
export const friendsBeside = (open: Open, unit: Unit): readonly Unit[] =>
  neighboursOf(open, unit.hex).filter(each => each.seat === unit.seat)

export const enemiesBeside = (open: Open, unit: Unit): readonly Unit[] =>
  neighboursOf(open, unit.hex).filter(each => each.seat !== unit.seat)

/** BW-12.2: the ordinary figures of a unit. */
export const ordinaryFigures = ({ figures, commander }: Unit): number => figures - (commander ? 1 : 0)

/** BW-21.3, R-20: it has lost half of its strength, rounded up. */
export const isReduced = (open: Open, unit: Unit): boolean => {
  const { strength } = unitTable[unit.type]
  return open.options.reducedUnits && strength - unit.figures >= Math.ceil(strength / 2)
}
