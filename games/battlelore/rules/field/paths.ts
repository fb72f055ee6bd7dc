/** BL-6, BL-16.5, BL-17.6.4, BL-17.6.5: where a unit can go. Pure in the open facts: the board shows it, bots use it. */
import { type Entry, nextSteps, type Reach, reach, type Walk } from '../../../../hex/index.ts'
import { commandCardTable } from '../../data/commandCards.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { abilityValue, hasAbility } from '../../data/units.ts'
import type { Why } from '../../steps.ts'
import type { Open, Unit } from '../../types.ts'
import { orderFor } from '../turn/orders.ts'
import { canOccupy, groundAt, groundUnder, isFree } from './field.ts'
import { cardOf, unitAt } from './units.ts'

/** BL-6.2, BL-6.3: what a hex is to a unit that its owner moves. */
function entry(open: Open, unit: Unit, hex: Hex): Entry {
  const there = unitAt(open, hex)
  if (there && there.id !== unit.id) return passes(open, unit, there) ? 'pass' : 'blocked'
  if (!canOccupy(open, unit.type, hex)) return 'blocked'
  return groundUnder(open, { type: unit.type, hex }).stops && !open.portals.includes(hex) ? 'stop' : 'free'
}

/** BL-16.5: flyers pass over any unit; BL-17.6.4: with Overrun cavalry over enemies on ground that does not stop it. */
function passes(open: Open, unit: Unit, there: Unit): boolean {
  if (hasAbility(unit.type, 'flying')) return true
  if (!overruns(open, unit) || there.seat === unit.seat) return false
  return canOccupy(open, unit.type, there.hex) && !groundAt(open, there.hex).stops
}

export const overruns = (open: Open, unit: Unit): boolean =>
  open.turn!.overrun && open.turn!.seat === unit.seat && cardOf(unit).class === 'cavalry'

/** The rules of movement for one unit; a portal leads to its twin, if that is unoccupied (BL-17.6.5). */
export function walkOf(open: Open, unit: Unit): Walk<Hex> {
  return {
    enter: hex => entry(open, unit, hex),
    links: hex => (open.portals.includes(hex) ? open.portals.filter(twin => twin !== hex && isFree(open, twin)) : []),
  }
}

/** Hexes that the unit may move; BL-6.10: one more in the Move step where its card or Craving gives it. */
export function budgetOf(open: Open, unit: Unit, why: Why): number {
  if (why === 'onslaught') return commandCardTable.onslaught.onslaught!
  if (why === 'mobility') return abilityValue(unit.type, 'mobility')
  const { card, mode } = open.turn!
  const bonus =
    card && mode === 'text' && orderFor(open, unit.id)?.by === 'card' ? (commandCardTable[card].move ?? 0) : 0
  return cardOf(unit).move + bonus
}

const craves = (unit: Unit, why: Why) => why === 'move' && hasAbility(unit.type, 'craving')

/** Where a unit that has come to `at` may end, with `spent` hexes behind it, and by which ways. */
export function reachOf(open: Open, unit: Unit, why: Why, at: Hex, spent: number): Reach<Hex> {
  const left = budgetOf(open, unit, why) - spent
  const walk = walkOf(open, unit)
  if (!craves(unit, why)) return reach(board, walk, at, left)
  const further = reach(board, walk, at, left + 1)
  // BL-6.10: the additional hex only to come beside an enemy
  const ends = new Map([...further.ends].filter(([hex, steps]) => steps <= left || besideEnemy(open, unit, hex)))
  return { ends, paths: end => (ends.has(end) ? further.paths(end) : []) }
}

export const besideEnemy = (open: Open, unit: Unit, hex: Hex): boolean =>
  open.units.some(each => each.seat !== unit.seat && board.adjacent(each.hex, hex))

/** The shortest way to an end that goes over the fewest units; the player can lead it otherwise, hex by hex. */
export function wayTo(open: Open, { paths }: Reach<Hex>, end: Hex): readonly Hex[] {
  const over = (path: readonly Hex[]) => path.filter(hex => !isFree(open, hex)).length
  return [...paths(end)].sort((a, b) => over(a) - over(b))[0]
}

/** Does it matter which way the unit goes? Over whom it flies, or whom it rides down. */
function chooses(open: Open, unit: Unit, why: Why): boolean {
  return overruns(open, unit) || (why === 'move' && hasAbility(unit.type, 'flying'))
}

/** The hexes through which a unit whose way matters may go next; into one that would stop it it goes at the end (BL-6.3). */
export function stepsOf(open: Open, unit: Unit, why: Why, at: Hex, spent: number): readonly Hex[] {
  if (!chooses(open, unit, why)) return []
  const walk = walkOf(open, unit)
  return nextSteps(board, walk, at, budgetOf(open, unit, why) - spent).filter(hex => walk.enter(hex) !== 'stop')
}
