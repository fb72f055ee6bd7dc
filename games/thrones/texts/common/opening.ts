/** Words for what was chosen in the first round. */

import type { Place } from '../../data/areas.ts'
import type { Order } from '../../data/orders.ts'
import type { Names } from './names.ts'

/** 'march-plus-1 winterfell' as an order and its place. */
export const openingIn =
  ({ orders, places }: Pick<Names, 'orders' | 'places'>) =>
  (name: string): string => {
    const [order, place] = name.split(' ')
    return `${orders[order as Order]}: ${places[place as Place]}`
  }
