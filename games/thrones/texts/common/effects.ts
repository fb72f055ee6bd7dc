/** What cards and tokens do, in our own words: for card faces, tooltips and prompts. */
import type { DominanceToken } from '../../data/constants.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import type { Order } from '../../data/orders.ts'
import type { TidesCard } from '../../data/tides.ts'
import type { UnitType } from '../../data/units.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { WildlingCard } from '../../data/wildlingCards.ts'

/** What a Wildling card does: to the lowest bidder and the others when the wildlings win, else to the highest bidder. */
export interface WildlingEffect {
  lowest: string
  others: string
  highest: string
}

export interface Effects {
  /** Only for cards with an ability. */
  houseCards: Readonly<Partial<Record<HouseCard, string>>>
  westerosCards: Readonly<Record<WesterosCard, string>>
  wildlingCards: Readonly<Record<WildlingCard, WildlingEffect>>
  tidesCards: Readonly<Record<TidesCard, string>>
  orders: Readonly<Record<Order, string>>
  tokens: Readonly<Record<DominanceToken, string>>
  units: Readonly<Record<UnitType, string>>
}
