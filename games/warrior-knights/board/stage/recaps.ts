/** What has just happened, gathered into recaps: a card with what it did, an Event, a battle, a vote, a phase. Pure. */
import * as recent from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<
  Event,
  {
    is:
      | 'planned'
      | 'revealed'
      | 'drawn'
      | 'attacked'
      | 'besieged'
      | 'captured'
      | 'voted'
      | 'phase'
      | 'revolt'
      | 'news'
      | 'cameBack'
      | 'heir'
      | 'gave'
  }
>

export type Recap = recent.Recap<Event, Head>
export type Recaps = recent.RecentEvents<Event, Head>

type Name = Event['is']

const ofArmies: readonly Name[] = [
  'casualties',
  'deserted',
  'lost',
  'died',
  'left',
  'retreated',
  'exhausted',
  'eliminated',
  'heirless',
]

const ofSites: readonly Name[] = ['razed', 'control', 'fell', 'breaches', 'fortified', 'siegeLifted']

const ofBattle: readonly Name[] = [
  'commands',
  'drew',
  'discarded',
  'showed',
  'ability',
  'hits',
  'victories',
  'saved',
  'captured',
  'changed',
  ...ofArmies,
  ...ofSites,
]

/** Gifts and heirs change hands at any time: within whatever goes on (WK-15.1, WK-16.3). */
const atAnyTime: readonly Name[] = ['gave', 'heir', 'heirless']

/** What belongs to a recap, by its head. */
const consequences: Readonly<Record<Head['is'], readonly Name[]>> = {
  planned: [],
  revealed: [
    'declined',
    'changed',
    'token',
    'marked',
    'marched',
    'sailed',
    'took',
    'permission',
    'defied',
    'banned',
    'expedition',
    'advanced',
    'fateShuffled',
    ...ofArmies,
    ...ofSites,
  ],
  drawn: [
    'target',
    'pledged',
    'cancelled',
    'noEffect',
    'lasting',
    'changed',
    'token',
    'barred',
    'turnedUp',
    'hired',
    'advanced',
    'quiet',
    'revolt',
    ...ofArmies,
    ...ofSites,
  ],
  attacked: ofBattle,
  besieged: ['exhausted'],
  captured: [...ofArmies, ...ofSites, 'changed'],
  voted: [
    'side',
    'tie',
    'outcome',
    'law',
    'charge',
    'office',
    'discardedCard',
    'refused',
    'banned',
    'changed',
    'token',
    'lasting',
    'ended',
    ...ofArmies,
    ...ofSites,
  ],
  phase: [
    'changed',
    'deserted',
    'defied',
    'banned',
    'hired',
    'passed',
    'offer',
    'attending',
    'presides',
    'proposer',
    'proposed',
    'ordered',
    'landed',
    'refreshed',
    'quiet',
    'left',
    'died',
    'cameBack',
  ],
  revolt: ['changed', 'control', 'quiet'],
  news: ['changed'],
  cameBack: [],
  heir: ['died'],
  gave: [],
}

const heads = Object.keys(consequences) as readonly Name[]

/** Heads that belong to another where that is open: a siege ends within a battle, a city revolts because of an Event. */
const lesserHeads: readonly Name[] = ['captured', 'revolt', 'cameBack', ...atAnyTime]

/** What is over when it happens. */
const ends: readonly Name[] = ['round', 'allocated', 'returned', 'over']

/** How long each is told before what comes next, in milliseconds; all else goes along with the one before. */
const beats: Partial<Record<Name, number>> = {
  planned: 2000,
  revealed: 1500,
  drawn: 2200,
  target: 1400,
  cancelled: 1400,
  attacked: 1400,
  showed: 1500,
  hits: 1300,
  victories: 2200,
  died: 1500,
  captured: 1800,
  besieged: 1800,
  razed: 1400,
  control: 1300,
  fell: 1500,
  eliminated: 2000,
  cameBack: 1400,
  heir: 1200,
  heirless: 1400,
  gave: 1200,
  voted: 2000,
  side: 900,
  outcome: 2000,
  refused: 1500,
  phase: 900,
  deserted: 1200,
  revolt: 1500,
  news: 1600,
}

export const beatOf = ({ is }: Event): number => beats[is] ?? 0

const belongs = (event: Event, head: Head): boolean =>
  consequences[head.is].includes(event.is) || (atAnyTime.includes(event.is) && event.is !== head.is)

const rules: recent.RecapRules<Event, Head> = {
  isHead: (event, open): event is Head =>
    heads.includes(event.is) && !(open && lesserHeads.includes(event.is) && belongs(event, open.head)),
  belongs: (event, { head }) => belongs(event, head),
  ends: ({ is }) => ends.includes(is),
  most: 1,
}

/** The recaps after the news. */
export const tell = (before: Recaps, news: readonly Event[]): Recaps => recent.recapWith(rules, before, news)
