/** Names as they stand in an English sentence, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { listed, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Ability } from '../../data/abilities.ts'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import type { BattleLore } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import { isSingle } from '../common/units.ts'
import { names } from './names.ts'

export type Table = Reader<BattleLore>

export const seat = (id: Seat, { open }: Pick<Table, 'open'>): Ref => ({
  text: names.factions[open.factions[id]],
  on: `seat:${id}`,
})

export const hex = (id: Hex): Ref => ({ text: id, on: `hex:${id}` })
export const hexes = (ids: readonly Hex[]): Rich => listed(ids.map(hex), 'en')

export const card = (id: AnyCard): Ref => ({ text: names.cards[id], on: `card:${id}` })
export const cards = (ids: readonly AnyCard[]): Rich => listed(ids.map(card), 'en')

export const unit = (type: UnitType): Ref => ({ text: names.units[type], on: `unit:${type}` })
export const ability = (id: Ability): Ref => ({ text: names.abilities[id], on: `ability:${id}` })

/** 'the Citadel Guards in F5'. */
export const unitIn = (type: UnitType, at: Hex): Rich => ['the ', unit(type), ' in ', hex(at)]

/** The verb as it goes with a unit: 'retreat' with Citadel Guards, 'retreats' with a Roc Warrior. */
export const verb = (type: UnitType, many: string, one = `${many}s`): string => (isSingle(type) ? one : many)

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
export const lore = (n: number): string => many(n, 'lore token')
export const points = (n: number): string => many(n, 'victory point')
export const figures = (n: number): string => many(n, 'figure')

/** 'Strike, Strike and Lore'. */
export const faces = (list: readonly Face[]): Rich =>
  listed(
    list.map(face => names.faces[face]),
    'en',
  )

/** Units counted by kind: '5 × Citadel Guards'. */
export const units = (list: readonly UnitType[]): Rich[] =>
  unitTypes
    .map(type => ({ type, n: list.filter(each => each === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => [`${n} × `, unit(type)])
