/** What acts of cards do, in sentences. */
import { listed, plain } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import { cards, cardTable } from '../../data/cards.ts'
import { signs } from '../../data/dice.ts'
import type { Act, ActOf, Filter, ModifierKey, Needs, Tactic } from '../../data/effects.ts'
import { names } from './names.ts'
import { many } from './phrases.ts'

const kinds = { infantry: 'infantry ', cavalry: 'cavalry ', ranged: 'archer ' }

/** 'cavalry units', 'blue or red units that are not next to an enemy'. */
function units(n: number, filter: Filter = {}): string {
  if (filter.type) return `units of ${names.units[filter.type]}`
  const ranks = filter.ranks
    ? `${plain(
        listed(
          filter.ranks.map(each => names.ranks[each]),
          'en',
          'disjunction',
        ),
      )} `
    : ''
  const apart = filter.notAdjacentToEnemy
    ? n === 1
      ? ' that is not next to an enemy'
      : ' that are not next to an enemy'
    : ''
  return `${ranks}${filter.class ? kinds[filter.class] : ''}${n === 1 ? 'unit' : 'units'}${apart}`
}

const upTo = (n: number, filter?: Filter) => (n === 1 ? `1 ${units(1, filter)}` : `up to ${n} ${units(n, filter)}`)

function order({ max, filter, move, noAttack }: ActOf<'order'>): string {
  const farther = move
    ? `; ${max === 1 ? 'it may move' : 'they may move'} up to ${many(move, 'hex', 'hexes')} farther`
    : ''
  return `Order ${upTo(max, filter)}${farther}${noAttack ? ', but cannot attack' : ''}.`
}

function rally({ max, filter, who, cost, killers }: ActOf<'rally'>): string {
  const whom = max === 'all' ? `all ${units(2, filter)} in the zone of control` : upTo(max, filter)
  if (who === 'own') return 'Rally his unit.'
  if (who !== 'ordered') return `Rally ${whom}.`
  const plural = max !== 1
  const which = killers
    ? ' of those ordered whose own attack or counterattack has eliminated an enemy'
    : ' of those that this card ordered'
  const price = cost ? `; each first loses ${many(cost, 'ordinary figure')}` : ''
  return `Rally ${plural ? whom : '1 unit'}${which}${price}.`
}

const first = ({ once }: ActOf<'give'>) => (once ? ' in its first attack' : '')

/** What a unit does then: 'rolls 1 die more in its first attack'. */
const modifiers: Readonly<Record<ModifierKey, (act: ActOf<'give'>) => string>> = {
  dice: act => `rolls ${many(act.n, 'die', 'dice')} more${first(act)}`,
  'flank-dice': ({ n }) => `rolls ${many(n, 'die', 'dice')} more in flank attacks`,
  'close-dice': act =>
    `rolls ${many(act.n, 'die', 'dice')} more${first(act)}, if another unit ordered by this card is adjacent`,
  move: ({ n }) => `may move up to ${many(n, 'hex', 'hexes')} farther`,
  'no-counter': () => 'cannot counterattack this turn',
  'no-stalwart': () => 'cannot ignore retreats by Stalwart this turn',
  stalwart: () => 'is Stalwart until the end of the round',
  toughness: ({ n }) => `has Toughness ${n} until the end of the round`,
  'heavy-armor': () => 'has Heavy Armor until the end of the round',
  pursue: ({ n }) => `may pursue up to ${many(n, 'hex', 'hexes')} farther`,
  reroll: act => `may roll all dice of one symbol again, once,${first(act)}`,
  steady: () => 'is not Off-balance',
  surefooted: () => 'does not stop in forest, building or ford',
  'valor-hits': () => 'hits cavalry with valor, too',
  'dogs-again': () => 'may roll the first die of its War Dogs again, once',
  'no-attack': () => 'gets no attack this turn',
  'extra-retreat': ({ n }) => `makes enemies that retreat go ${many(n, 'hex', 'hexes')} farther`,
  'morale-hits': act => `turns its morale results into hits, and nothing else,${first(act)}`,
  'valor-twice': () => 'hits twice with each valor that hits',
  'flank-beside-friend': act => `makes a flank attack${first(act)}, if another friendly unit is next to its target`,
  'clear-sight': () => 'sees past other units',
  'morale-per-retreat': () => '',
  'morale-per-kill': () => '',
}

