/** Facts of a position that its sentences speak of, in any language. */
import type { AskName, Seat, View } from '../../../../kernel/index.ts'
import { topName, topStep } from '../../../../kit/topStep.ts'
import {
  areaTable,
  isLand,
  isPort,
  isSea,
  type LandArea,
  landAreas,
  musterPoints,
  type Place,
  places,
  portOf,
  portSea,
} from '../../data/areas.ts'
import { marchInSupply } from '../../rules/action/marchSupply.ts'
import { attackOf, leavesEmpty } from '../../rules/action/movement.ts'
import { controller, homeOf } from '../../rules/position/control.ts'
import { costOf } from '../../rules/westeros/mustering.ts'
import type { Open, Thrones } from '../../types.ts'

export type PlayerView = View<Thrones>

/** The question on top of the stack, if it has that name. */
export const asking = <Name extends AskName<Thrones>>(view: PlayerView, name: Name): Thrones['asks'][Name] | null =>
  topStep<Thrones, Name>(view, name)

/** The name of the question on top of the stack. */
export const question = (view: PlayerView): AskName<Thrones> | undefined => topName<Thrones>(view)

/** How many places still wait for an order of the reader (AG-5.1.1). */
export function unordered(view: PlayerView): number {
  const laid = view.own?.orders ?? {}
  return places.filter(place => view.open.armies[place]?.seat === view.seat && laid[place] === undefined).length
}

export const canConfirm = (view: PlayerView): boolean => view.legalMoves.some(move => move.do === 'confirm')

/** The other side of the combat; null outside a combat. */
export function opponent({ combat }: Open, seat: Seat | null): Seat | null {
  if (combat === null || seat === null) return null
  return combat.attacker.seat === seat ? combat.defender.seat : combat.attacker.seat
}

/** Power that a Consolidate Power order there brings (AG-6.4.1, AG-3.6.7). */
export function income(open: Open, place: Place): number {
  if (isLand(place)) return 1 + areaTable[place].power
  if (isSea(place)) return 0
  const seat = open.armies[place]?.seat
  const atSea = isPort(place) ? open.armies[portSea(place)] : null
  return atSea && atSea.seat !== seat ? 0 : 1
}

/** What marching off without a Power token means. */
export type Leaving =
  /** Nobody controls the area then; ships in its port are lost. */
  | { kind: 'lost'; area: LandArea; ships: number }
  /** The house whose home it is has it back, and may take the ships in its port over. */
  | { kind: 'regained'; area: LandArea; by: Seat; ships: number }

/** Would the march now drafted leave its area without a Power token, and what follows (AG-3.4, AG-3.6.9, AG-3.6.10)? */
export function leaving(view: PlayerView): Leaving | null {
  const march = asking(view, 'march')
  if (march === null) return null
  const { open } = view
  const { from: area } = march
  if (!isLand(area) || !leavesEmpty(open, march)) return null
  const home = homeOf(open, area)
  if (open.banners[area] === march.seat || home === march.seat) return null
  const port = portOf(area)
  const inPort = port ? open.armies[port] : null
  const ships = inPort ? inPort.units.length + inPort.routed.length : 0
  return home === null ? { kind: 'lost', area, ships } : { kind: 'regained', area, by: home, ships }
}

/** The mustering points left to the reader, area by area (AG-4.5.1); areas that have spent theirs are left out. */
export function pointsLeft(view: PlayerView): [LandArea, number][] {
  const muster = asking(view, 'muster')
  if (muster === null) return []
  const { only, steps, seat } = muster
  const spent = (area: LandArea) => steps.filter(({ at }) => at === area).reduce((sum, step) => sum + costOf(step), 0)
  return (only ? [only] : landAreas)
    .filter(area => controller(view.open, area) === seat)
    .map((area): [LandArea, number] => [area, musterPoints(area) - spent(area)])
    .filter(([, points]) => points > 0)
}

/** Why the march now drafted may not set out. */
export type Obstacle =
  /** Some army would be larger than Supply allows (AG-7.4). */
  | { kind: 'supply'; level: number }
  /** The neutral force there is stronger (AG-7.6.1). */
  | { kind: 'neutral'; at: Place }

export function obstacle(view: PlayerView): Obstacle | null {
  const march = asking(view, 'march')
  const can = (name: string) => view.legalMoves.some(move => move.do === name)
  if (march === null || !can('recall') || can('commit')) return null
  const { open } = view
  const attack = attackOf(open, march)
  const peaceful = march.groups.filter(group => group !== attack)
  if (attack && marchInSupply(open, march.seat, march.from, peaceful, attack)) return { kind: 'neutral', at: attack.to }
  return { kind: 'supply', level: open.supply[march.seat] }
}
