/** Questions: what is asked of the reader, and what the others wait for. */
import { type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { sidesOf } from '../../rules/assembly/votes.ts'
import type { VoteSide, WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  anyOf,
  area,
  city,
  crowns,
  many,
  noble,
  seats,
  shaped,
  subject,
  target,
  title,
  titles,
  troop,
  troops,
  voyageTo,
} from './phrases.ts'
import { warQuestions } from './warQuestions.ts'

type Questions = GameTexts<WarriorKnights>['questions']

const placing: Pick<Questions, 'assign' | 'placeStronghold' | 'placeNoble' | 'plan'> = {
  assign: {
    prompt: () => ['Assign all your Troop cards to your Nobles and your stronghold.'],
    wait: () => ['must assign the Troop cards'],
  },
  placeStronghold: {
    prompt: () => ['Choose the area of your stronghold.'],
    wait: () => ['must place a stronghold'],
  },
  placeNoble: {
    prompt: ({ noble: id }) => (id === null ? ['Choose a Noble to place.'] : line`Choose where ${shaped(id)} begins.`),
    wait: () => ['must place a Noble'],
  },
  plan: {
    prompt: () => ['Put up to two of your cards on each stack.'],
    wait: () => ['must plan'],
  },
}

const cards: Pick<Questions, 'useCard' | 'draftSoldiers' | 'versatile' | 'mobilize' | 'chooseArea'> = {
  useCard: {
    prompt: ({ card }) => line`Do you use ${title(card)}?`,
    wait: ({ card }) => line`must decide on ${title(card)}`,
  },
  draftSoldiers: {
    prompt: () => line`${title('draft-soldiers')}: choose a spot for your marker on the Mercenary Track, or decline.`,
    wait: () => ['must put a marker on the Mercenary Track'],
  },
  versatile: {
    prompt: () =>
      line`${title('versatile-strategy')}: take crowns or a Vote, move one Noble, start a battle, put down a marker, or decline.`,
    wait: () => line`must choose what ${title('versatile-strategy')} does`,
  },
  mobilize: {
    prompt: (_, { open }) => {
      const chosen = open.order?.area ?? null
      return chosen === null
        ? line`${title('mobilize-forces')}: choose a move or a battle; all must happen in one area.`
        : line`${title('mobilize-forces')} at ${area(chosen)}: move more Nobles there, start a battle there, or finish.`
    },
    wait: () => ['must move Nobles or start a battle'],
  },
  chooseArea: {
    prompt: ({ among }) =>
      line`Choose the area of your card: ${listed(
        among.map(id => names.specialAreas[id]),
        'en',
        'disjunction',
      )}.`,
    wait: () => ['must choose the area of a card'],
  },
}

const events: Pick<
  Questions,
  'importantEvent' | 'pledge' | 'aim' | 'faithOrCrowns' | 'payUnpaid' | 'freeLance' | 'assignHired'
> = {
  importantEvent: {
    prompt: (_, { open }) => [
      `${open.eventTop === null ? 'An' : open.eventTop === 'blue' ? 'A blue' : `A ${names.eventColours[open.eventTop]}`} Event lies on top: choose who draws it.`,
    ],
    wait: () => ['must choose who draws the Event'],
  },
  pledge: {
    prompt: ({ due, most }, { open }) => {
      const { event } = open
      const what: Rich = event ? [title(event.card)] : ['The Event']
      const at: Rich = event?.target ? line` (${target(event.target)})` : []
      return line`${what}${at}: ${due} Faith ${due === 1 ? 'is' : 'are'} missing to cancel it. How much do you give, up to ${most}?`
    },
    wait: () => ['may pay Faith to cancel the Event'],
  },
  aim: {
    prompt: ({ by, optional, more }) =>
      line`${title(by)}: choose ${more > 1 ? `up to ${more} targets` : 'a target'}${optional ? ', or leave it' : ''}.`,
    wait: ({ by }) => line`must choose for ${title(by)}`,
  },
  faithOrCrowns: {
    prompt: ({ crowns: n }) => [`Give 1 Faith or ${crowns(n)}.`],
    wait: ({ crowns: n }) => [`must give 1 Faith or ${crowns(n)}`],
  },
  payUnpaid: {
    prompt: ({ due, why }) =>
      why === 'wages'
        ? line`Wages: choose whom you pay; whoever is not paid deserts (${troops(due)}).`
        : line`${title('unpaid-companies')}: choose whom you pay; whoever is not paid deserts (${troops(due)}).`,
    wait: () => ['must pay Mercenaries'],
  },
  freeLance: {
    prompt: ({ card }) => line`${title('free-lances')}: do you take ${troop(card)} into your service?`,
    wait: ({ card }) => line`may hire ${troop(card)}`,
  },
  assignHired: {
    prompt: ({ card }) => line`Choose the army that ${troop(card)} joins.`,
    wait: () => ['must assign a Mercenary'],
  },
}

const neutral: Pick<Questions, 'startExpedition' | 'invest' | 'bless' | 'upgrade' | 'muster'> = {
  startExpedition: {
    prompt: () => ['You may start an expedition.'],
    wait: () => ['may start an expedition'],
  },
  invest: {
    prompt: ({ expedition }) => [`How many crowns do you invest in the expedition to ${voyageTo(expedition)}?`],
    wait: ({ expedition }) => [`may invest in the expedition to ${voyageTo(expedition)}`],
  },
  bless: {
    prompt: ({ expedition }) => [
      `Do you pay 1 Faith to bless the expedition to ${voyageTo(expedition)}? Of two Fate cards the better one counts for it.`,
    ],
    wait: ({ expedition }) => [`may bless the expedition to ${voyageTo(expedition)}`],
  },
  upgrade: {
    prompt: () => line`${title('upgrade-defenses')}: you may repair one place or fortify one city.`,
    wait: () => ['may repair or fortify'],
  },
  muster: {
    prompt: () => line`${title('muster-troops')}: you may remove casualty tokens from one army for 2 crowns each.`,
    wait: () => ['may heal an army'],
  },
}

const money: Pick<Questions, 'tax' | 'hire' | 'hireMore' | 'dropMarker'> = {
  tax: {
    prompt: ({ law, crowns: n }) =>
      line`${title(law)}: pay ${crowns(n)}, or refuse the law and be banned from the Assembly?`,
    wait: ({ law }) => line`must pay or refuse ${title(law)}`,
  },
  hire: {
    prompt: ({ spot, first }) => [
      `Your marker on spot ${spot + 1}: hire a Mercenary, or take the marker back${first ? '. With your first marker you may hire several of one nationality' : ''}.`,
    ],
    wait: () => ['may hire'],
  },
  hireMore: {
    prompt: ({ nationality }) => [
      `You may hire more ${names.nationalities[nationality]} Mercenaries; each costs another of your markers.`,
    ],
    wait: ({ nationality }) => [`may hire more ${names.nationalities[nationality]} Mercenaries`],
  },
  dropMarker: {
    prompt: () => ['Choose the marker that you take off the Mercenary Track.'],
    wait: () => ['must take a marker off the Mercenary Track'],
  },
}

const assembly: Pick<
  Questions,
  | 'actingChairman'
  | 'propose'
  | 'orderAgendas'
  | 'vote'
  | 'write'
  | 'takeSide'
  | 'breakTie'
  | 'accept'
  | 'dropCharge'
  | 'giveOffice'
> = {
  actingChairman: {
    prompt: () => ['Choose who presides over this Assembly in your place.'],
    wait: () => ['must name an acting Chairman'],
  },
  propose: {
    prompt: () => ['You may make a Private Motion.'],
    wait: () => ['may make a Private Motion'],
  },
  orderAgendas: {
    prompt: ({ left, ordered }) =>
      line`Choose which Agenda is voted on ${ordered.length > 0 ? line`after ${titles(ordered)}` : 'first'}: ${titles(left)}.`,
    wait: () => ['must put the Agendas in order'],
  },
  vote: {
    prompt: ({ subject: what }, view) =>
      line`How many Votes do you commit on ${subject(what, view)}? They are spent, whatever comes of it.`,
    wait: ({ subject: what }, view) => line`must commit Votes on ${subject(what, view)}`,
  },
  write: {
    prompt: ({ items }) => [`Write a side and Votes for ${many(items.length, 'item')}. All Votes written are spent.`],
    wait: () => ['must write down Votes'],
  },
  takeSide: {
    prompt: (_, view) => {
      const { assembly: now } = view.open
      const mine = view.seat === null ? 0 : (now?.ballots[view.seat]?.votes ?? 0)
      const what: Rich = now?.subject ? subject(now.subject, view) : ['the Agenda']
      const among: readonly VoteSide[] = now?.subject ? sidesOf(view.open, now.subject) : ['yes', 'no']
      return among.includes('yes')
        ? line`Yes or no: on which side do you put your ${many(mine, 'Vote')} on ${what}?`
        : line`To whom do you give your ${many(mine, 'Vote')} on ${what}: ${anyOf(among, view)}?`
    },
    wait: () => ['must take a side'],
  },
  breakTie: {
    prompt: ({ among }, view) =>
      among.every(each => typeof each === 'number')
        ? line`A tie between ${seats(among as readonly number[], view)}: you decide.`
        : ['A tie between yes and no: you decide.'],
    wait: () => ['must decide the tie'],
  },
  accept: {
    prompt: ({ card }) => line`${title(card)} falls to you. Do you accept, or refuse and be banned from the Assembly?`,
    wait: ({ card }) => line`must accept or refuse ${title(card)}`,
  },
  dropCharge: {
    prompt: ({ card }) => line`You hold three charges already: choose which one you discard for ${title(card)}.`,
    wait: () => ['must discard a charge'],
  },
  giveOffice: {
    prompt: ({ card }) => line`Choose the Noble who becomes ${title(card)}.`,
    wait: ({ card }) => line`must give the office ${title(card)}`,
  },
}

const upkeep: Pick<Questions, 'revoltOrder' | 'revolt' | 'rebuild' | 'regroup' | 'comeBack'> = {
  revoltOrder: {
    prompt: ({ cities }) => [
      `Choose the city for which Fate is drawn next (${many(cities.length, 'city', 'cities')} left).`,
    ],
    wait: () => ['must choose the next city'],
  },
  revolt: {
    prompt: ({ city: id }) => line`${city(id)} revolts: pay Faith or crowns, or let the city go.`,
    wait: ({ city: id }) => line`must answer the revolt in ${city(id)}`,
  },
  rebuild: {
    prompt: () => ['You may put your stronghold back on the board.'],
    wait: () => ['may put a stronghold back on the board'],
  },
  regroup: {
    prompt: () => ['You may move Troop cards between your armies; each card moves once at most.'],
    wait: () => ['may regroup armies'],
  },
  comeBack: {
    prompt: ({ noble: id }) => line`Choose where ${shaped(id)} comes back.`,
    wait: ({ noble: id }) => line`must bring back ${noble(id)}`,
  },
}

export const questions: Questions = {
  ...warQuestions,
  ...placing,
  ...cards,
  ...events,
  ...neutral,
  ...money,
  ...assembly,
  ...upkeep,
}
