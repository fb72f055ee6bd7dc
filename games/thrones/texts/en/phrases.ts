/** Names as they stand in an English sentence, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Reader, Ref, Rich } from '../../../../text/index.ts'
import { listed } from '../../../../text/index.ts'
import { isPort, isSea, type Place } from '../../data/areas.ts'
import type { Track } from '../../data/constants.ts'
import type { Order } from '../../data/orders.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import type { Thrones } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import { names } from './names.ts'

export type Table = Reader<Thrones>

const bare: readonly Place[] = ['ironmans-bay', 'shipbreaker-bay', 'blackwater-bay']
const withThe: readonly Place[] = ['searoad-marches', 'kingswood', 'dornish-marches', 'princes-pass']

/** 'Winterfell', 'the Reach', 'the Port of Pyke'. */
export function place(id: Place): Rich {
  const name = names.places[id]
  const ref = (text: string): Ref => ({ text, on: `place:${id}` })
  if (name.startsWith('The ')) return ['the ', ref(name.slice(4))]
  const the = isPort(id) || (isSea(id) && !bare.includes(id)) || withThe.includes(id)
  return the ? ['the ', ref(name)] : [ref(name)]
}

export const seat = (id: Seat, { open }: Table): Ref => ({ text: names.houses[open.houses[id]], on: `seat:${id}` })

/** The same, but 'you' when it is the reader's own. */
export const seatOrYou = (id: Seat, table: Table): Ref =>
  id === table.seat ? { text: 'you', on: `seat:${id}` } : seat(id, table)

export const seats = (ids: readonly Seat[], table: Table): Rich =>
  listed(
    ids.map(id => seat(id, table)),
    'en',
  )

export const card = (id: AnyCard): Ref => ({ text: names.cards[id], on: `card:${id}` })

export const cards = (ids: readonly AnyCard[]): Rich => listed(ids.map(card), 'en')

/** 'March +1', 'special Raid'. */
export const order = (id: Order): Ref => ({ text: names.orders[id].replace('Special', 'special'), on: `order:${id}` })

/** 'the Fiefdoms track'. */
export const track = (id: Track): Rich => ['the ', { text: `${names.tracks[id]} track`, on: `track:${id}` }]

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

const plurals: Record<UnitType, string> = {
  footman: 'Footmen',
  knight: 'Knights',
  ship: 'Ships',
  'siege-engine': 'Siege Engines',
}

/** 'Footman', 'routed Knight'. */
export const unit = (type: UnitType, routed = false): string => (routed ? 'routed ' : '') + names.units[type]

/** '1 Knight and 2 Footmen'. */
export function units(list: readonly UnitType[]): Rich {
  const counted = unitTypes
    .map(type => ({ type, n: list.filter(each => each === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => many(n, names.units[type], plurals[type]))
  return listed(counted, 'en')
}

export const ships = (n: number): string => many(n, 'Ship')
