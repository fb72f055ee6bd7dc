/** Why a unit cannot be ordered, moved or led to attack (BL-5, BL-6.1, BL-7.1). */
import type { Asks } from '../../steps.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { isForbidden } from '../combat/attack.ts'
import { terrainAt } from '../field/field.ts'
import { obstacle } from '../field/sight.ts'
import { armyOf, other } from '../field/units.ts'
import { orderFor } from '../turn/orders.ts'
import type { Asked, BarOf, Barred } from './types.ts'

/** The own units that no legal move of this name speaks of. */
function left({ open, seat, legalMoves }: Asked, name: 'order' | 'select'): Unit[] {
  const legal = new Set(legalMoves.flatMap(move => (move.do === name ? [(move as MoveOf<'order'>).hex] : [])))
  return armyOf(open, seat).filter(({ hex }) => !legal.has(hex))
}

/** BL-5.2 to BL-5.4, BL-17.6.10 */
function orderBar({ turn }: Open, unit: Unit): BarOf {
  const { card, mode, ordered, unordered } = turn!
  if (ordered.some(order => order.unit === unit.id)) return { why: 'ordered-once', rule: 'BL-5.4' }
  if (unordered.includes(unit.id)) return { why: 'order-lost', of: 'nightmare-visions', rule: 'BL-17.6.10' }
  if (mode === 'single') return { why: 'orders-given', rule: 'BL-5.3' }
  return { why: 'not-by-card', of: card!, rule: 'BL-5.2' }
}

export const barredOrders = (view: Asked): Barred[] =>
  left(view, 'order').map(unit => ({ move: { do: 'order', hex: unit.hex }, ...orderBar(view.open, unit) }))

/** BL-6.1, BL-15.2: only of the Move step itself; its later parts concern few units. */
function moveBar(open: Open, unit: Unit): BarOf {
  const order = orderFor(open, unit.id)
  if (!order) return { why: 'not-ordered-move', rule: 'BL-6.1' }
  if (unit.stunned) return { why: 'stunned', rule: 'BL-15.2' }
  return order.done ? { why: 'moved', rule: 'BL-6.1' } : { why: 'no-way', rule: 'BL-6.2' }
}

export function barredMovers(view: Asked): Barred[] {
  const { why } = view.stack.at(-1) as unknown as Asks['selectMover']
  if (why !== 'move') return []
  return left(view, 'select').map(unit => ({ move: { do: 'select', hex: unit.hex }, ...moveBar(view.open, unit) }))
}

/** What keeps a unit from attacking whomever it likes; null: nothing does. */
function attackerBar(open: Open, unit: Unit): BarOf | null {
  const order = orderFor(open, unit.id)
  if (!order) return { why: 'not-ordered-attack', rule: 'BL-7.1' }
  if (unit.stunned) return { why: 'stunned', rule: 'BL-15.2' }
  if (order.attacked) return { why: 'attacked', rule: 'BL-7.1' }
  return isForbidden(open, order) ? { why: 'no-attack', of: open.turn!.card!, rule: 'BL-18.6' } : null
}

/** Of an enemy in reach and sight whatever bars its attacker; of one in reach and out of sight what hides it. */
function targetBar(open: Open, unit: Unit, enemy: Unit): BarOf | null {
  const hindrance = obstacle(open, unit, enemy.hex)
  if (hindrance?.why === 'distance') return null
  const bar = attackerBar(open, unit)
  if (!hindrance) return bar
  if (bar) return null
  const of = hindrance.why === 'unit' ? hindrance.hex : `${terrainAt(open, hindrance.hex)} ${hindrance.hex}`
  return { why: hindrance.why === 'unit' ? 'behind-unit' : 'behind-terrain', of, rule: 'BL-13.2' }
}

export const barredAttacks = ({ open, seat }: Asked): Barred[] =>
  armyOf(open, seat).flatMap(unit =>
    armyOf(open, other(seat)).flatMap(enemy => {
      const bar = targetBar(open, unit, enemy)
      return bar ? [{ move: { do: 'attack', from: unit.hex, at: enemy.hex } as const, ...bar }] : []
    }),
  )
