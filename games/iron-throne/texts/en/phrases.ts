/** Names as they stand in a sentence, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { line, listed, type Part, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import { cardTable, type HouseCard, isCharacter } from '../../data/cards.ts'
import type { EventCard } from '../../data/events.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone, Purse, Why } from '../../types.ts'
import { effectBy, titleBy } from '../common/words.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'

export type Table = Reader<IronThrone>
type Position = Pick<Table, 'open'>

export const seat = (id: Seat, { open }: Position): Ref => ({ text: names.houses[open.houses[id]], on: `seat:${id}` })
export const seats = (ids: readonly Seat[], table: Position): Rich => all(ids.map(id => seat(id, table)))

export const all = (items: readonly (Part | Rich)[]): Rich => listed(items, 'en')

/** 'Stark, Tyrell or Lannister'. */
export const anyOf = (ids: readonly Seat[], table: Position): Rich =>
  listed(
    ids.map(id => seat(id, table)),
    'en',
    'disjunction',
  )

export const character = (id: Character): Ref => ({ text: names.characters[id], on: `character:${id}` })

/** 'Hostility 12', 'Truce', 'Arya Stark'. */
export function card(id: HouseCard): Ref {
  const { type, value } = cardTable[id]
  if (isCharacter(id)) return { text: names.characters[id], on: `card:${id}` }
  return { text: type === 'truce' ? names.cardTypes.truce : `${names.cardTypes.hostility} ${value}`, on: `card:${id}` }
}

/** With its House, which a character's name tells: 'Stark Hostility 12'. */
export function houseCard(id: HouseCard): Ref {
  const { text, on } = card(id)
  return { text: isCharacter(id) ? text : `${names.houses[cardTable[id].house]} ${text}`, on }
}

const kindsOf = (ids: readonly HouseCard[]): readonly HouseCard[] => [...new Set(ids)]

/** Cards by kind: '2 × Truce and Hostility 3'. */
export function cards(ids: readonly HouseCard[]): Rich {
  if (ids.length === 0) return ['no card']
  const counted = (id: HouseCard): Rich => {
    const n = ids.filter(each => each === id).length
    return n > 1 ? [`${n} × `, card(id)] : [card(id)]
  }
  return all(kindsOf(ids).map(counted))
}

/** 'a Stark card'. */
export const cardOf = (id: Seat, table: Position): Rich => line`a ${seat(id, table)} card`

export const title = titleBy('en', names)
export const effectText = effectBy('en', effects)

/** The title of an ability or a character card. */
export const effect = (by: EffectId, { open }: Position): Ref => ({
  text: title(by, open),
  on: by.replace('-', ':'),
})

export const event = (id: EventCard): Ref => ({ text: names.events[id], on: `event:${id}` })

export const isEvent = (by: EventCard | EffectId): by is EventCard => by in names.events

export const source = (by: EventCard | EffectId, table: Position): Ref => (isEvent(by) ? event(by) : effect(by, table))

const occasions: Record<Exclude<Why, EffectId>, string> = {
  preparation: 'preparation',
  reward: 'reward',
  punishment: 'punishment',
  deal: 'deal',
  hostility: 'hostility',
  betrayal: 'betrayal',
  torture: 'torture',
  release: 'release',
  'draw-up': 'drawing up',
}

/** Why something moves, as it stands in brackets. */
export const why = (reason: Why, table: Position): Part =>
  reason in occasions ? occasions[reason as keyof typeof occasions] : effect(reason as EffectId, table)

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
export const cardsOf = (n: number): string => many(n, 'card')
export const power = (n: number): string => `${n} power`

/** A character with what lies on it: 'Robb Stark (4 power)', 'Robb Stark (dead)'. */
export function strong(id: Character, { open }: Position): Rich {
  const n = open.power[id] ?? 0
  return line`${character(id)} (${n > 0 ? power(n) : names.terms.dead})`
}

export function purse(of: Purse, table: Position): Rich {
  if (of === 'box') return ['the box']
  return typeof of === 'number' ? line`the leader sheet of ${seat(of, table)}` : [character(of)]
}
