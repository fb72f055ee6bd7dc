/** BL-2.4: what a player may say once for all, so that a game by mail need not wait for it. Whose orders they are is secret. */
import type { Move as AnyMove, AskStep } from '../../../kernel/index.ts'
import { type Window, windows } from '../data/windows.ts'
import type { BattleLore, MoveOf } from '../types.ts'

/** Lore windows are passed by their kind. */
export type StandingOrder = 'always-counter' | 'never-counter' | 'ignore-most' | `pass ${Window}`

const passes = windows.map(window => `pass ${window}` as const)
export const standingOrders: readonly StandingOrder[] = ['always-counter', 'never-counter', 'ignore-most', ...passes]

/** The orders of which a player may have one; none where a question always waits for its answer. */
export function standingOrdersFor(step: AskStep<BattleLore>): readonly StandingOrder[] {
  switch (step.do) {
    case 'counterOrNot':
      return ['always-counter', 'never-counter']
    case 'ignoreDamage':
    case 'ignoreRetreats':
      return ['ignore-most']
    case 'react':
      return [`pass ${step.window}`]
    default:
      return []
  }
}

/**
 * The move of a seat at a question by the orders it has given; null: it is asked. What decides is the question alone, so the
 * answer tells nothing of a hand. `legal` are the legal moves of the seat.
 */
export function standingAnswer(
  orders: readonly StandingOrder[],
  step: AskStep<BattleLore>,
  legal: readonly AnyMove<BattleLore>[],
): AnyMove<BattleLore> | null {
  const order = standingOrdersFor(step).find(each => orders.includes(each))
  if (order === undefined) return null
  return legal.find(move => obeys(order, move, legal)) ?? null
}

function obeys(order: StandingOrder, move: AnyMove<BattleLore>, legal: readonly AnyMove<BattleLore>[]): boolean {
  if (move.do === 'counter') return move.yes === (order === 'always-counter')
  // BL-7.7, BL-7.9
  if (move.do === 'ignore') return legal.every(each => (each as MoveOf<'ignore'>).n <= move.n)
  return move.do === 'pass'
}
