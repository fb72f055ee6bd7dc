/** Names as they stand in a Hungarian sentence, in the form it asks for, each knowing what it speaks of. */
import type { Seat } from '../../../../kernel/index.ts'
import { article, line, listed, type Part, plain, type Reader, type Ref, type Rich } from '../../../../text/index.ts'
import type { Area } from '../../data/areas.ts'
import { type ArmyId, baronOfArmy, isStronghold, type NobleId, type StrongholdId, shapeOf } from '../../data/barons.ts'
import { type City, cityOf } from '../../data/cities.ts'
import { type FateCard, fateTable } from '../../data/fate.ts'
import { nationalityOf, strengthOf, type Troop } from '../../data/troops.ts'
import type { FateWhy, Goods, Why } from '../../log.ts'
import type { Proposal, Site, Subject, Target, VoteSide, WarriorKnights } from '../../types.ts'
import { type CardId, cardRef, isCardId } from '../common/cards.ts'
import { areaCode, copyOf, counted, troopKind } from '../common/position.ts'
import { names } from './names.ts'
import { areaNoun, baronNouns, cityNouns, type Form, strongholdNoun } from './nouns.ts'

export type Table = Reader<WarriorKnights>
type Position = Pick<Table, 'open'>

export const seat = (id: Seat, { open }: Position, form: Form = 'name'): Ref => ({
  text: baronNouns[open.barons[id]][form],
  on: `seat:${id}`,
})
export const all = (items: readonly (Part | Rich)[]): Rich => listed(items, 'hu')
export const seats = (ids: readonly Seat[], table: Position, form: Form = 'name'): Rich =>
  all(ids.map(id => seat(id, table, form)))

/** The Baron, or what stands in his place: 'a semleges város'. */
export const seatOr = (id: Seat | null, table: Position, nobody: string, form: Form = 'name'): Part =>
  id === null ? nobody : seat(id, table, form)

/** With its article: 'a Kína', 'az Éhínség'. */
export const the = (words: Part | Rich): Rich => {
  const rich: Rich = typeof words === 'string' || !Array.isArray(words) ? [words as Part] : (words as Rich)
  return [`${article(plain(rich))} `, ...rich]
}

export const noble = (id: NobleId): Ref => ({ text: names.nobles[id], on: `noble:${id}` })
/** With his shape: 'Ricardo (négyzet)'. */
export const shaped = (id: NobleId): Rich => line`${noble(id)} (${names.shapes[shapeOf(id)]})`
export const nobles = (ids: readonly NobleId[]): Rich => all(ids.map(noble))

export const city = (id: City, form: Form = 'name'): Ref => ({ text: cityNouns[id][form], on: `city:${id}` })

/** 'az A1 területre', 'Straven környékére'. */
export const area = (id: Area, form: Form = 'name'): Ref => ({ text: areaNoun(id)[form], on: `area:${id}` })
/** As on the map: 'A1', 'Straven'. */
export function spotOf(id: Area): Ref {
  const there = cityOf(id)
  return { text: there ? names.cities[there] : areaCode(id), on: `area:${id}` }
}

const strongholdRef = (id: StrongholdId, form: Form): Ref => ({
  text: strongholdNoun(baronOfArmy(id))[form],
  on: `stronghold:${id}`,
})
export const site = (id: Site, form: Form = 'name'): Ref =>
  isStronghold(id) ? strongholdRef(id, form) : city(id as City, form)
export const army = (id: ArmyId): Ref => (isStronghold(id) ? strongholdRef(id, 'name') : noble(id as NobleId))

export const crowns = (n: number): string => `${n} korona`
const goodsNames: Record<Goods, string> = {
  crowns: 'korona',
  votes: 'szavazat',
  faith: 'hit',
  influence: 'befolyás',
}
const goodsTaken: Record<Goods, string> = {
  crowns: 'koronát',
  votes: 'szavazatot',
  faith: 'hitet',
  influence: 'befolyást',
}
export const goods = (n: number, what: Goods, taken = false): string =>
  `${n} ${(taken ? goodsTaken : goodsNames)[what]}`

/** 'lengyel 100', 'vazallus 50'. */
function troopName(id: Troop): string {
  const nationality = nationalityOf(id)
  return `${nationality ? names.nationalities[nationality] : 'vazallus'} ${strengthOf(id)}`
}
export const troop = (id: Troop): Ref => ({ text: troopName(id), on: `troop:${id}` })
/** Told apart from those of the same kind: 'vazallus 50 (2.)'. */
export function oneTroop(id: Troop): Ref {
  const copy = copyOf(id)
  return { text: copy === null ? troopName(id) : `${troopName(id)} (${copy}.)`, on: `troop:${id}` }
}
export const troops = (ids: readonly Troop[]): Rich =>
  ids.length === 0
    ? ['senki']
    : all(counted(ids, troopKind).map(({ item, n }) => (n > 1 ? line`${n} × ${troop(item)}` : [troop(item)])))

