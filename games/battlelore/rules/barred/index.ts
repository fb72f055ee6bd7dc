/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import { type BarsByQuestion, barredAt } from '../../../../kit/barred.ts'
import type { BattleLore } from '../../types.ts'
import { barredLore } from './cards.ts'
import { barredMuster } from './muster.ts'
import type { Barred } from './types.ts'
import { barredAttacks, barredMovers, barredOrders } from './units.ts'

const byQuestion: BarsByQuestion<BattleLore, Barred> = {
  muster: barredMuster,
  order: barredOrders,
  selectMover: barredMovers,
  attack: barredAttacks,
  react: barredLore,
}

export const barred = (view: View<BattleLore>): readonly Barred[] => barredAt(byQuestion, view)
