/** Names as they stand in a Hungarian sentence, in the form it asks for, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import {
  article,
  line,
  listed,
  type Noun,
  type Part,
  plain,
  type Reader,
  type Ref,
  type Rich,
} from '../../../../text/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import { cardTable, type HouseCard, isCharacter } from '../../data/cards.ts'
import type { EventCard } from '../../data/events.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone, Purse, Side, Why } from '../../types.ts'
import { effectBy, titleBy } from '../common/words.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'
import { characterNouns, houseNouns } from './nouns.ts'

export type Table = Reader<IronThrone>
type Position = Pick<Table, 'open'>
type Form = Exclude<keyof Noun, 'the'>

export const seat = (id: Seat, { open }: Position, form: Form = 'name'): Ref => ({
  text: houseNouns[open.houses[id]][form],
  on: `seat:${id}`,
})
export const seats = (ids: readonly Seat[], table: Position, form: Form = 'name'): Rich =>
  all(ids.map(id => seat(id, table, form)))

export const all = (items: readonly (Part | Rich)[]): Rich => listed(items, 'hu')

/** 'Stark, Tyrell vagy Lannister'. */
export const anyOf = (ids: readonly Seat[], table: Position): Rich =>
  listed(
    ids.map(id => seat(id, table)),
    'hu',
    'disjunction',
  )

/** With its article: 'a Stark', 'az Arya Stark'. */
export const the = (words: Part | Rich): Rich => {
  const rich: Rich = typeof words === 'string' || !Array.isArray(words) ? [words as Part] : (words as Rich)
  return [`${article(plain(rich))} `, ...rich]
}

export const character = (id: Character, form: Form = 'name'): Ref => ({
  text: characterNouns[id][form],
  on: `character:${id}`,
})

/** 'Viszály 12', 'Fegyverszünet', 'Arya Stark'. */
export function card(id: HouseCard): Ref {
  const { type, value } = cardTable[id]
  if (isCharacter(id)) return { text: names.characters[id], on: `card:${id}` }
  return { text: type === 'truce' ? names.cardTypes.truce : `${names.cardTypes.hostility} ${value}`, on: `card:${id}` }
}

/** With its House, which a character's name tells: 'Viszály 12 (Stark)'. */
export function houseCard(id: HouseCard): Ref {
  const { text, on } = card(id)
  return { text: isCharacter(id) ? text : `${text} (${names.houses[cardTable[id].house]})`, on }
}

/** Cards by kind: '2 × Fegyverszünet és Viszály 3'. */
export function cards(ids: readonly HouseCard[]): Rich {
  if (ids.length === 0) return ['egy lap sem']
  const counted = (id: HouseCard): Rich => {
    const n = ids.filter(each => each === id).length
    return n > 1 ? [`${n} × `, card(id)] : [card(id)]
  }
  return all([...new Set(ids)].map(counted))
}

/** 'egy Stark-kártya'. */
export const cardOf = (id: Seat, table: Position): Rich => line`egy ${seat(id, table)}-kártya`

export const title = titleBy('hu', names)
export const effectText = effectBy('hu', effects)

/** The title of an ability or a character card. */
export const effect = (by: EffectId, { open }: Position): Ref => ({
  text: `„${title(by, open)}”`,
  on: by.replace('-', ':'),
})

export const event = (id: EventCard): Ref => ({ text: `„${names.events[id]}”`, on: `event:${id}` })

const isEvent = (by: EventCard | EffectId): by is EventCard => by in names.events

export const source = (by: EventCard | EffectId, table: Position): Ref => (isEvent(by) ? event(by) : effect(by, table))

const occasions: Record<Exclude<Why, EffectId>, string> = {
  preparation: 'előkészítés',
  reward: 'jutalom',
  punishment: 'büntetés',
  deal: 'egyezség',
  hostility: 'viszály',
  betrayal: 'árulás',
  torture: 'megkínzás',
  release: 'elengedés',
  'draw-up': 'a kéz feltöltése',
}

/** Why something moves, as it stands in brackets. */
export const why = (reason: Why, table: Position): Part =>
  reason in occasions ? occasions[reason as keyof typeof occasions] : effect(reason as EffectId, table)

/** A character with what lies on it: 'Robb Stark (4 erő)', 'Robb Stark (halott)'. */
export function strong(id: Character, { open }: Position, form: Form = 'name'): Rich {
  const n = open.power[id] ?? 0
  return line`${character(id, form)} (${n > 0 ? `${n} erő` : names.terms.dead})`
}

/** From where, or to where, power goes: 'Stark vezetőlapjáról', 'Robb Starkra'. */
export function purse(of: Purse, form: 'from' | 'to', table: Position): Rich {
  if (of === 'box') return [form === 'from' ? 'a dobozból' : 'a dobozba']
  if (typeof of !== 'number') return [character(of, form)]
  return line`${seat(of, table)} vezetőlapj${form === 'from' ? 'áról' : 'ára'}`
}

const withSide = {
  name: { challenger: 'a kihívó', defender: 'a védő' },
  acc: { challenger: 'a kihívót', defender: 'a védőt' },
  of: { challenger: 'a kihívónak', defender: 'a védőnek' },
  as: { challenger: 'kihívóként', defender: 'védőként' },
}
export const side = (of: Side, form: keyof typeof withSide = 'name'): string => withSide[form][of]

/** A figure with its article: 'a 3.', 'az 1.'. */
export const nth = (n: number): string => `${article(String(n))} ${n}.`
