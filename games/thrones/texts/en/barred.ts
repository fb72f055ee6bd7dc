import { line, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import { type Order, type OrderType, orderTable } from '../../data/orders.ts'
import type { UnitType } from '../../data/units.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { card, many, order, place, unit } from './phrases.ts'

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
  impassable: () => ['Nobody enters this area in this game'],
  'land-units': () => ['Land units do not go to sea; your Ships there carry them across'],
  ships: () => ['Ships do not go on land'],
  'foreign-port': () => ['Ships enter only ports of their own house'],
  'one-attack': of => line`This march attacks ${place(of as Place)} already: one march makes one attack`,
  'neutral-force': of => [`A neutral force of ${of} falls to an attack at least as strong, and to no weaker one`],
  'raid-range': () => ['A Raid order on land reaches land only, one in a port its own sea'],
  'raid-march': () => ['March orders are never raided'],
  'raid-defense': () => ['Only a special Raid order removes a Defense order'],
  'attackers-start': () => ['The attack came from here'],
  'no-refuge': () => ['Another house or a neutral force holds it'],
  'costs-more': () => ['Supply would cost more units here than elsewhere'],
  'no-pieces': of => [`You have no ${unit(of as UnitType)} left to put on the board`],
  'enemy-ships': () => ['Enemy Ships are in this sea'],
  'port-full': () => ['A port holds three Ships'],
  'over-supply': of => [`Your Supply of ${of} does not allow armies of this size`],
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]
