/** Control of land areas (AG-3.3), never of seas (AG-3.3.2), and what follows from it for victory and taxes. */
import { type Context, remember, type Seat } from '../../../../kernel/index.ts'
import {
  byPlace,
  isLand,
  type LandArea,
  landAreas,
  type Place,
  type Port,
  portLand,
  structureOf,
} from '../../data/areas.ts'
import { homeAreas } from '../../data/houses.ts'
import type { Open, Thrones } from '../../types.ts'
import { type G, sizeOf } from './armies.ts'

/** The seat whose shield is printed on an area, if that house plays (AG-2.12, AG-3.3.4). */
export const homeOf = (open: Open, area: LandArea): Seat | null => homesOf(open.houses)[area]

const homesOf = remember((houses: Open['houses']) => {
  const seatOf = (area: LandArea) => houses.findIndex(house => homeAreas[house] === area)
  return Object.fromEntries(landAreas.map(area => [area, seatOf(area) < 0 ? null : seatOf(area)])) as Record<
    LandArea,
    Seat | null
  >
})

/** A seat's own home area. */
export const homeArea = (open: Open, seat: Seat): LandArea => homeAreas[open.houses[seat]]

/**
 * Who controls a land area: by units, else by Power token, else by the home shield; else nobody (AG-3.3.1, AG-3.3.5).
 * A garrison is no unit (AG-3.2.1).
 */
export function controller(open: Open, area: LandArea): Seat | null {
  const army = open.armies[area]
  return army ? army.seat : claims(open.banners, open.houses)[area]
}

/**
 * Who controls a land area as AG-10.1 counts it. A combat that is still to be decided leaves the attackers where they came
 * from (AG-8.1.1), but if all units went, the area counts as left (AG-8.1.6).
 */
export function countsFor(open: Open, area: LandArea): Seat | null {
  const { combat } = open
  const isLeft = combat?.from === area && combat.winner === null && sizeOf(open.armies[area]) === combat.units.length
  return isLeft ? claims(open.banners, open.houses)[area] : controller(open, area)
}

/** Whose a land area is as far as no units stand there. The few that have a Power token make a slow record. */
const claims = remember((banners: Open['banners'], houses: Open['houses']) => {
  const seats = { ...homesOf(houses) }
  for (const area in banners) seats[area as LandArea] = banners[area as LandArea]!
  return seats
})

/** Who owns a port: whoever controls its land area (AG-3.6.1). */
export const portOwner = (open: Open, port: Port): Seat | null => controller(open, portLand(port))

/** The land areas a seat controls, in official order. */
export const controlled = (open: Open, seat: Seat): LandArea[] =>
  landAreas.filter(area => controller(open, area) === seat)

/** AG-3.3.5: says who controls a land area now, if the seat that did no longer does. */
export function tellLoss(g: G, ctx: Context<Thrones>, at: Place, seat: Seat): void {
  if (!isLand(at)) return
  const now = controller(g.open, at)
  if (now !== seat) ctx.log({ is: 'control', at, seat: now })
}

/** The number of areas with a castle or a stronghold that count for a seat (AG-3.3.6, AG-10.1). */
export const castles = (open: Open, seat: Seat): number => castlesBySeat(open)[seat]

/** The most such areas that any seat has. */
export const mostCastles = (open: Open): number => Math.max(...castlesBySeat(open))

const structures = landAreas.filter(area => structureOf(area) !== null)

function castlesBySeat(open: Open): number[] {
  const counts = open.houses.map(() => 0)
  for (const area of structures) {
    const seat = countsFor(open, area)
    if (seat !== null) counts[seat]++
  }
  return counts
}

/** Does an enemy of this seat defend the place: units, a garrison, or a neutral force (AG-7.3.1)? */
export function isHostile(open: Open, seat: Seat, place: Place): boolean {
  const army = open.armies[place]
  if (army) return army.seat !== seat
  const guard = guards(open.neutrals, open.garrisons, open.houses)[place]
  return guard !== undefined && guard !== seat
}

/** Who defends a place without units: a neutral force, which is nobody's (null), or the garrison of a house. */
const guards = remember((neutrals: Open['neutrals'], garrisons: Open['garrisons'], houses: Open['houses']) => {
  const seats = byPlace((): Seat | null | undefined => undefined)
  for (const area in garrisons) seats[area as LandArea] = homesOf(houses)[area as LandArea]
  for (const area in neutrals) seats[area as LandArea] = null
  return seats
})
