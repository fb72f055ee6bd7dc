/** The sentences of the log. */
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Goods } from '../../log.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  all,
  area,
  army,
  city,
  crowns,
  fateSays,
  fateWhy,
  goods,
  many,
  noble,
  proposal,
  seat,
  seats,
  side,
  subject,
  target,
  title,
  titles,
  tokens,
  troop,
  troops,
  voyageTo,
  why,
} from './phrases.ts'
import { warEvents } from './warEvents.ts'

type Events = GameTexts<WarriorKnights>['events']

const setup: Pick<
  Events,
  'start' | 'dealt' | 'assigned' | 'founded' | 'placed' | 'round' | 'planned' | 'fate' | 'fateShuffled'
> = {
  start: ({ barons }) => [
    `The game begins: ${names.barons[barons[0]]}${barons
      .slice(1)
      .map(id => `, ${names.barons[id]}`)
      .join('')}.`,
  ],
  dealt: ({ seat: id, cards }, table) => line`${seat(id, table)} receives ${troops(cards)}.`,
  assigned: ({ seat: id, army: to, cards }, table) => line`${seat(id, table)} assigns ${troops(cards)} to ${army(to)}.`,
  founded: ({ seat: id, area: at }, table) => line`${seat(id, table)} has a stronghold at ${area(at)}.`,
  placed: ({ noble: id, area: at }) => line`${noble(id)} begins at ${area(at)}.`,
  round: ({ round }) => [`Round ${round} begins.`],
  planned: ({ counts }, table) =>
    line`Cards on the stacks: ${all((counts[0] ?? []).map((_, id) => line`${seat(id, table)} ${counts.map(stack => stack[id]).join('–')}`))}.`,
  fate: ({ card, why: reason_ }) => line`Fate for ${fateWhy(reason_)}: ${fateSays(card, reason_)}.`,
  fateShuffled: () => ['The Fate deck is shuffled.'],
}

/** Crowns are paid, other things are lost. */
const verb = (what: Goods, n: number): string => (n > 0 ? 'gains' : what === 'crowns' ? 'pays' : 'loses')

const cards: Pick<
  Events,
  'revealed' | 'declined' | 'allocated' | 'returned' | 'phase' | 'changed' | 'token' | 'marked'
> = {
  revealed: ({ stack, seat: id, card }, table) =>
    id === null
      ? line`Stack ${stack + 1}: ${title(card)}.`
      : line`Stack ${stack + 1}: ${title(card)} of ${seat(id, table)}.`,
  declined: ({ seat: id, card }, table) => line`${seat(id, table)} does not use ${title(card)}.`,
  allocated: ({ card, seat: id, to }, table) =>
    to === 'hand'
      ? line`${title(card)} returns to the hand of ${seat(id, table)}.`
      : line`${title(card)} of ${seat(id, table)} goes to ${to === 'assembly' ? 'the ' : ''}${names.specialAreas[to]}.`,
  returned: ({ area: at }) => [
    `The cards at ${at === 'assembly' ? 'the ' : ''}${names.specialAreas[at]} return to hands.`,
  ],
  phase: ({ phase }) => [`${names.phases[phase]} begins.`],
  changed: ({ seat: id, what, n, why: because, to }, table) => {
    const paid: Rich = to === undefined ? [] : line` to ${seat(to, table)}`
    return line`${seat(id, table)} ${verb(what, n)} ${goods(Math.abs(n), what)}${paid} (${why(because)}).`
  },
  token: ({ token, seat: id }, table) =>
    id === null ? [`Nobody is ${names.tokens[token]}.`] : line`${seat(id, table)} is now ${names.tokens[token]}.`,
  marked: ({ seat: id, spot }, table) =>
    line`${seat(id, table)} puts a marker on spot ${spot + 1} of the Mercenary Track.`,
}

const happenings: Pick<
  Events,
  'drawn' | 'target' | 'pledged' | 'cancelled' | 'noEffect' | 'lasting' | 'ended' | 'heirless' | 'barred'
> = {
  drawn: ({ seat: id, card }, table) => line`${seat(id, table)} draws the Event ${title(card)}.`,
  target: ({ card, target: at }) =>
    at === null ? line`${title(card)} finds no target.` : line`${title(card)} strikes ${target(at)}.`,
  pledged: ({ seat: id, faith }, table) => line`${seat(id, table)} pledges ${faith} Faith.`,
  cancelled: ({ card }) => line`${title(card)} is cancelled.`,
  noEffect: ({ card, seat: id }, table) => line`${title(card)} does nothing to ${seat(id, table)}.`,
  lasting: ({ card, seat: id, noble: on }, table) => {
    const of: Rich = on !== null ? line` on ${noble(on)}` : []
    return id === null
      ? line`${title(card)} stays open${of}.`
      : line`${title(card)} stays open with ${seat(id, table)}${of}.`
  },
  ended: ({ card, seat: id }, table) =>
    id === null ? line`${title(card)} ends.` : line`${title(card)} ends for ${seat(id, table)}.`,
  heirless: ({ noble: id }) => line`${noble(id)} has no heir any more.`,
  barred: ({ seat: id }, table) => line`${seat(id, table)} may never be Head of the Church again.`,
}

const voyages = { chosen: 'is chosen', sent: 'sets out', blessed: 'is blessed', unfunded: 'finds no money' }

