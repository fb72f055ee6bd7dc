/** The moves offered at one place, as a menu shows them. */
import type { View } from '../../../kernel/index.ts'
import type { Order } from '../data/orders.ts'
import { tokensLeft } from '../rules/position/tokens.ts'
import type { Thrones, UnitPick } from '../types.ts'
import { type Move, type MoveTarget, movesOf } from './moveTargets.ts'

export interface Choice {
  /** What is done, one move after the other. */
  moves: readonly Move[]
  /** The move that names the choice; null: all the others together. */
  label: Move | null
  /** The order that it lays down, for the ring. */
  order: Order | null
}

/** The order that a move lays down. */
export const orderOf = (move: Move): Order | null => (move.do === 'place' || move.do === 'swap' ? move.order : null)

/** Another order in the place of one laid down: it is taken up, and the other is laid. */
function replacements({ move }: MoveTarget, { open, own, seat }: View<Thrones>): Choice[] {
  if (move.do !== 'remove' || own === null || seat === null) return []
  const { [move.at]: laid, ...others } = own.orders
  return tokensLeft(open, seat, Object.values(others))
    .filter(order => order !== laid)
    .map(order => {
      const place: Move = { do: 'place', at: move.at, order }
      return { moves: [move, place], label: place, order }
    })
}

/** `units` are all that may go together, where the offers are ways to go. */
export function choicesOf(offers: readonly MoveTarget[], units: readonly UnitPick[], view: View<Thrones>): Choice[] {
  const single = offers.map(({ move }): Choice => ({ moves: [move], label: move, order: orderOf(move) }))
  const together = offers.length > 0 && offers.every(({ move }) => move.do === 'go') ? movesOf(offers, units) : []
  const all: Choice[] = together.length > 1 ? [{ moves: together, label: null, order: null }] : []
  return [...all, ...single, ...offers.flatMap(offer => replacements(offer, view))]
}
