/** Names as they stand in a Hungarian sentence, in the form it asks for, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { article, listed, type Noun, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Track } from '../../data/constants.ts'
import { type HouseCard, houseCardTable } from '../../data/houseCards.ts'
import type { Order } from '../../data/orders.ts'
import { tidesCardTable } from '../../data/tides.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import type { Thrones } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import { names } from './names.ts'
import { houseCardNouns, houseNouns, placeNouns, unitNouns } from './nouns.ts'

export type Table = Reader<Thrones>
type Form = Exclude<keyof Noun, 'the'>

/** With its article, where it takes one: 'Deresben', 'a Folyóvidéken', 'az Ikreknél'. */
function formed(noun: Noun, form: Form, on: string): Rich {
  const ref: Ref = { text: noun[form], on }
  return noun.the ? [`${noun.the} `, ref] : [ref]
}

export const place = (id: Place, form: Form = 'name'): Rich => formed(placeNouns[id], form, `place:${id}`)

/** Always with an article, as before an attribute: 'a Deresben', 'az Ikreknél'. */
export const thePlace = (id: Place, form: Form): Rich => {
  const text = placeNouns[id][form]
  return [`${article(text)} `, { text, on: `place:${id}` }]
}

/** The bare name, as in brackets: 'Vasemberek öble'. */
export const placeName = (id: Place): Ref => ({ text: names.places[id], on: `place:${id}` })

export const seat = (id: Seat, { open }: Table, form: Form = 'name'): Ref => ({
  text: houseNouns[open.houses[id]][form],
  on: `seat:${id}`,
})

/** 'Stark-ház'. */
export const houseOf = (id: Seat, { open }: Table): Ref => ({
  text: names.houseTitles[open.houses[id]],
  on: `seat:${id}`,
})

export const seats = (ids: readonly Seat[], table: Table, form: Form = 'name'): Rich =>
  listed(
    ids.map(id => seat(id, table, form)),
    'hu',
  )

const isHouseCard = (id: AnyCard): id is HouseCard => id in houseCardTable

/** A House card like a person ('Tyrion Lannistert', 'a Véreb'), a battle card by its figure, any other as a title. */
export function card(id: AnyCard, form: Form = 'name'): Rich {
  if (isHouseCard(id)) return formed(houseCardNouns[id], form, `card:${id}`)
  if (id in tidesCardTable) return [{ text: names.cards[id], on: `card:${id}` }]
  return [{ text: `„${names.cards[id]}”`, on: `card:${id}` }]
}

export const cards = (ids: readonly AnyCard[], form: Form = 'name'): Rich =>
  listed(
    ids.map(id => card(id, form)),
    'hu',
  )

/** 'menetelés +1', as it stands before 'parancs'. */
export const order = (id: Order): Ref => ({
  text: names.orders[id].charAt(0).toLowerCase() + names.orders[id].slice(1),
  on: `order:${id}`,
})

const owners: Record<Track, string> = {
  'iron-throne': 'Vastrón',
  fiefdoms: 'hűbéresek',
  'kings-court': 'királyi udvar',
}

/** 'a hűbéresek befolyási területén': `ending` follows 'területé-', without it the nominative. */
export const track = (id: Track, ending?: string): Rich => [
  'a ',
  { text: `${owners[id]} befolyási terület${ending === undefined ? 'e' : `é${ending}`}`, on: `track:${id}` },
]

/** 'gyalogos', 'megfutamodott lovagot'. */
export const unit = (type: UnitType, routed = false, form: Form = 'name'): string =>
  (routed ? 'megfutamodott ' : '') + unitNouns[type][form]

/** '1 lovag és 2 gyalogos'. */
export function units(list: readonly UnitType[], form: Form = 'name'): Rich {
  const counted = unitTypes
    .map(type => ({ type, n: list.filter(each => each === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => `${n} ${unitNouns[type][form]}`)
  return listed(counted, 'hu')
}

/** A figure with its article: 'a 3', 'az 5'. */
export const figure = (n: number): string => `${article(String(n))} ${n}`
