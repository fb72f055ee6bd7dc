/** The sentences of the log. */
import { totalOf } from '../../../../kit/amounts.ts'
import { type GameTexts, line, type Part, type Rich } from '../../../../text/index.ts'
import { cardEffect, leaderEffect } from '../../rules/cards/abilities.ts'
import type { Event, Fighter, IronThrone, Side } from '../../types.ts'
import { names } from './names.ts'
import { openTerms } from './offers.ts'
import {
  all,
  card,
  cardOf,
  cards,
  cardsOf,
  character,
  effect,
  event,
  houseCard,
  many,
  power,
  purse,
  seat,
  seats,
  source,
  type Table,
  why,
} from './phrases.ts'

type Events = GameTexts<IronThrone>['events']
type Taking = Extract<Event, { is: 'hostage' }>

const course: Pick<Events, 'start' | 'offered' | 'leaders' | 'round' | 'stage' | 'cleanup' | 'resigned' | 'won'> = {
  start: ({ houses, challenger }, table) =>
    line`The game begins: ${all(houses.map(house => names.houses[house]))}. ${seat(challenger, table)} is the first challenger.`,
  offered: ({ seat: id, leaders }, table) =>
    line`${seat(id, table)} may choose among the leaders ${all(leaders.map(character))}.`,
  leaders: ({ leaders }, table) =>
    line`The leaders are revealed: ${all(leaders.map((leader, id) => line`${character(leader)} leads ${seat(id, table)}`))}.`,
  round: ({ round, challenger }, table) => line`Round ${round}: ${seat(challenger, table)} is the challenger.`,
  stage: ({ stage }) => [`${names.stages[stage]}.`],
  cleanup: () => ['The round ends: characters go home and the cards played are discarded.'],
  resigned: ({ seat: id }, table) => line`${seat(id, table)} resigns; the House fights on.`,
  won: ({ seats: winners, spread, by, fallen }, table) => {
    const end = by === 'influence' ? ['The game is over'] : line`No character of ${seats(fallen, table)} is left`
    const dead: Rich = by === 'influence' && fallen.length > 0 ? line`, and ${seats(fallen, table)} has fallen` : []
    if (winners.length === 0) return line`${end}${dead}: the victory is nobody’s.`
    return line`${end}${dead}: ${seats(winners, table)} ${winners.length > 1 ? 'share the victory' : 'wins'} with ${spread} spread influence!`
  },
}

const shown = {
  drawn: 'draws',
  deck: 'sees from its deck',
  kept: 'is left with',
}

const cardEvents: Pick<
  Events,
  'drew' | 'saw' | 'foresaw' | 'looked' | 'discarded' | 'buried' | 'reshuffled' | 'events-reshuffled'
> = {
  drew: ({ seat: id, n, why: reason }, table) => line`${seat(id, table)} draws ${cardsOf(n)} (${why(reason, table)}).`,
  saw: ({ seat: id, of, cards: faces, what }, table) => {
    const verb = what === 'hand' ? line`sees the hand of ${seat(of, table)}` : [shown[what]]
    const whose: Rich = what !== 'hand' && of !== id ? line` (cards of ${seat(of, table)})` : []
    return line`${seat(id, table)} ${verb}${whose}: ${cards(faces)}.`
  },
  foresaw: ({ seat: id, cards: faces }, table) =>
    line`${seat(id, table)} sees the event cards ${all(faces.map(event))}.`,
  looked: ({ seat: id, what, of, n }, table) => {
    if (what === 'events') return line`${seat(id, table)} looks at the top ${many(n, 'event card')}.`
    const whose: Rich = of === null || of === id ? ['its own'] : line`${seat(of, table)}’s`
    return what === 'hand'
      ? line`${seat(id, table)} looks at ${whose} hand (${cardsOf(n)}).`
      : line`${seat(id, table)} looks at the top of ${whose} deck (${cardsOf(n)}).`
  },
  discarded: ({ seat: id, cards: faces, why: reason }, table) =>
    line`${seat(id, table)} discards ${cards(faces)} (${why(reason, table)}).`,
  buried: ({ seat: id, n, by }, table) =>
    line`${seat(id, table)} puts ${cardsOf(n)} under its House deck (${effect(by, table)}).`,
  reshuffled: ({ seat: id, n }, table) =>
    line`${seat(id, table)} shuffles ${cardsOf(n)} of its discard pile into its deck.`,
  'events-reshuffled': ({ n }) => [
    `${many(n, 'used event card')} ${n === 1 ? 'goes' : 'go'} under the event deck, shuffled.`,
  ],
}

