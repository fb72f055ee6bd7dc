/** Names as they stand in a Hungarian sentence, in the form it asks for, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { article, listed, type Noun, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Ability } from '../../data/abilities.ts'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import type { BattleLore } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import { isSingle } from '../common/units.ts'
import { names } from './names.ts'
import { factionNouns, type HexForm, hexWord, unitNouns } from './nouns.ts'

export type Table = Reader<BattleLore>
type Form = Exclude<keyof Noun, 'the'>

export const seat = (id: Seat, { open }: Pick<Table, 'open'>, form: Form = 'name'): Ref => ({
  text: factionNouns[open.factions[id]][form],
  on: `seat:${id}`,
})

export const hex = (id: Hex, form: HexForm = 'name'): Ref => ({ text: hexWord(id, form), on: `hex:${id}` })
export const hexes = (ids: readonly Hex[], form: HexForm = 'name'): Rich =>
  listed(
    ids.map(id => hex(id, form)),
    'hu',
  )

export const card = (id: AnyCard): Ref => ({ text: `„${names.cards[id]}”`, on: `card:${id}` })
export const cards = (ids: readonly AnyCard[]): Rich => listed(ids.map(card), 'hu')

/** The bare name: 'Citadellaőrök'. */
export const unit = (type: UnitType): Ref => ({ text: names.units[type], on: `unit:${type}` })
export const ability = (id: Ability): Ref => ({ text: names.abilities[id], on: `ability:${id}` })

/** With its article: 'a Citadellaőröket'. */
export const theUnit = (type: UnitType, form: Form = 'name'): Rich => {
  const noun = unitNouns[type]
  return [`${noun.the} `, { text: noun[form], on: `unit:${type}` }]
}

/** 'a Citadellaőrök F5-ön'. */
export const unitIn = (type: UnitType, at: Hex, form: Form = 'name'): Rich => [
  ...theUnit(type, form),
  ' ',
  hex(at, 'in'),
]

/** The verb as it goes with a unit: 'visszavonulnak' with Citadellaőrök, 'visszavonul' with Káosz lord. */
export const verb = (type: UnitType, one: string, many: string): string => (isSingle(type) ? one : many)

/** 'Csapás, Csapás és Tudás'. */
export const faces = (list: readonly Face[]): Rich =>
  listed(
    list.map(face => names.faces[face]),
    'hu',
  )

/** Units counted by kind: '5 × Citadellaőrök'. */
export const units = (list: readonly UnitType[]): Rich[] =>
  unitTypes
    .map(type => ({ type, n: list.filter(each => each === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => [`${n} × `, unit(type)])

/** A figure with its article: 'a 3', 'az 5'. */
export const figure = (n: number): string => `${article(String(n))} ${n}`