const sides: Partial<Record<ModifierKey, string>> = {
  'morale-per-retreat': 'Each time an enemy unit retreats 2 hexes or more this turn, your morale rises by 1.',
  'morale-per-kill': 'Each enemy unit eliminated this turn raises your morale by 1 more.',
}

function give(act: ActOf<'give'>): string {
  const { who, key, max = 1, within, filter } = act
  if (who === 'side') return sides[key]!
  const near = within ? ` within ${within} hexes of the commander` : ''
  const subjects = {
    ordered: filter?.class ? `Each ${units(1, filter)} that this card orders` : 'Each unit that this card orders',
    'one-ordered': 'One unit that this card orders',
    controlled: max > 1 ? `Each of up to ${max} units in the zone of control` : 'One unit in the zone of control',
    enemy: `One enemy unit${near}`,
    same: 'The same enemy unit',
    own: 'The commander’s unit',
  }
  return `${subjects[who]} ${modifiers[key](act)}.`.replace(',.', '.')
}

const freeMovers = {
  ordered: 'Each unit that this card ordered',
  'one-ordered': 'One unit that this card ordered',
  same: 'That unit',
  own: 'His unit',
}

function actText(act: Act): string {
  switch (act.do) {
    case 'order':
      return order(act)
    case 'order-own':
      return `Order the commander’s own unit and up to ${many(act.max, 'unit')} adjacent to it.`
    case 'order-beside':
      return 'Order 1 unit, and 1 uncontrolled unit adjacent to it.'
    case 'rally':
      return rally(act)
    case 'give':
      return give(act)
    case 'morale':
      return `Your morale rises by ${act.n}.`
    case 'draw':
      return `Draw ${many(act.n, 'leadership card')}.`
    case 'enemy-token':
      return 'Your opponent gives up 1 order token of his choice.'
    case 'enemy-card':
      return 'Your opponent discards 1 leadership card at random.'
    case 'drive':
      return `One enemy unit within ${many(act.within, 'hex', 'hexes')} of the commander retreats ${many(act.n, 'hex', 'hexes')} away from him.`
    case 'disengage':
      return 'One unit in the zone of control leaves its engagement without a parting blow.'
    case 'free-move':
      return `${freeMovers[act.who]} may move up to ${many(act.n, 'hex', 'hexes')}${act.ownEdge ? ' towards your edge' : ''} without attacking, if it is not engaged.`
    case 'take-token':
      return 'Take 1 order token of your choice from the supply.'
    case 'exchange-token':
      return 'Exchange 1 of your order tokens for any 1 in the supply.'
    case 'return-tokens':
      return act.n === 1
        ? '1 command token returns from this commander’s card to your board.'
        : `Up to ${act.n} command tokens return from this commander’s card to your board.`
    default:
      return ''
  }
}

const times = { before: 'Before the commands', after: 'After the commands', either: 'Before or after the commands' }

function needed({ tokens = {}, ownMorale, enemyMorale }: Needs): string {
  if (ownMorale) return `if your morale is in the ${names.zones[ownMorale]} zone or better`
  if (enemyMorale) return `if the enemy’s morale is in the ${names.zones[enemyMorale]} zone or worse`
  const list = signs.flatMap(sign => (tokens[sign] ? [many(tokens[sign], `${names.signs[sign]} token`)] : []))
  return `if your pool holds ${plain(listed(list, 'en'))}`
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