const powerEvents: Pick<Events, 'power' | 'died' | 'influence'> = {
  power: ({ from, to, n, why: reason }, table) =>
    line`${power(n)} from ${purse(from, table)} to ${purse(to, table)} (${why(reason, table)}).`,
  died: ({ character: id, seat: house, why: reason }, table) =>
    line`${seat(house, table)} loses ${character(id)}, who dies (${why(reason, table)}).`,
  influence: ({ seat: id, over, why: reason }, table) =>
    line`${seat(id, table)} spreads influence over ${seat(over, table)} (${why(reason, table)}).`,
}

/** What is taken: 'the top card of the deck', 'hostage 2, a Stark card'. */
function taken({ from, n, house }: Pick<Taking, 'from' | 'n' | 'house'>, table: Table): Rich {
  if (from === 'held') return line`hostage ${n ?? 0}, ${cardOf(house, table)}`
  return [from === 'deck' ? 'the top card of the deck' : 'a random card from the hand']
}

const hostageEvents: Pick<
  Events,
  'hostage' | 'hostage-face' | 'hostage-lost' | 'released' | 'returned' | 'tortured' | 'ransom'
> = {
  hostage: ({ seat: id, victim, number, why: reason, ...what }, table) => {
    const where = number === null ? 'it goes to hand' : `now hostage ${number}`
    return line`${seat(id, table)} takes a hostage from ${seat(victim, table)}: ${taken(what, table)}; ${where} (${why(reason, table)}).`
  },
  'hostage-face': ({ seat: id, victim, card: face, number }, table) => {
    const where = number === null ? 'The card in hand' : `Hostage ${number}`
    return line`${where}, which ${seat(id, table)} took from ${seat(victim, table)}, is ${houseCard(face)}.`
  },
  'hostage-lost': ({ seat: id, taker, card: face }, table) =>
    line`${seat(id, table)} has lost ${card(face)} to ${seat(taker, table)}.`,
  released: ({ seat: id, n, house }, table) =>
    line`${seat(id, table)} releases hostage ${n}: a card goes back to ${seat(house, table)}.`,
  returned: ({ seat: id, card: face }, table) => line`${seat(id, table)} gets ${card(face)} back.`,
  tortured: ({ seat: id, n, house, card: face }, table) =>
    line`${seat(id, table)} tortures hostage ${n} (${cardOf(house, table)}): ${card(face)}.`,
  ransom: ({ seat: id, gives, by }, table) =>
    line`${seat(id, table)} ${gives === 'cards' ? 'discards cards' : 'gives a hostage'} (${effect(by, table)}).`,
}

/** 'supports the challenger with', before the character. */
const joins: Record<Fighter['how'], (side: Side) => string> = {
  chosen: side => `stands as the ${side} with`,
  accepted: side => `supports the ${side} with`,
  forced: side => `is forced to support the ${side} with`,
  late: side => `joins the ${side} with`,
}

const supportEvents: Pick<
  Events,
  | 'event'
  | 'defender'
  | 'forbidden'
  | 'committed'
  | 'stayed-out'
  | 'offered-support'
  | 'answered'
  | 'support-skipped'
  | 'declined'
  | 'retreated'
  | 'switched'
> = {
  event: ({ card: id }) => line`The event card is turned up: ${event(id)}.`,
  defender: ({ seat: id, by, chosen }, table) =>
    line`${seat(id, table)} is the defender${chosen ? ' by choice of the challenger' : ''} (${source(by, table)}).`,
  forbidden: ({ character: id, by }, table) =>
    line`${character(id)} may not be chosen in this round (${effect(by, table)}).`,
  committed: ({ fighter: { seat: id, character: who, side, how }, by }, table) =>
    line`${seat(id, table)} ${joins[how](side)} ${character(who)}${by ? line` (${effect(by, table)})` : []}.`,
  'stayed-out': ({ seat: id }, table) => line`${seat(id, table)} stays out.`,
  'offered-support': ({ seat: id, character: who, side }, table) =>
    line`${seat(id, table)} offers ${character(who)} to the ${side}.`,
  answered: ({ seat: id, supporter, character: who, accepted }, table) =>
    line`${seat(id, table)} ${accepted ? 'accepts' : 'refuses'} the support of ${seat(supporter, table)}: ${character(who)}.`,
  'support-skipped': ({ by }, table) => line`The support phase is skipped (${effect(by, table)}).`,
  declined: ({ seat: id, by }, table) => line`${seat(id, table)} does not join (${effect(by, table)}).`,
  retreated: ({ seat: id, character: who, by }, table) =>
    line`${seat(id, table)} retreats with ${character(who)} (${effect(by, table)}).`,
  switched: ({ seat: id, character: who, side, by }, table) =>
    line`${seat(id, table)} goes over to the ${side} with ${character(who)} (${effect(by, table)}).`,
}

