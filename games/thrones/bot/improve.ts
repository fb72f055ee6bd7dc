/** A second look at a planning: sets of orders that differ from a good one in one place, or in two that change tokens. */
import type { Place } from '../data/areas.ts'
import { type Order, orderTable } from '../data/orders.ts'
import { isSpecial } from '../rules/position/tokens.ts'
import type { OrderSet, Planner, Settled } from './planner.ts'

/** So many neighbours of a set at most, those first in which least seems lost. */
export function neighboursOf(set: OrderSet, planner: Planner, n: number): OrderSet[] {
  const found: OrderSet[] = []
  for (const choice of planner.choices) {
    if (found.length === n) break
    const other = set[choice.at] === undefined ? null : changed(set, choice)
    if (other && starsIn(other) <= planner.specials) found.push(other)
  }
  return found
}

/** The set with the order at its place; if no such token is left, the place that has one takes the other in exchange. */
function changed(set: OrderSet, { at, order }: Settled): OrderSet | null {
  const before = set[at]!
  if (before === order) return null
  const users = (Object.keys(set) as Place[]).filter(place => set[place] === order)
  if (users.length < orderTable[order].copies) return { ...set, [at]: order }
  return { ...set, [at]: order, [users[0]]: before }
}

const starsIn = (set: OrderSet): number => (Object.values(set) as Order[]).filter(isSpecial).length
