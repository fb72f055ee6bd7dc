/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import type { Asks } from '../../steps.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { barredActions } from './actions.ts'
import type { Asked, Barred } from './types.ts'
import { barredAttacks, barredByCard, barredByToken, barredMovers } from './units.ts'

/** By question; a question that is not named bars nothing that one would look for. */
const byQuestion: Readonly<Partial<Record<keyof Asks, (view: Asked) => readonly Barred[]>>> = {
  action: barredActions,
  useToken: barredByToken,
  chooseOrders: barredByCard,
  chooseMover: barredMovers,
  attack: barredAttacks,
}

export function barred(view: View<BattlesOfWesteros>): readonly Barred[] {
  const { seat, asked, stack } = view
  const question = stack.at(-1)
  if (seat === null || !question || !asked.includes(seat)) return []
  return byQuestion[question.do as keyof Asks]?.(view as Asked) ?? []
}
