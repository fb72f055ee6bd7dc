/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import { type BarsByQuestion, barredAt } from '../../../../kit/barred.ts'
import type { Thrones } from '../../types.ts'
import { barredCards } from './cards.ts'
import { barredPlacing, barredSwaps } from './orders.ts'
import { barredMarch, barredMustering, barredRaids, barredRetreats } from './targets.ts'
import type { Barred } from './types.ts'

const byQuestion: BarsByQuestion<Thrones, Barred> = {
  assignOrders: barredPlacing,
  raven: barredSwaps,
  houseCards: barredCards,
  replaceCard: barredCards,
  march: barredMarch,
  raid: barredRaids,
  muster: barredMustering,
  retreat: barredRetreats,
}

export const barred = (view: View<Thrones>): readonly Barred[] => barredAt(byQuestion, view)
