/** AG-8.11: where a beaten army may go, and how many units that costs. */
import type { Seat } from '../../../../kernel/index.ts'
import { isLand, isPort, type LandArea, type Place } from '../../data/areas.ts'
import { portMaxShips } from '../../data/constants.ts'
import type { Open } from '../../types.ts'
import { placesOf, sizeOf } from '../position/armies.ts'
import { controller, homeOf } from '../position/control.ts'
import { withinSupply } from '../position/supply.ts'
import { reach } from '../position/transport.ts'
import { campOf, fightingUnits, loserOf } from './fight.ts'

export interface Retreat {
  to: Place
  /** Units lost on the way for want of Supply or room in a port (AG-8.11.4). */
  cost: number
}

/** Where the loser's own rule lets it go: an attacker back to its start (AG-8.11.2), a defender by AG-8.11.3. */
export function retreats(open: Open): readonly Retreat[] {
  const combat = open.combat!
  if (loserOf(combat) === 'defender') return cheapest(fieldRetreats(open))
  return wayBackClosed(open) ? [] : [{ to: combat.from, cost: 0 }]
}

/** Where Robb may send the loser: the start area of a beaten attacker besides what the field offers (AG-8.11.6). */
export function retreatsForRobb(open: Open): readonly Retreat[] {
  if (loserOf(open.combat!) === 'defender') return retreats(open)
  return cheapest([...retreats(open), ...fieldRetreats(open)])
}

/** Is there anything for Robb to choose that would not happen anyway? */
export const robbHasChoice = (open: Open): boolean => retreatsForRobb(open).length > Math.min(1, retreats(open).length)

/** AG-8.11.2: the start area is another house's home that the attacker left entirely and without Power token. */
function wayBackClosed(open: Open): boolean {
  const { from, units, attacker } = open.combat!
  if (!isLand(from) || open.banners[from] !== undefined) return false
  const home = homeOf(open, from)
  return home !== null && home !== attacker.seat && sizeOf(open.armies[from]) === units.length
}

/** AG-8.11.4: only the places that cost the fewest units; one that would cost all is none (AG-8.11.5). */
function cheapest(all: readonly Retreat[]): readonly Retreat[] {
  const least = Math.min(...all.map(each => each.cost))
  return all.filter(each => each.cost === least)
}

/** AG-8.11.3: the legal areas around the field, whatever they cost as long as somebody arrives. */
function fieldRetreats(open: Open): Retreat[] {
  const combat = open.combat!
  const side = loserOf(combat)
  const { seat } = combat[side]
  const units = fightingUnits(open, side)
  return reach(open, seat, combat.at, units[0])
    .filter(to => to !== combat.from && isRefuge(open, seat, to))
    .map(to => ({ to, cost: units.length - arriving(open, seat, campOf(combat, side), units.length, to) }))
    .filter(({ cost }) => cost < units.length)
}

/**
 * No enemy unit, Power token, home shield in force, or neutral force (AG-7.6.6): on land that means that the loser or
 * nobody controls it.
 */
export function isRefuge(open: Open, seat: Seat, to: Place): boolean {
  if (!isLand(to)) return (open.armies[to]?.seat ?? seat) === seat
  return (controller(open, to) ?? seat) === seat && open.neutrals[to as LandArea] === undefined
}

/** How many of the units can arrive within the supply limit and the room of a port (AG-8.11.4). */
function arriving(open: Open, seat: Seat, camp: Place, units: number, to: Place): number {
  const there = sizeOf(open.armies[to])
  const others: number[] = []
  for (const place of placesOf({ open }, seat)) {
    if (place === to) continue
    // The retreating army no longer counts where it stood.
    const size = sizeOf(open.armies[place]) - (place === camp ? units : 0)
    others.push(size)
  }
  const room = isPort(to) ? Math.min(units, portMaxShips - there) : units
  for (let n = room; n > 0; n--) if (withinSupply(open.supply[seat], [...others, there + n])) return n
  return 0
}
