export type OrderType = 'march' | 'defense' | 'support' | 'raid' | 'consolidate'

export interface OrderFacts {
  type: OrderType
  special: boolean
  /** Added to the strength of the attack, the defence or the support given. */
  modifier: number
  /** Tokens of this kind that each house owns. */
  copies: number
}

/** AG-5.1.2: the 11 kinds of order tokens, 15 tokens a house. */
export const orderTable = {
  'march-minus-1': { type: 'march', special: false, modifier: -1, copies: 1 },
  'march-0': { type: 'march', special: false, modifier: 0, copies: 1 },
  'march-plus-1': { type: 'march', special: true, modifier: 1, copies: 1 },
  'defense-plus-1': { type: 'defense', special: false, modifier: 1, copies: 2 },
  'defense-plus-2': { type: 'defense', special: true, modifier: 2, copies: 1 },
  support: { type: 'support', special: false, modifier: 0, copies: 2 },
  'support-plus-1': { type: 'support', special: true, modifier: 1, copies: 1 },
  raid: { type: 'raid', special: false, modifier: 0, copies: 2 },
  'raid-special': { type: 'raid', special: true, modifier: 0, copies: 1 },
  'consolidate-power': { type: 'consolidate', special: false, modifier: 0, copies: 2 },
  'consolidate-power-special': { type: 'consolidate', special: true, modifier: 0, copies: 1 },
} as const satisfies Record<string, OrderFacts>

export type Order = keyof typeof orderTable
export const orders = Object.keys(orderTable) as readonly Order[]
