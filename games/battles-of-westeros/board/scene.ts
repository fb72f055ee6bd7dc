/** What stands and lies in every hex: the small facts that drawings and spoken names depend on. */
import type { Seat, View } from '../../../kernel/index.ts'
import { planOf } from '../data/battles.ts'
import type { Commander } from '../data/commanders.ts'
import { signs, type Token } from '../data/dice.ts'
import type { Hex } from '../data/hexes.ts'
import type { House } from '../data/houses.ts'
import type { entries } from '../data/plans/plan.ts'
import type { Rank } from '../data/ranks.ts'
import type { UnitType } from '../data/units.ts'
import { orderOf } from '../rules/combat/attack.ts'
import { controllerOf, objectivesOf } from '../rules/end/objectives.ts'
import { hidingPlaces } from '../rules/plans/hidden.ts'
import type { BattlesOfWesteros, Open, Unit } from '../types.ts'

type PlayerView = View<BattlesOfWesteros>

/** A unit as it is drawn. */
export interface UnitState {
  type: UnitType
  rank: Rank
  figures: number
  commander: Commander | null
  active: boolean
  /** Ordered this turn: it has something to do yet, or has done it. */
  order: 'ready' | 'spent' | null
}

export interface UnitScene extends UnitState {
  id: string
  hex: Hex
}

function orderLook(open: Open, { id }: Unit): UnitState['order'] {
  const order = orderOf(open, id)
  return order ? (order.acted ? 'spent' : 'ready') : null
}

export const unitScene = (open: Open, unit: Unit): UnitScene => ({
  id: unit.id,
  hex: unit.hex,
  type: unit.type,
  rank: unit.rank,
  figures: unit.figures,
  commander: unit.commander,
  // BW-4.1: before the first round nobody is tired.
  active: unit.active || open.round === 0,
  order: orderLook(open, unit),
})

/** BW-10.1: a token between two hexes, with the arms of the side it shows. */
export interface EngagementScene {
  id: string
  from: Hex
  at: Hex
  house: House
}

export function engagementScenes({ engagements, units, houses }: Open): EngagementScene[] {
  const hexOf = (id: string) => units.find(unit => unit.id === id)?.hex
  return engagements.flatMap(({ units: [a, b], by }) => {
    const [from, at] = [hexOf(a), hexOf(b)]
    return from && at ? [{ id: `${a} ${b}`, from, at, house: houses[by] }] : []
  })
}

/** BW-17.3: an objective, and who controls it. */
export interface ObjectiveScene {
  hex: Hex
  house: House | null
}

export const objectiveScenes = (open: Open): ObjectiveScene[] =>
  objectivesOf(open).map(({ hex }) => {
    const seat = controllerOf(open, hex)
    return { hex, house: seat === null ? null : open.houses[seat] }
  })

/** What a marker of a battle's special rules is (BW-24). */
export type Marker =
  | { is: 'hiding'; mine: boolean; true: boolean }
  | { is: 'archers' }
  | { is: 'catelyn' }
  | { is: 'edmure' }
  | { is: 'target'; rank: Rank }
  | { is: 'stake'; tokens: readonly Token[] }
  | { is: 'entry'; house: House; waiting: boolean }

export type MarkerScene = Marker & { hex: Hex }

/** Where something lies hidden: its owner knows where what counts is. */
function hidingScenes({ open, own, seat }: PlayerView): MarkerScene[] {
  if (!planOf(open.options.battle)) return []
  const { locations, archers, edmure } = open
  const covered: Hex[] = [
    ...(Object.keys(locations) as Hex[]).filter(hex => locations[hex] === 'hidden'),
    ...edmure.hidden,
    ...(archers.hidden > 0 ? archerHexes(open) : []),
  ]
  if (covered.length === 0) return []
  const mine = seat !== null && hidingPlaces(open).seat === seat
  return covered.map(hex => ({ is: 'hiding', hex, mine, true: mine && (own?.secret ?? []).includes(hex) }))
}

/** BW-P3.1: where archers may still be. */
const archerHexes = (open: Open): readonly Hex[] =>
  planOf(open.options.battle)!.special.archers!.hexes.filter(
    hex => !open.archers.cleared.includes(hex) && !open.archers.shown.includes(hex),
  )

/** BW-P10: entries where a column waits, or may come. */
function entryScenes({ options, discs, houses }: Open): MarkerScene[] {
  const columns = planOf(options.battle)?.special.columns
  if (!columns) return []
  const middle = (seat: Seat, entry: (typeof entries)[number]) => columns.entries[houses[seat]][entry][1]
  return discs.flatMap(({ down, waiting }, seat) => [
    ...down.map(
      (entry): MarkerScene => ({ is: 'entry', hex: middle(seat, entry), house: houses[seat], waiting: false }),
    ),
    ...waiting.map(
      ({ entry }): MarkerScene => ({ is: 'entry', hex: middle(seat, entry), house: houses[seat], waiting: true }),
    ),
  ])
}

const hexesIn = <T>(record: Readonly<Partial<Record<Hex, T>>>): [Hex, T][] => Object.entries(record) as [Hex, T][]

/** All markers of the battle's own rules. */
export function markerScenes(view: PlayerView): MarkerScene[] {
  const { open } = view
  const piled = (pile: Readonly<Partial<Record<Token, number>>>) =>
    signs.flatMap(sign => Array.from({ length: pile[sign] ?? 0 }, () => sign))
  return [
    ...hidingScenes(view),
    ...open.archers.shown.map((hex): MarkerScene => ({ is: 'archers', hex })),
    ...(open.catelyn ? [{ is: 'catelyn', hex: open.catelyn } as const] : []),
    ...(open.edmure.at ? [{ is: 'edmure', hex: open.edmure.at } as const] : []),
    ...hexesIn(open.targets).map(([hex, rank]): MarkerScene => ({ is: 'target', hex, rank })),
    ...hexesIn(open.stakes).map(([hex, pile]): MarkerScene => ({ is: 'stake', hex, tokens: piled(pile) })),
    ...entryScenes(open),
  ]
}

export const fireScenes = ({ fire }: Open): { hex: Hex; level: number }[] =>
  hexesIn(fire).map(([hex, level]) => ({ hex, level }))
