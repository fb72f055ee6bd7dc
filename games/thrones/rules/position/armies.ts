/** Armies: who stands where, and how units come, go, rout and stand up. */
import type { Drawers, Seat } from '../../../../kernel/index.ts'
import { less, remember } from '../../../../kernel/index.ts'
import { byPlace, isLand, type Place } from '../../data/areas.ts'
import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Army, MoveOf, Open, Thrones } from '../../types.ts'

export type G = Drawers<Thrones>

/** Does this seat have at least one unit there? */
export const standsAt = (g: G, seat: Seat, place: Place): boolean => g.open.armies[place]?.seat === seat

/** Does another house have at least one unit there? */
export function enemyAt(g: Pick<G, 'open'>, seat: Seat, place: Place): boolean {
  const army = g.open.armies[place]
  return army !== null && army.seat !== seat
}

/** The number of units, standing and routed (AG-3.5.1). */
export const sizeOf = (army: Army | null): number => (army ? army.units.length + army.routed.length : 0)

// A record of places names them all, in official order; `for in` walks it many times faster than a list of keys.
const placesBySeat = remember((armies: Open['armies']) => {
  const lists: Place[][] = [[], [], [], [], [], []]
  for (const place in armies) {
    const army = armies[place as Place]
    if (army !== null) lists[army.seat].push(place as Place)
  }
  return lists
})

/** The places where a seat has units, in official order. */
export const placesOf = (g: Pick<G, 'open'>, seat: Seat): readonly Place[] => placesBySeat(g.open.armies)[seat]

const rank = Object.fromEntries(unitTypes.map((unit, i) => [unit, i])) as Record<UnitType, number>
/** Units in the order of the unit table. */
export const sorted = (units: readonly UnitType[]): readonly UnitType[] => [...units].sort((a, b) => rank[a] - rank[b])

function set(g: G, place: Place, seat: Seat, units: readonly UnitType[], routed: readonly UnitType[]): void {
  const army = units.length + routed.length > 0 ? { seat, units, routed } : null
  g.open.armies = { ...g.open.armies, [place]: army }
}

/** Puts standing units of a seat into a place; nobody else's may be there. */
export function addUnits(g: G, place: Place, seat: Seat, units: readonly UnitType[]): void {
  const army = g.open.armies[place]
  set(g, place, seat, sorted([...(army?.units ?? []), ...units]), army?.routed ?? [])
}

/** Puts routed units of a seat into a place (AG-8.11.7). */
export function addRouted(g: G, place: Place, seat: Seat, units: readonly UnitType[]): void {
  const army = g.open.armies[place]
  set(g, place, seat, army?.units ?? [], sorted([...(army?.routed ?? []), ...units]))
}

/** Takes one unit off a place. */
export function removeUnit(g: G, place: Place, unit: UnitType, routed = false): void {
  const army = g.open.armies[place]!
  const { seat } = army
  if (routed) set(g, place, seat, army.units, less(army.routed, unit))
  else set(g, place, seat, less(army.units, unit), army.routed)
}

/** Takes standing units off a place. */
export function removeUnits(g: G, place: Place, units: readonly UnitType[]): void {
  const army = g.open.armies[place]!
  let left = army.units
  for (const unit of units) left = less(left, unit)
  set(g, place, army.seat, left, army.routed)
}

/** Stands all routed units up (AG-6.5.1). */
export function standUp(g: G): void {
  const { armies } = g.open
  for (const place in armies) {
    const army = armies[place as Place]
    if (army && army.routed.length > 0) set(g, place as Place, army.seat, sorted([...army.units, ...army.routed]), [])
  }
}

const countsBySeat = remember((armies: Open['armies']) => {
  const counts = placesBySeat(armies).map(() => ({ footman: 0, knight: 0, ship: 0, 'siege-engine': 0 }))
  for (const place in armies) {
    const army = armies[place as Place]
    if (army === null) continue
    for (const unit of army.units) counts[army.seat][unit]++
    for (const unit of army.routed) counts[army.seat][unit]++
  }
  return counts
})

/** How many units of a type a seat has on the board. */
export const countOf = (g: Pick<G, 'open'>, seat: Seat, unit: UnitType): number =>
  countsBySeat(g.open.armies)[seat][unit]

/** How many units of a type a seat can still bring (AG-3.9.1). */
export const available = (g: Pick<G, 'open'>, seat: Seat, unit: UnitType): number =>
  unitTable[unit].limit - countOf(g, seat, unit)

/** Different units of a list, in the order of the unit table. */
export const kindsIn = (units: readonly UnitType[]): UnitType[] => unitTypes.filter(unit => units.includes(unit))

/** May a unit of this type ever stand on that kind of place? */
export const fits = (unit: UnitType, place: Place): boolean => (unitTable[unit].moves === 'land') === isLand(place)

const loseMoves = byPlace(at =>
  unitTypes.map(unit => [false, true].map((routed): MoveOf<'lose'> => ({ do: 'lose', at, unit, routed }))),
)

/** A move for each kind of unit that could be lost in a place: standing ones first. */
export function losses(g: G, at: Place): MoveOf<'lose'>[] {
  const { units, routed } = g.open.armies[at]!
  const moves = loseMoves[at]
  return [...kindsIn(units).map(unit => moves[rank[unit]][0]), ...kindsIn(routed).map(unit => moves[rank[unit]][1])]
}
