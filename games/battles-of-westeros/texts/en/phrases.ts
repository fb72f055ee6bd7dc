/** Names as they stand in an English sentence, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { listed, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Face, Token } from '../../data/dice.ts'
import { type Hex, hexName } from '../../data/hexes.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Keyword, UnitType } from '../../data/units.ts'
import type { BattlesOfWesteros, Recruit } from '../../types.ts'
import { names } from './names.ts'

type Table = Reader<BattlesOfWesteros>

export const seat = (id: Seat, { open }: Pick<Table, 'open'>): Ref => ({
  text: names.houses[open.houses[id]],
  on: `seat:${id}`,
})

export const hex = (id: Hex): Ref => ({ text: hexName(id), on: `hex:${id}` })
export const hexes = (ids: readonly Hex[]): Rich => listed(ids.map(hex), 'en')
export const card = (id: Card): Ref => ({ text: names.cards[id], on: `card:${id}` })
export const cards = (ids: readonly Card[]): Rich => listed(ids.map(card), 'en')
export const type = (id: UnitType): Ref => ({ text: names.units[id], on: `unit:${id}` })
export const keyword = (id: Keyword): Ref => ({ text: names.keywords[id], on: `keyword:${id}` })
export const terrain = (id: Terrain): Ref => ({ text: names.terrain[id].toLowerCase(), on: `terrain:${id}` })
export const leader = (id: Commander): Ref => ({ text: names.commanders[id], on: `commander:${id}` })
/** 'Robb Stark (the Young Wolf)'. */
export const titled = (id: Commander): Ref => ({
  text: `${names.commanders[id]} (${names.titles[id]})`,
  on: `commander:${id}`,
})

/** 'blue Winterfell Riders of Robb Stark'. */
export const unit = ({ type: id, rank, commander }: Recruit): Rich => [
  `${names.ranks[rank]} `,
  type(id),
  ...(commander ? [' of ', leader(commander)] : []),
]
/** 'the blue Winterfell Riders of Robb Stark in H6'. */
export const unitIn = (one: Recruit, at: Hex): Rich => ['the ', ...unit(one), ' in ', hex(at)]

const singular: readonly UnitType[] = ['war-host-of-the-north', 'lannister-heavy-infantry']
/** The verb as it goes with a unit: 'retreat' with Winterfell Riders, 'retreats' with a War Host. */
export const verb = ({ type: id }: Pick<Recruit, 'type'>, many: string, one = `${many}s`): string =>
  singular.includes(id) ? one : many

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
export const points = (n: number): string => many(n, 'victory point')
export const figures = (n: number): string => many(n, 'figure')
export const dice = (n: number): string => many(n, 'die', 'dice')
export const commandTokens = (n: number): string => many(n, 'command token')

/** 'red shield, valor and morale'. */
export const faces = (list: readonly Face[]): Rich =>
  listed(
    list.map(face => names.signs[face]),
    'en',
  )
export const token = (id: Token): string => `${names.signs[id]} token`
