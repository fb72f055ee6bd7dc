/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import { type BarsByQuestion, barredAt } from '../../../../kit/barred.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { barredActions } from './actions.ts'
import type { Barred } from './types.ts'
import { barredAttacks, barredByCard, barredByToken, barredMovers } from './units.ts'

const byQuestion: BarsByQuestion<BattlesOfWesteros, Barred> = {
  action: barredActions,
  useToken: barredByToken,
  chooseOrders: barredByCard,
  chooseMover: barredMovers,
  attack: barredAttacks,
}

export const barred = (view: View<BattlesOfWesteros>): readonly Barred[] => barredAt(byQuestion, view)
