/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import type { Thrones } from '../../types.ts'
import { barredCards } from './cards.ts'
import { barredPlacing, barredSwaps } from './orders.ts'
import { barredMarch, barredMustering, barredRaids, barredRetreats } from './targets.ts'
import type { Asked, Barred } from './types.ts'

/** By question; a question that is not named bars nothing that one would look for. */
const byQuestion: Readonly<Record<string, (view: Asked) => readonly Barred[]>> = {
  assignOrders: barredPlacing,
  raven: barredSwaps,
  houseCards: barredCards,
  replaceCard: barredCards,
  march: barredMarch,
  raid: barredRaids,
  muster: barredMustering,
  retreat: barredRetreats,
}

export function barred(view: View<Thrones>): readonly Barred[] {
  const { seat, asked, stack } = view
  const question = stack.at(-1)
  if (seat === null || !question || !asked.includes(seat)) return []
  return byQuestion[question.do]?.(view as Asked) ?? []
}
