/** Names as they stand in a sentence, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { line, listed, type Part, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Area } from '../../data/areas.ts'
import { type ArmyId, baronOfArmy, isStronghold, type NobleId, shapeOf } from '../../data/barons.ts'
import { type City, cityOf } from '../../data/cities.ts'
import type { Expedition } from '../../data/expeditions.ts'
import { type FateCard, fateTable } from '../../data/fate.ts'
import { nationalityOf, strengthOf, type Troop } from '../../data/troops.ts'
import type { FateWhy, Goods, Why } from '../../log.ts'
import type { Proposal, Site, Subject, Target, VoteSide, WarriorKnights } from '../../types.ts'
import { type CardId, cardRef, isCardId } from '../common/cards.ts'
import { areaCode, copyOf, counted, troopKind } from '../common/position.ts'
import { names } from './names.ts'

export type Table = Reader<WarriorKnights>
type Position = Pick<Table, 'open'>

export const seat = (id: Seat, { open }: Position): Ref => ({ text: names.barons[open.barons[id]], on: `seat:${id}` })
export const all = (items: readonly (Part | Rich)[]): Rich => listed(items, 'en')
export const seats = (ids: readonly Seat[], table: Position): Rich => all(ids.map(id => seat(id, table)))

/** The Baron, or what stands in his place: 'the neutral city'. */
export const seatOr = (id: Seat | null, table: Position, nobody: string): Part =>
  id === null ? nobody : seat(id, table)

export const noble = (id: NobleId): Ref => ({ text: names.nobles[id], on: `noble:${id}` })
/** With his shape: 'Ricardo (square)'. */
export const shaped = (id: NobleId): Rich => line`${noble(id)} (${names.shapes[shapeOf(id)]})`
export const nobles = (ids: readonly NobleId[]): Rich => all(ids.map(noble))

export const city = (id: City): Ref => ({ text: names.cities[id], on: `city:${id}` })

/** 'A1', 'Straven'. */
export function area(id: Area): Ref {
  const there = cityOf(id)
  return { text: there ? names.cities[there] : areaCode(id), on: `area:${id}` }
}

const strongholdRef = (id: string): Ref => {
  const name = names.barons[baronOfArmy(id as ArmyId)]
  return { text: `${name}’s stronghold`, on: `stronghold:${id}` }
}
export const site = (id: Site): Ref => (isStronghold(id) ? strongholdRef(id) : city(id as City))
export const army = (id: ArmyId): Ref => (isStronghold(id) ? strongholdRef(id) : noble(id as NobleId))

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
export const crowns = (n: number): string => many(n, 'crown')
export const cardsOf = (n: number): string => many(n, 'card')
export const tokens = (n: number): string => many(n, 'casualty token')
const goodsNames: Record<Goods, (n: number) => string> = {
  crowns,
  votes: n => many(n, 'Vote'),
  faith: n => `${n} Faith`,
  influence: n => `${n} Influence`,
}
export const goods = (n: number, what: Goods): string => goodsNames[what](n)

/** 'Polish 100', 'Regulars 50'. */
function troopName(id: Troop): string {
  const nationality = nationalityOf(id)
  return `${nationality ? names.nationalities[nationality] : 'Regulars'} ${strengthOf(id)}`
}
export const troop = (id: Troop): Ref => ({ text: troopName(id), on: `troop:${id}` })
/** Told apart from those of the same kind: 'Regulars 50 (no. 2)'. */
export function oneTroop(id: Troop): Ref {
  const copy = copyOf(id)
  return { text: copy === null ? troopName(id) : `${troopName(id)} (no. ${copy})`, on: `troop:${id}` }
}
export const troops = (ids: readonly Troop[]): Rich =>
  ids.length === 0
    ? ['no troops']
    : all(counted(ids, troopKind).map(({ item, n }) => (n > 1 ? line`${n} × ${troop(item)}` : [troop(item)])))

/** What a Fate card shows for a battle. */
export const fateCard = (id: FateCard): Ref => ({ text: names.battleResults[fateTable[id].battle], on: `fate:${id}` })
export const fateCards = (ids: readonly FateCard[]): Rich =>
  ids.length === 0
    ? ['no card']
    : all(
        counted(ids, id => fateTable[id].battle).map(({ item, n }) =>
          n > 1 ? line`${n} × ${fateCard(item)}` : [fateCard(item)],
        ),
      )

