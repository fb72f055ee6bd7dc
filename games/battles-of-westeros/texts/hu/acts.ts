/** What acts of cards do, in sentences. */
import { listed, plain } from '../../../../text/index.ts'
import { type Card, cards, cardTable } from '../../data/cards.ts'
import { signs } from '../../data/dice.ts'
import type { Act, ActOf, Filter, ModifierKey, Needs, Tactic } from '../../data/effects.ts'
import { names } from './names.ts'
import { unitNouns } from './nouns.ts'

const kinds = { infantry: 'gyalogos ', cavalry: 'lovas ', ranged: 'íjász ' }

/** 'lovas egység', 'kék vagy vörös egység, amely mellett nincs ellenség'. */
function unit(filter: Filter = {}, ending = ''): string {
  if (filter.type) return `egység${ending} (${unitNouns[filter.type].name})`
  const ranks = filter.ranks
    ? `${plain(
        listed(
          filter.ranks.map(each => names.ranks[each]),
          'hu',
          'disjunction',
        ),
      )} `
    : ''
  const apart = filter.notAdjacentToEnemy ? ', amely mellett nincs ellenség' : ''
  return `${ranks}${filter.class ? kinds[filter.class] : ''}egység${ending}${apart}`
}

const upTo = (n: number, filter?: Filter) =>
  n === 1 ? `1 ${unit(filter, 'et')}` : `legfeljebb ${n} ${unit(filter, 'et')}`

function order({ max, filter, move, noAttack }: ActOf<'order'>): string {
  const farther = move ? `; ${max === 1 ? '' : 'mindegyik '}${move} mezővel messzebb mozoghat` : ''
  return `Utasíts ${upTo(max, filter)}${farther}${noAttack ? ', de nem támadhat' : ''}.`
}

function rally({ max, filter, who, cost, killers }: ActOf<'rally'>): string {
  if (who === 'own') return 'Egysége gyülekezik.'
  if (max === 'all') return `Gyülekeztess minden ${unit(filter, 'et')} az irányítási zónában.`
  if (who !== 'ordered') return `Gyülekeztess ${upTo(max, filter)}.`
  const which = killers
    ? 'az utasítottak közül, amelynek saját támadása vagy ellentámadása megsemmisített egy ellenséget'
    : 'azok közül, amelyeket a lap utasított'
  const price = cost ? `; mindegyik előbb ${cost} közönséges figurát veszít` : ''
  return `Gyülekeztess ${upTo(max)} ${which}${price}.`
}

const first = ({ once }: ActOf<'give'>) => (once ? 'első támadásában ' : '')

/** What a unit does then: 'első támadásában 1 kockával többel dob'. */
const modifiers: Readonly<Record<ModifierKey, (act: ActOf<'give'>) => string>> = {
  dice: act => `${first(act)}${act.n} kockával többel dob`,
  'flank-dice': ({ n }) => `oldaltámadásban ${n} kockával többel dob`,
  'close-dice': act =>
    `${first(act)}${act.n} kockával többel dob, ha mellette áll egy másik, e lappal utasított egység`,
  move: ({ n }) => `${n} mezővel messzebb mozoghat`,
  'no-counter': () => 'ebben a körben nem indíthat ellentámadást',
  'no-stalwart': () => 'ebben a körben nem hagyhat figyelmen kívül visszavonulást Rendíthetetlenként',
  stalwart: () => 'a forduló végéig Rendíthetetlen',
  toughness: ({ n }) => `a forduló végéig Szívósság ${n} képességű`,
  'heavy-armor': () => 'a forduló végéig Nehézpáncélt visel',
  pursue: ({ n }) => `${n} mezővel messzebb üldözhet`,
  reroll: act => `${first(act)}egyszer egy jel összes kockáját újradobhatja`,
  steady: () => 'nem Kiegyensúlyozatlan',
  surefooted: () => 'nem áll meg erdőben, épületben és gázlóban',
  'valor-hits': () => 'hősiességgel lovasságot is talál',
  'dogs-again': () => 'egyszer újradobhatja a Harci kutyák első kockáját',
  'no-attack': () => 'ebben a körben nem támadhat',
  'extra-retreat': ({ n }) => `elől a visszavonuló ellenség ${n} mezővel messzebb megy`,
  'morale-hits': act => `${first(act)}a moráleredményekkel talál, azok mást nem tesznek`,
  'valor-twice': () => 'minden találó hősiességgel kétszer talál',
  'flank-beside-friend': act => `${first(act)}oldaltámadást hajt végre, ha a célpont mellett másik saját egység áll`,
  'clear-sight': () => 'ellát más egységek mellett',
  'morale-per-retreat': () => '',
  'morale-per-kill': () => '',
}

