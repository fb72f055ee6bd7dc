/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import type { BattleLore } from '../../types.ts'
import { barredLore } from './cards.ts'
import { barredMuster } from './muster.ts'
import type { Asked, Barred } from './types.ts'
import { barredAttacks, barredMovers, barredOrders } from './units.ts'

/** By question; a question that is not named bars nothing that one would look for. */
const byQuestion: Readonly<Record<string, (view: Asked) => readonly Barred[]>> = {
  muster: barredMuster,
  order: barredOrders,
  selectMover: barredMovers,
  attack: barredAttacks,
  react: barredLore,
}

export function barred(view: View<BattleLore>): readonly Barred[] {
  const { seat, asked, stack } = view
  const question = stack.at(-1)
  if (seat === null || !question || !asked.includes(seat)) return []
  return byQuestion[question.do]?.(view as Asked) ?? []
}