/** The title of a card of any kind. */
export const title = (id: CardId): Ref => cardRef(id, names)
export const titles = (ids: readonly CardId[]): Rich => all(ids.map(title))

const occasions: Record<Exclude<Why, CardId>, string> = {
  taxation: 'Taxation',
  wages: 'Wages',
  hiring: 'hiring fee',
  spot: 'fee of the spot',
  expedition: 'expedition',
  blessing: 'blessing',
  cancelling: 'the Event is cancelled',
  miracle: 'a miracle',
  repair: 'repair',
  fortify: 'fortification',
  muster: 'healing',
  razing: 'razing',
  revolt: 'revolt',
  cities: 'cities',
  assembly: 'Assembly',
  voting: 'committed',
  treasury: 'gift of the treasury',
  plunder: 'plunder',
  sanctuary: 'Right of Sanctuary',
  elimination: 'elimination',
}
/** Why something changes, as it stands in brackets. */
export const why = (reason: Why | 'battle' | 'deserters'): Part => {
  if (reason === 'battle') return 'battle'
  if (reason === 'deserters') return 'deserters'
  return isCardId(reason) ? title(reason) : occasions[reason]
}

const fateWhys: Record<FateWhy, string> = {
  raze: 'a city to be razed',
  chairman: 'the first Chairman',
  church: 'the first Head of the Church',
  drawer: 'who draws the Event',
  target: 'a target',
  deserters: 'deserters',
  expedition: 'the expedition',
  revolt: 'a revolt',
  proposer: 'the proposer',
  tie: 'a tie',
}
export const fateWhy = (reason: FateWhy): string => fateWhys[reason]

/** What a Fate card says for the purpose it is drawn for. */
export function fateSays(id: FateCard, reason: FateWhy): Rich {
  const { noble: named, revolt, city: place, nationality } = fateTable[id]
  if (reason === 'raze') return [names.cities[place]]
  if (reason === 'deserters') return [names.nationalities[nationality]]
  if (reason === 'revolt') return [revolt ? 'Revolt!' : 'no revolt']
  if (reason === 'target') {
    return [`${names.nobles[named]}, ${names.cities[place]}, ${names.nationalities[nationality]}`]
  }
  if (reason === 'expedition') {
    const { voyages } = fateTable[id]
    return [
      `Ceylon ${names.voyages[voyages.ceylon]}, Spice Islands ${names.voyages[voyages['spice-islands']]}, China ${names.voyages[voyages.china]}`,
    ]
  }
  return [names.barons[baronOfArmy(named)]]
}

export function target(what: Target): Rich {
  if ('noble' in what) return [noble(what.noble)]
  if ('site' in what) return [site(what.site)]
  return [names.nationalities[what.nationality]]
}

/** What a Private Motion proposes. */
export function proposal(motion: Proposal, table: Position): Rich {
  switch (motion.is) {
    case 'lift':
      return line`to lift the ban on ${seat(motion.seat, table)}`
    case 'repeal':
      return line`to discard ${title(motion.card)}`
    case 'postpone':
      return ['to postpone the Assembly']
    case 'revive':
      return line`to put ${title(motion.card)} to the vote`
    case 'preset':
      return line`to pass ${title(motion.preset)}`
    case 'treasury':
      return [`that everybody receives ${crowns(motion.crowns)} from the treasury`]
    default:
      return ['what has been said at the table']
  }
}

export const subject = (what: Subject, table: Position): Rich =>
  'agenda' in what ? [title(what.agenda)] : line`the motion ${proposal(what.motion, table)}`

export const side = (of: VoteSide, table: Position): Part => (typeof of === 'number' ? seat(of, table) : of)
/** The sides among which one is taken: 'Madder or Niebieski'. */
export const anyOf = (sides: readonly VoteSide[], table: Position): Rich =>
  listed(
    sides.map(each => side(each, table)),
    'en',
    'disjunction',
  )

/** Where an expedition goes: 'the Spice Islands'. */
export const voyageTo = (id: Expedition): string =>
  id === 'spice-islands' ? `the ${names.expeditions[id]}` : names.expeditions[id]