const trade: Pick<Events, 'expedition' | 'advanced' | 'news' | 'offer' | 'hired' | 'passed' | 'turnedUp'> = {
  expedition: ({ expedition, what }) => [`The expedition to ${voyageTo(expedition)} ${voyages[what]}.`],
  advanced: ({ expedition, spot }) => [`The expedition to ${voyageTo(expedition)} is on spot ${spot}.`],
  news: ({ expedition, result }) => [`The expedition to ${voyageTo(expedition)}: ${names.voyages[result]}.`],
  offer: ({ cards: shown }) => line`The offer: ${troops(shown)}.`,
  hired: ({ seat: id, card, army: to }, table) => line`${seat(id, table)} hires ${troop(card)} for ${army(to)}.`,
  passed: ({ seat: id, spot }, table) => line`${seat(id, table)} hires nobody for the marker on spot ${spot + 1}.`,
  turnedUp: ({ card }) => line`${troop(card)} is turned up.`,
}

const assembly: Pick<
  Events,
  | 'attending'
  | 'presides'
  | 'proposer'
  | 'proposed'
  | 'ordered'
  | 'voted'
  | 'side'
  | 'tie'
  | 'outcome'
  | 'law'
  | 'charge'
  | 'office'
  | 'discardedCard'
  | 'refused'
  | 'banned'
  | 'postponed'
  | 'agendas'
> = {
  attending: ({ seats: ids }, table) =>
    ids.length > 0 ? line`The Assembly meets: ${seats(ids, table)}.` : ['Nobody attends the Assembly.'],
  presides: ({ seat: id }, table) => line`${seat(id, table)} presides.`,
  proposer: ({ seat: id }, table) => line`${seat(id, table)} may make a Private Motion.`,
  proposed: ({ seat: id, motion }, table) =>
    motion === null
      ? line`${seat(id, table)} makes no motion.`
      : line`${seat(id, table)} moves ${proposal(motion, table)}.`,
  ordered: ({ agendas }) =>
    agendas.length > 0 ? line`The order of the Agendas: ${titles(agendas)}.` : ['There is nothing to vote on.'],
  voted: ({ subject: what, ballots }, table) => {
    const cast = ballots.flatMap((ballot, id) => {
      if (ballot === null) return []
      const taken: Rich = ballot.side === null ? [] : line` for ${side(ballot.side, table)}`
      return [line`${seat(id, table)} ${ballot.votes}${taken}`]
    })
    return line`Votes on ${subject(what, table)}: ${cast.length > 0 ? all(cast) : 'none'}.`
  },
  side: ({ seat: id, side: to, votes }, table) =>
    line`${seat(id, table)}: ${many(votes, 'Vote')} for ${side(to, table)}.`,
  tie: ({ seat: id, side: to }, table) => line`A tie: ${seat(id, table)} decides for ${side(to, table)}.`,
  outcome: ({ subject: what, winner }, table) => {
    if (winner === 'yes') return line`Passed: ${subject(what, table)}.`
    if (winner === 'no') return line`Failed: ${subject(what, table)}.`
    return line`${subject(what, table)} goes to ${seat(winner, table)}.`
  },
  law: ({ card }) => line`${title(card)} is law.`,
  charge: ({ seat: id, card }, table) => line`${seat(id, table)} holds the charge ${title(card)}.`,
  office: ({ noble: id, card }) => line`${noble(id)} is ${title(card)}.`,
  discardedCard: ({ card }) => line`${title(card)} is discarded.`,
  refused: ({ seat: id, card }, table) => line`${seat(id, table)} refuses ${title(card)}.`,
  banned: ({ seat: id, banned }, table) =>
    line`${seat(id, table)} is ${banned ? 'banned from the Assembly' : 'banned no longer'}.`,
  postponed: () => ['The Assembly is postponed.'],
  agendas: ({ cards: shown }) =>
    shown.length > 0 ? line`New Current Agendas: ${titles(shown)}.` : ['No Agenda is left.'],
}

/** How a game has ended (WK-13). */
export const ends = {
  cities: 'by its cities',
  influence: 'by Influence',
  last: 'as the last Baron left',
  rounds: 'after the last round',
}

const rest: Pick<Events, 'quiet' | 'revolt' | 'refreshed' | 'shifted' | 'cameBack' | 'gave' | 'heir' | 'over'> = {
  quiet: ({ city: id, ignored }) =>
    ignored ? line`The revolt in ${city(id)} has no effect.` : line`${city(id)} stays quiet.`,
  revolt: ({ city: id, seat: owner }, table) => line`${city(id)} revolts against ${seat(owner, table)}.`,
  refreshed: () => ['All Nobles are fresh again.'],
  shifted: ({ from, to, cards: moved, tokens: n }) =>
    line`${troops(moved)}${n > 0 ? ` and ${tokens(n)}` : ''} go from ${army(from)} to ${army(to)}.`,
  cameBack: ({ noble: id, area: at }) => line`${noble(id)} comes back at ${area(at)}.`,
  gave: ({ from, to, crowns: n }, table) => line`${seat(from, table)} gives ${crowns(n)} to ${seat(to, table)}.`,
  heir: ({ noble: id, to }, table) =>
    to === null
      ? line`The heir of ${noble(id)} is killed.`
      : line`The heir of ${noble(id)} is now with ${seat(to, table)}.`,
  over: ({ winners, by }, table) =>
    winners.length > 0
      ? line`The game is over: ${seats(winners, table)} wins ${ends[by]}!`
      : line`The game is over ${ends[by]}: nobody wins.`,
}

export const events: Events = {
  ...warEvents,
  ...setup,
  ...cards,
  ...happenings,
  ...trade,
  ...assembly,
  ...rest,
}
