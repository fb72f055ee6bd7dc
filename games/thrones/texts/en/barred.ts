import { line, type Rich } from '../../../../text/index.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import { type Order, type OrderType, orderTable } from '../../data/orders.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { card, many, order } from './phrases.ts'

const kinds: Record<OrderType, string> = {
  march: 'March +1',
  defense: 'Defense',
  support: 'Support',
  raid: 'Raid',
  consolidate: 'Consolidate Power',
}

function forbidden(of: string): Rich {
  const [id, by] = of.split(' ') as [Order, WesterosCard | undefined]
  const kind = kinds[orderTable[id].type]
  return by ? line`No ${kind} this round: ${card(by)}` : [`No ${kind} this round`]
}

const lines: Record<Bar, (of: string) => Rich> = {
  forbidden,
  'no-stars': () => ['No special order at your place on the King’s Court track'],
  'stars-used': of => [`Your place on the King’s Court track allows ${many(Number(of), 'special order')}, all laid`],
  'all-laid': of =>
    line`${orderTable[of as Order].copies > 1 ? 'Both' : 'The one'} ${order(of as Order)} you have ${orderTable[of as Order].copies > 1 ? 'are' : 'is'} laid`,
  'places-left': of => [`${many(Number(of), 'place')} with your units still ${of === '1' ? 'needs' : 'need'} an order`],
  discarded: of => line`${card(of as HouseCard)} is discarded, until the hand is empty`,
  'sent-back': of => line`${card(of as HouseCard)} was sent back and is out of this combat`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]
