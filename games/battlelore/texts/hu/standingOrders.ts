/** BL-2.4: the names of standing orders. */
import { line, type Rich } from '../../../../text/index.ts'
import type { Window } from '../../data/windows.ts'
import type { StandingOrder } from '../../rules/standingOrders.ts'
import { moments } from './questions.ts'

const names: Readonly<Partial<Record<StandingOrder, Rich>>> = {
  'always-counter': ['Mindig visszatámad'],
  'never-counter': ['Soha nem támad vissza'],
  'ignore-most': ['A lehető legtöbb sérülést és visszavonulást figyelmen kívül hagyja'],
}

export const standingOrderName = (order: StandingOrder): Rich =>
  names[order] ?? line`Nem játszik ki tudáskártyát, amikor: ${moments[order.slice('pass '.length) as Window]}`
