import { capital, line, type Rich } from '../../../../text/index.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import { type Order, type OrderType, orderTable } from '../../data/orders.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { card, order } from './phrases.ts'

const kinds: Record<OrderType, string> = {
  march: 'menetelés +1',
  defense: 'védekezés',
  support: 'támogatás',
  raid: 'portyázás',
  consolidate: 'hatalomszerzés',
}

function forbidden(of: string): Rich {
  const [id, by] = of.split(' ') as [Order, WesterosCard | undefined]
  const words = `Ebben a fordulóban nincs ${kinds[orderTable[id].type]}`
  return by ? line`${words}: ${card(by)}` : [words]
}

const lines: Record<Bar, (of: string) => Rich> = {
  forbidden,
  'no-stars': () => ['A királyi udvarban elfoglalt helyed nem ad különleges parancsot'],
  'stars-used': of => [`A királyi udvarban elfoglalt helyed ${of} különleges parancsot ad, és már mindet letetted`],
  'all-laid': of =>
    line`${orderTable[of as Order].copies > 1 ? 'Mindkét' : 'Az egyetlen'} ${order(of as Order)} parancsodat letetted`,
  'places-left': of => [`Még ${of} helyen várnak parancsra az egységeid`],
  discarded: of => capital(line`${card(of as HouseCard)} az eldobott lapok között van, amíg a kezed ki nem ürül`),
  'sent-back': of =>
    capital(line`${card(of as HouseCard)} visszakerült a kezedbe, és ebben az ütközetben már nem játszható ki`),
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]
