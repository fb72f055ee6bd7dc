/** What everything in the game is called: the labels of map, cards and panels in one language. */
import type { Place } from '../../data/areas.ts'
import type { DominanceToken, Track } from '../../data/constants.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import type { House } from '../../data/houses.ts'
import type { Order } from '../../data/orders.ts'
import type { TidesCard } from '../../data/tides.ts'
import type { UnitType } from '../../data/units.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { WildlingCard } from '../../data/wildlingCards.ts'
import type { Open } from '../../types.ts'

export type Phase = Open['phase']
export type AnyCard = HouseCard | WesterosCard | WildlingCard | TidesCard

/** The terms of the game, one word for one thing (see glossary.test.ts). */
export type Term =
  | 'house'
  | 'player'
  | 'area'
  | 'landArea'
  | 'seaArea'
  | 'port'
  | 'homeArea'
  | 'stronghold'
  | 'castle'
  | 'unit'
  | 'army'
  | 'order'
  | 'specialOrder'
  | 'muster'
  | 'control'
  | 'pillage'
  | 'battlefield'
  | 'transport'
  | 'supply'
  | 'supplyIcon'
  | 'powerToken'
  | 'powerPool'
  | 'availablePower'
  | 'powerIcon'
  | 'influenceTrack'
  | 'dominanceToken'
  | 'houseCard'
  | 'westerosCard'
  | 'wildlingCard'
  | 'tidesCard'
  | 'wildlings'
  | 'nightsWatch'
  | 'garrison'
  | 'neutralForce'
  | 'routed'
  | 'strength'
  | 'sword'
  | 'fortification'
  | 'skull'
  | 'attacker'
  | 'defender'
  | 'round'
  | 'hand'
  | 'discards'
  | 'impassable'

export interface Names {
  places: Readonly<Record<Place, string>>
  /** The family: 'Stark'. */
  houses: Readonly<Record<House, string>>
  /** The house in full: 'House Stark'. */
  houseTitles: Readonly<Record<House, string>>
  units: Readonly<Record<UnitType, string>>
  orders: Readonly<Record<Order, string>>
  cards: Readonly<Record<AnyCard, string>>
  tracks: Readonly<Record<Track, string>>
  tokens: Readonly<Record<DominanceToken, string>>
  phases: Readonly<Record<Phase, string>>
  terms: Readonly<Record<Term, string>>
}
