/** What has just happened, gathered into recaps: the Westeros cards with what they did, the orders, a combat. Pure. */
import * as recent from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<
  Event,
  { is: 'drawn' | 'revealed' | 'cards' | 'outcome' | 'bids' | 'wildlings' | 'wildling-card' }
>

export type Recap = recent.Recap<Event, Head>
export type Recaps = recent.RecentEvents<Event, Head>

const ofWesteros: readonly Event['is'][] = [
  'reshuffle',
  'threat',
  'westeros-card',
  'choice',
  'supply',
  'power',
  'forbidden',
  'mustered',
  'upgraded',
  'downgraded',
  'lost',
  'bids',
  'track',
  'wildlings',
  'named',
  'wildling-card',
  'discarded',
  'hand-back',
]

const ofCombat: readonly Event['is'][] = [
  'card-cancelled',
  'card-replaced',
  'ability',
  'blade',
  'tides-drawn',
  'tides',
  'outcome',
  'lost',
  'garrison-lost',
  'retreated',
  'conquered',
]

/** Heads that mostly belong to another: to the Westeros cards, or to the cards of a combat. */
const lesserHeads: readonly Event['is'][] = ['outcome', 'bids', 'wildlings', 'wildling-card']

/** What is over when it happens. */
const ends: readonly Event['is'][] = ['round', 'phase', 'battle', 'raided', 'marched', 'consolidated', 'cleanup']

/** How long each is told before what comes next, in milliseconds; all else goes along with the one before. */
const beats: Partial<Record<Event['is'], number>> = {
  drawn: 2200,
  'westeros-card': 1800,
  choice: 1400,
  bids: 2600,
  track: 1400,
  wildlings: 1800,
  'wildling-card': 2200,
  revealed: 2600,
  cards: 2400,
  ability: 1300,
  'card-replaced': 1500,
  tides: 1800,
  outcome: 2600,
}

export const beatOf = ({ is }: Event): number => beats[is] ?? 0

/** Does it belong to what the recap is about? */
const isOf = (head: Head, { is }: Event): boolean =>
  (head.is === 'cards' || head.is === 'outcome' ? ofCombat : head.is === 'revealed' ? [] : ofWesteros).includes(is)

function isHead(event: Event, open: Recap | undefined): event is Head {
  if (event.is === 'drawn' || event.is === 'revealed' || event.is === 'cards') return true
  return lesserHeads.includes(event.is) && !(open && isOf(open.head, event))
}

const rules: recent.RecapRules<Event, Head> = {
  isHead,
  belongs: (event, { head }) => isOf(head, event),
  ends: ({ is }) => ends.includes(is),
  most: 1,
}

/** The recaps after the news. */
export const tell = (before: Recaps, news: readonly Event[]): Recaps => recent.recapWith(rules, before, news)