const sides: Partial<Record<ModifierKey, string>> = {
  'morale-per-retreat':
    'Valahányszor egy ellenséges egység ebben a körben legalább 2 mezőt visszavonul, morálod 1-gyel emelkedik.',
  'morale-per-kill': 'Minden ebben a körben megsemmisített ellenséges egységért morálod még 1-gyel emelkedik.',
}

function give(act: ActOf<'give'>): string {
  const { who, key, max = 1, within, filter } = act
  if (who === 'side') return sides[key]!
  const near = within ? ` a parancsnoktól legfeljebb ${within} mezőre` : ''
  const subjects = {
    ordered: `Minden e lappal utasított ${unit(filter)}`,
    'one-ordered': 'Egy e lappal utasított egység',
    controlled: max > 1 ? `Az irányítási zónában legfeljebb ${max} egység` : 'Az irányítási zónában egy egység',
    enemy: `Egy ellenséges egység${near}`,
    same: 'Ugyanaz az ellenséges egység',
    own: 'A parancsnok egysége',
  }
  return `${subjects[who]} ${modifiers[key](act)}.`
}

const freeMovers = {
  ordered: 'Minden e lappal utasított egység',
  'one-ordered': 'Egy e lappal utasított egység',
  same: 'Az az egység',
  own: 'Egysége',
}

function actText(act: Act): string {
  switch (act.do) {
    case 'order':
      return order(act)
    case 'order-own':
      return `Utasítsd a parancsnok saját egységét, és mellette legfeljebb ${act.max} egységet.`
    case 'order-beside':
      return 'Utasíts 1 egységet, és mellette 1 olyat, amelyet senki sem irányít.'
    case 'rally':
      return rally(act)
    case 'give':
      return give(act)
    case 'morale':
      return `Morálod ${act.n}-gyel emelkedik.`
    case 'draw':
      return `Húzz ${act.n} vezérkártyát.`
    case 'enemy-token':
      return 'Ellenfeled lemond 1 utasításjelzőről, amelyet ő választ.'
    case 'enemy-card':
      return 'Ellenfeled véletlenszerűen eldob 1 vezérkártyát.'
    case 'drive':
      return `Egy ellenséges egység, amely legfeljebb ${act.within} mezőre van a parancsnoktól, ${act.n} mezőt visszavonul előle.`
    case 'disengage':
      return 'Az irányítási zónában egy egység búcsúcsapás nélkül kilép az összecsapásból.'
    case 'free-move':
      return `${freeMovers[act.who]} támadás nélkül legfeljebb ${act.n} mezőt mozoghat${act.ownEdge ? ' saját széled felé' : ''}, ha nincs összecsapásban.`
    case 'take-token':
      return 'Végy el 1 tetszőleges utasításjelzőt a készletből.'
    case 'exchange-token':
      return 'Cseréld el 1 utasításjelződet a készlet bármely 1 jelzőjére.'
    case 'return-tokens':
      return `${act.n === 1 ? '' : 'Legfeljebb '}${act.n} parancsjelző visszatér e parancsnok kártyájáról a tábládra.`
    default:
      return ''
  }
}

const times = { before: 'A parancsok előtt', after: 'A parancsok után', either: 'A parancsok előtt vagy után' }
const better = { grey: 'szürke', green: 'zöld', yellow: 'sárga', red: 'vörös' }

function needed({ tokens = {}, ownMorale, enemyMorale }: Needs): string {
  if (ownMorale) return `ha morálod a ${better[ownMorale]} zónában vagy jobb helyen áll`
  if (enemyMorale) return `ha az ellenség morálja a ${better[enemyMorale]} zónában vagy rosszabb helyen áll`
  const list = signs.flatMap(sign => (tokens[sign] ? [`${tokens[sign]} jelző (${names.signs[sign]})`] : []))
  return `ha készletedben van ${plain(listed(list, 'hu'))}`
}

const tacticText = ({ when, needs, acts }: Tactic): string =>
  `${times[when]}, ${needed(needs)}: ${acts.map(actText).join(' ')}`

const perCard = <T>(say: (card: Card) => T) =>
  Object.fromEntries(cards.map(card => [card, say(card)])) as Record<Card, T>

export const commands = perCard(card => cardTable[card].commands.map(actText))
export const tactics = Object.fromEntries(
  cards.flatMap(card => {
    const { tactic } = cardTable[card]
    return tactic ? [[card, tacticText(tactic)]] : []
  }),
) as Partial<Record<Card, string>>
