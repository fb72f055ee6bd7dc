/** Why a unit cannot be ordered, moved or led to attack (BW-5.2, BW-6.3, BW-7, BW-9.1, BW-9.2). */
import { topStep } from '../../../../kit/topStep.ts'
import type { Asks } from '../../steps.ts'
import type { BattlesOfWesteros, Open, Unit } from '../../types.ts'
import { controlledAtPlay } from '../cards/zone.ts'
import { orderOf } from '../combat/attack.ts'
import { mayAttack, refusalOf } from '../combat/targets.ts'
import { burns, terrainAt } from '../field/ground.ts'
import { other, unitsOf } from '../field/units.ts'
import { type Asked, type BarOf, type Barred, movesOf } from './types.ts'

/** The own units that no legal move of this name speaks of. */
function left(view: Asked, name: 'order' | 'select'): readonly Unit[] {
  const legal = new Set(movesOf(view, name).map(({ hex }) => hex))
  return unitsOf(view.open, view.seat).filter(({ hex }) => !legal.has(hex))
}

const step = <Name extends keyof Asks>(view: Asked, name: Name): Asks[Name] =>
  topStep<BattlesOfWesteros, Name>(view, name)!

/** BW-1.3, BW-5.2: by an order token. */
export function barredByToken(view: Asked): Barred[] {
  const { token } = step(view, 'useToken')
  return left(view, 'order').flatMap(unit => {
    if (token === 'morale') return []
    const bar: BarOf = unit.active
      ? { why: 'other-rank', of: token, rule: 'BW-5.2' }
      : { why: 'inactive', rule: 'BW-1.3' }
    return [{ move: { do: 'order', hex: unit.hex }, ...bar }]
  })
}

/** BW-6.3, BW-6.5: by a command of a card. */
function orderBar(open: Open, unit: Unit): BarOf {
  const play = open.turn!.play!
  const order = orderOf(open, unit.id)
  if (order && !order.acted) return { why: 'ordered-once', rule: 'BW-7.5' }
  if (!controlledAtPlay(open, play).some(({ id }) => id === unit.id)) {
    return { why: 'out-of-zone', of: play.commander, rule: 'BW-6.3' }
  }
  if (!unit.active) return { why: 'inactive', rule: 'BW-1.3' }
  return { why: 'not-by-command', of: play.card, rule: 'BW-6.5' }
}

export const barredByCard = (view: Asked): Barred[] =>
  left(view, 'order').map(unit => ({ move: { do: 'order', hex: unit.hex }, ...orderBar(view.open, unit) }))

/** BW-7.2, BW-16.3 */
export const barredMovers = (view: Asked): Barred[] =>
  left(view, 'select').flatMap(unit => {
    const order = orderOf(view.open, unit.id)
    if (!order) return []
    const bar: BarOf = order.settled
      ? { why: 'has-moved', rule: 'BW-7.2' }
      : burns(view.open, unit.hex)
        ? { why: 'in-fire', rule: 'BW-16.3' }
        : { why: 'no-way', rule: 'BW-8.2' }
    return [{ move: { do: 'select', hex: unit.hex }, ...bar }]
  })

/** What keeps a unit from attacking whomever it likes; null: nothing does. */
function attackerBar(open: Open, unit: Unit): BarOf | null {
  const order = orderOf(open, unit.id)
  if (!order) return { why: 'not-ordered', rule: 'BW-7.1' }
  if (order.acted) return { why: 'has-attacked', rule: 'BW-7.5' }
  if (burns(open, unit.hex)) return { why: 'in-fire', rule: 'BW-16.3' }
  if (!order.mayAttack) return { why: 'marched', rule: 'BW-7.1' }
  return mayAttack(open, order) ? null : { why: 'may-not-attack', rule: 'BW-18.29' }
}

/** Of an enemy in reach and sight whatever bars its attacker; of one in reach alone what hides it. */
function targetBar(open: Open, unit: Unit, enemy: Unit): BarOf | null {
  const refusal = refusalOf(open, unit, enemy.hex)
  if (refusal?.why === 'distance') return null
  const bar = attackerBar(open, unit)
  if (!refusal) return bar
  if (bar) return null
  if (refusal.why === 'engaged') return { why: 'engaged-elsewhere', rule: 'BW-9.1.2' }
  const { why, hex } = refusal
  return why === 'unit'
    ? { why: 'behind-unit', of: hex, rule: 'BW-9.2.1' }
    : { why: 'behind-terrain', of: `${terrainAt(open, hex)} ${hex}`, rule: 'BW-9.2.1' }
}

export const barredAttacks = ({ open, seat }: Asked): Barred[] =>
  unitsOf(open, seat).flatMap(unit =>
    unitsOf(open, other(seat)).flatMap(enemy => {
      const bar = targetBar(open, unit, enemy)
      return bar ? [{ move: { do: 'attack', from: unit.hex, at: enemy.hex } as const, ...bar }] : []
    }),
  )
