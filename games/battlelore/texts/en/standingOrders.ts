/** BL-2.4: the names of standing orders. */
import { line, type Rich } from '../../../../text/index.ts'
import type { Window } from '../../data/windows.ts'
import type { StandingOrder } from '../../rules/standingOrders.ts'
import { moments } from './questions.ts'

const names: Readonly<Partial<Record<StandingOrder, Rich>>> = {
  'always-counter': ['Always counter'],
  'never-counter': ['Never counter'],
  'ignore-most': ['Always ignore as much damage and as many retreats as possible'],
}

export const standingOrderName = (order: StandingOrder): Rich =>
  names[order] ?? line`Always play no lore card when: ${moments[order.slice('pass '.length) as Window]}`