/** What a Fate card shows for a battle. */
export const fateCard = (id: FateCard): Ref => ({ text: names.battleResults[fateTable[id].battle], on: `fate:${id}` })
export const fateCards = (ids: readonly FateCard[]): Rich =>
  ids.length === 0
    ? ['egy lap sem']
    : all(
        counted(ids, id => fateTable[id].battle).map(({ item, n }) =>
          n > 1 ? line`${n} × ${fateCard(item)}` : [fateCard(item)],
        ),
      )

/** The title of a card of any kind, in quotation marks. */
export const title = (id: CardId): Ref => {
  const { text, on } = cardRef(id, names)
  return { text: `„${text}”`, on }
}
export const titles = (ids: readonly CardId[]): Rich => all(ids.map(title))

const occasions: Record<Exclude<Why, CardId>, string> = {
  taxation: 'Adóztatás',
  wages: 'zsold',
  hiring: 'foglaló',
  spot: 'a hely ára',
  expedition: 'expedíció',
  blessing: 'áldás',
  cancelling: 'az esemény érvénytelen',
  miracle: 'csoda',
  repair: 'javítás',
  fortify: 'erődítés',
  muster: 'gyógyítás',
  razing: 'pusztítás',
  revolt: 'lázadás',
  cities: 'városok',
  assembly: 'Tanács',
  voting: 'leadva',
  treasury: 'a kincstár ajándéka',
  plunder: 'zsákmány',
  sanctuary: 'Menedékjog',
  elimination: 'kiesés',
}
/** Why something changes, as it stands in brackets. */
export const why = (reason: Why | 'battle' | 'deserters'): Part => {
  if (reason === 'battle') return 'csata'
  if (reason === 'deserters') return 'dezertálás'
  return isCardId(reason) ? title(reason) : occasions[reason]
}

const fateWhys: Record<FateWhy, string> = {
  raze: 'elpusztítandó város',
  chairman: 'az első régens',
  church: 'az első főkegyúr',
  drawer: 'ki húzza az eseményt',
  target: 'célpont',
  deserters: 'dezertőrök',
  expedition: 'expedíció',
  revolt: 'lázadás',
  proposer: 'indítványozó',
  tie: 'egyenlőség',
}
export const fateWhy = (reason: FateWhy): string => fateWhys[reason]

/** What a Fate card says for the purpose it is drawn for. */
export function fateSays(id: FateCard, reason: FateWhy): Rich {
  const { noble: named, revolt, city: place, nationality, voyages } = fateTable[id]
  if (reason === 'raze') return [names.cities[place]]
  if (reason === 'deserters') return [names.nationalities[nationality]]
  if (reason === 'revolt') return [revolt ? 'Lázadás!' : 'nincs lázadás']
  if (reason === 'target') {
    return [`${names.nobles[named]}, ${names.cities[place]}, ${names.nationalities[nationality]}`]
  }
  if (reason === 'expedition') {
    return [
      `Ceylon – ${names.voyages[voyages.ceylon]}, Fűszer-szigetek – ${names.voyages[voyages['spice-islands']]}, Kína – ${names.voyages[voyages.china]}`,
    ]
  }
  return [names.barons[baronOfArmy(named)]]
}

export function target(what: Target): Rich {
  if ('noble' in what) return [noble(what.noble)]
  if ('site' in what) return [site(what.site)]
  return [names.nationalities[what.nationality]]
}

/** What a Private Motion proposes, as a noun phrase. */
export function proposal(motion: Proposal, table: Position): Rich {
  switch (motion.is) {
    case 'lift':
      return line`${seat(motion.seat, table)} eltiltásának feloldása`
    case 'repeal':
      return line`${title(motion.card)} eldobása`
    case 'postpone':
      return ['az ülés elnapolása']
    case 'revive':
      return line`${title(motion.card)} szavazásra bocsátása`
    case 'preset':
      return line`${title(motion.preset)} elfogadása`
    case 'treasury':
      return [`mindenki kapjon a kincstárból ${motion.crowns} koronát`]
    default:
      return ['ami az asztalnál elhangzott']
  }
}

export const subject = (what: Subject, table: Position): Rich =>
  'agenda' in what ? [title(what.agenda)] : line`magánindítvány (${proposal(what.motion, table)})`

export const side = (of: VoteSide, table: Position): Part =>
  of === 'yes' ? 'igen' : of === 'no' ? 'nem' : seat(of, table)
/** The sides among which one is taken: 'Madder or Niebieski'. */
export const anyOf = (sides: readonly VoteSide[], table: Position): Rich =>
  listed(
    sides.map(each => side(each, table)),
    'hu',
    'disjunction',
  )