const conflictEvents: Pick<
  Events,
  | 'used'
  | 'played'
  | 'open-first'
  | 'laid-open'
  | 'revealed'
  | 'added'
  | 'turned-up'
  | 'replaced'
  | 'outcome'
  | 'no-reward'
  | 'no-punishment'
  | 'no-betrayal-hostages'
> = {
  used: ({ seat: id, leader }, table) =>
    line`${seat(id, table)} uses ${effect(leaderEffect(leader), table)} (${character(leader)}).`,
  played: ({ seat: id, card: who }, table) =>
    line`${seat(id, table)} plays ${effect(cardEffect(who), table)} (${character(who)}).`,
  'open-first': ({ seat: id, by }, table) =>
    line`${seat(id, table)} has to play first and face up (${effect(by, table)}).`,
  'laid-open': ({ seat: id, card: face, fromDeck }, table) =>
    line`${seat(id, table)} plays ${face ? card(face) : 'no card'} face up${fromDeck ? ', from the top of the deck' : ''}.`,
  revealed: ({ cards: lying, fromDeck, outcome }, table) => {
    const told = (side: Side): Part => (lying[side] ? houseCard(lying[side]) : 'no card')
    const top: Rich = fromDeck.length > 0 ? line` (${seats(fromDeck, table)} from the top of the deck)` : []
    return line`The challenger reveals ${told('challenger')}, the defender ${told('defender')}${top}: ${names.outcomes[outcome]}.`
  },
  added: ({ side, n, by }, table) => line`The ${side}’s total: +${n} (${effect(by, table)}).`,
  'turned-up': ({ seat: id, card: face, by }, table) =>
    line`${seat(id, table)} turns up ${card(face)} (${effect(by, table)}).`,
  replaced: ({ seat: id, old, card: face, by }, table) =>
    face
      ? line`${seat(id, table)} discards ${card(old)} and plays ${card(face)} (${effect(by, table)}).`
      : line`${seat(id, table)} has nothing higher than ${card(old)} (${effect(by, table)}).`,
  outcome: ({ outcome, by }, table) => line`The outcome becomes ${names.outcomes[outcome]} (${effect(by, table)}).`,
  'no-reward': ({ seats: ids, by }, table) => line`No reward for ${seats(ids, table)} (${effect(by, table)}).`,
  'no-punishment': ({ seats: ids, by }, table) => line`No punishment for ${seats(ids, table)} (${effect(by, table)}).`,
  'no-betrayal-hostages': ({ by }, table) => line`No hostages are taken for the betrayal (${effect(by, table)}).`,
}

const talks: Pick<Events, 'talks' | 'proposed' | 'withdrawn' | 'rejected' | 'agreed' | 'broke-off'> = {
  talks: () => ['Truce: the active players negotiate.'],
  proposed: ({ seat: id, version, offer }, table) =>
    line`${seat(id, table)} makes proposal ${version}: ${openTerms(offer)}.`,
  withdrawn: ({ seat: id, version }, table) => line`${seat(id, table)} withdraws proposal ${version}.`,
  rejected: ({ seat: id, version }, table) => line`${seat(id, table)} rejects proposal ${version}.`,
  agreed: ({ seat: id, version, offer }, table) =>
    line`${seat(id, table)} accepts proposal ${version}: ${openTerms(offer)}.`,
  'broke-off': ({ seat: id }, table) => line`${seat(id, table)} breaks off the negotiation.`,
}

const result: Pick<Events, 'ending'> = {
  ending: ({ ending, winner, challenger, defender, sums }, table) => {
    const count: Rich = sums ? [`, ${totalOf(sums.challenger)} to ${totalOf(sums.defender)}`] : []
    const between = line`${seat(challenger, table)} against ${seat(defender, table)}`
    const who: Rich = winner ? line`: the ${winner}’s side wins` : []
    return line`${names.endings[ending]}, ${between}${count}${who}.`
  },
}

export const events: Events = {
  ...course,
  ...cardEvents,
  ...powerEvents,
  ...hostageEvents,
  ...supportEvents,
  ...conflictEvents,
  ...talks,
  ...result,
}
