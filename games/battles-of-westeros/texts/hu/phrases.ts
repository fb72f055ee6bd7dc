/** Names as they stand in a Hungarian sentence, in the form it asks for, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { listed, type Noun, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import { houseNouns } from '../../../../worlds/westeros/texts/hu/names.ts'
import type { Card } from '../../data/cards.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Rank } from '../../data/ranks.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Keyword, UnitType } from '../../data/units.ts'
import type { BattlesOfWesteros, Recruit } from '../../types.ts'
import { names } from './names.ts'
import { type HexForm, hexWord, leaderNouns, unitNouns } from './nouns.ts'

type Table = Reader<BattlesOfWesteros>
export type Form = Exclude<keyof Noun, 'the'>

export const seat = (id: Seat, { open }: Pick<Table, 'open'>, form: Form = 'name'): Ref => ({
  text: houseNouns[open.houses[id]][form],
  on: `seat:${id}`,
})

export const hex = (id: Hex, form: HexForm = 'name'): Ref => ({ text: hexWord(id, form), on: `hex:${id}` })
export const hexes = (ids: readonly Hex[], form: HexForm = 'name'): Rich =>
  listed(
    ids.map(id => hex(id, form)),
    'hu',
  )
export const card = (id: Card): Ref => ({ text: `„${names.cards[id]}”`, on: `card:${id}` })
export const cards = (ids: readonly Card[]): Rich => listed(ids.map(card), 'hu')
export const type = (id: UnitType): Ref => ({ text: names.units[id], on: `unit:${id}` })
export const keyword = (id: Keyword): Ref => ({ text: names.keywords[id], on: `keyword:${id}` })
export const terrain = (id: Terrain): Ref => ({ text: names.terrain[id].toLowerCase(), on: `terrain:${id}` })
export const leader = (id: Commander, form: Form = 'name'): Ref => ({
  text: leaderNouns[commanderTable[id].person][form],
  on: `commander:${id}`,
})
/** 'Robb Stark (az Ifjú Farkas)'. */
export const titled = (id: Commander): Ref => ({
  text: `${names.commanders[id]} (${names.titles[id]})`,
  on: `commander:${id}`,
})

/** 'kék Deresi lovasokat (Robb Stark)'. */
export const unit = ({ type: id, rank, commander }: Recruit, form: Form = 'name'): Rich => [
  `${names.ranks[rank]} `,
  { text: unitNouns[id][form], on: `unit:${id}` },
  ...(commander ? [' (', leader(commander), ')'] : []),
]
/** 'a kék Deresi lovasokat'. */
export const theUnit = (one: Recruit, form: Form = 'name'): Rich => ['a ', ...unit(one, form)]
/** 'a kék Deresi lovasok H6-on'. */
export const unitIn = (one: Recruit, at: Hex, form: Form = 'name'): Rich => [...theUnit(one, form), ' ', hex(at, 'in')]

export const rank = (id: Rank): string => names.ranks[id]
/** 'vörös pajzs, hősiesség és morál'. */
export const faces = (list: readonly Face[]): Rich =>
  listed(
    list.map(face => names.signs[face]),
    'hu',
  )
