import { capital, line, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import { type Order, type OrderType, orderTable } from '../../data/orders.ts'
import type { UnitType } from '../../data/units.ts'
import type { WesterosCard } from '../../data/westerosCards.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { card, order, place, unit } from './phrases.ts'

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
  impassable: () => ['Ebbe a tartományba ebben a játszmában senki sem léphet'],
  'land-units': () => ['Szárazföldi egység nem megy tengerre; az ottani hajóid átszállítják'],
  ships: () => ['A hajók nem mennek szárazföldre'],
  'foreign-port': () => ['A hajók csak a saját házuk kikötőjébe futhatnak be'],
  'one-attack': of => line`Ez a menetelés már támad (${place(of as Place)}): egy paranccsal csak egy támadás indítható`,
  'neutral-force': of => [`A semleges erő ereje ${of}: csak legalább ekkora támadás győzi le`],
  'raid-range': () => ['A portyázás szárazföldről csak szárazföldet ér el, kikötőből csak a kikötő tengerét'],
  'raid-march': () => ['Menetelés parancsot semmilyen portyázás nem vesz le'],
  'raid-defense': () => ['Védekezés parancsot csak különleges portyázás vesz le'],
  'attackers-start': () => ['Innen indult a támadás'],
  'no-refuge': () => ['Egy másik ház vagy semleges erő tartja'],
  'costs-more': () => ['Az utánpótlás miatt itt több egység veszne el, mint máshol'],
  'no-pieces': of => [`Ebből az egységből nincs több: ${unit(of as UnitType)}`],
  'enemy-ships': () => ['Ezen a tengeren ellenséges hajók állnak'],
  'port-full': () => ['Egy kikötőben három hajó fér el'],
  'over-supply': of => [`Ekkora seregeket az utánpótlásod (${of}) nem enged meg`],
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]
