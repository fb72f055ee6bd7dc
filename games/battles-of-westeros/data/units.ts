/** BW-1.1, BW-7.1: the eight kinds of units. */
import type { House } from './houses.ts'
import type { Rank } from './ranks.ts'

export const unitTypes = [
  'war-host-of-the-north',
  'winterfell-riders',
  'northmen-archers',
  'stark-kennelmasters',
  'lannisport-guards',
  'casterly-rock-cavaliers',
  'westerlands-archers',
  'lannister-heavy-infantry',
] as const
export type UnitType = (typeof unitTypes)[number]
export type UnitClass = 'infantry' | 'cavalry' | 'ranged'

export const keywords = [
  'advance',
  'pursue',
  'off-balance',
  'war-dogs',
  'heavy-armor',
  'scorch-the-earth',
  'stalwart',
  'toughness',
  'cover',
] as const
export type Keyword = (typeof keywords)[number]

/** BW-7.1: a line of an order table. */
export interface OrderOption {
  readonly move: number
  readonly attack: boolean
}

export interface UnitFacts {
  readonly house: House
  readonly class: UnitClass
  /** Figures at full strength. */
  readonly strength: number
  /** Figures of this kind in the box. */
  readonly figures: number
  /** Their values; 1 where a keyword has none. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>
  /** 1: melee. */
  readonly range: number
  /** BW-9.5.3: valor never hits. */
  readonly noValor: boolean
  readonly orders: Readonly<Record<Rank, readonly OrderOption[]>>
}

const strike = (move: number): OrderOption => ({ move, attack: true })
const march = (move: number): OrderOption => ({ move, attack: false })

const foot = { green: [strike(2)], blue: [strike(1), march(2)], red: [strike(1)] }

const infantry = {
  class: 'infantry',
  strength: 4,
  keywords: { advance: 1 },
  range: 1,
  noValor: false,
  orders: foot,
} as const

const cavalry = {
  class: 'cavalry',
  strength: 3,
  keywords: { pursue: 2 },
  range: 1,
  noValor: false,
  orders: { green: [strike(4)], blue: [strike(3)], red: [strike(2), march(3)] },
} as const

const archers = {
  class: 'ranged',
  strength: 4,
  keywords: { 'off-balance': 1 },
  range: 4,
  noValor: true,
  orders: foot,
} as const

export const unitTable: Readonly<Record<UnitType, UnitFacts>> = {
  'war-host-of-the-north': { house: 'stark', figures: 32, ...infantry },
  'winterfell-riders': { house: 'stark', figures: 12, ...cavalry },
  'northmen-archers': { house: 'stark', figures: 12, ...archers },
  'stark-kennelmasters': {
    house: 'stark',
    figures: 9,
    ...infantry,
    strength: 3,
    keywords: { advance: 1, 'war-dogs': 1 },
  },
  'lannisport-guards': { house: 'lannister', figures: 24, ...infantry },
  'casterly-rock-cavaliers': { house: 'lannister', figures: 15, ...cavalry },
  'westerlands-archers': { house: 'lannister', figures: 12, ...archers },
  'lannister-heavy-infantry': {
    house: 'lannister',
    figures: 12,
    ...infantry,
    keywords: { advance: 1, 'heavy-armor': 1 },
    orders: { green: [strike(1), march(2)], blue: [strike(1)], red: [strike(1)] },
  },
}
