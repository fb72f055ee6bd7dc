/** What has just happened, told apart into recaps: an attack with all that came of it, a card, the dice of a round. Pure. */
import type { Seat } from '../../../../kernel/index.ts'
import * as recent from '../../../../ui/board/recap.ts'
import type { Event } from '../../log.ts'

const heads = [
  'battle',
  'round',
  'card',
  'any-card',
  'token',
  'ability',
  'disengaged',
  'attack',
  'scorched',
  'quench',
  'spread',
  'points',
  'commanders',
  'breach-rolled',
  'catapult',
  'location',
  'archers-shown',
  'archers-gone',
  'catelyn',
  'edmure',
  'decoy',
  'column',
  'column-waits',
  'kept',
  'recovered',
  'won',
] as const
export type Head = Extract<Event, { is: (typeof heads)[number] }>

export type Recap = recent.Recap<Event, Head>
export type Recaps = recent.RecentEvents<Event, Head>

/** What belongs to whatever it comes of. */
const consequences: readonly Event['is'][] = [
  'tactic',
  'command-lost',
  'rallied',
  'gave',
  'gave-side',
  'discarded-card',
  'gave-up',
  'exchanged',
  'returned',
  'drew',
  'reshuffled',
  'supports',
  'dogs',
  'rolled',
  'extra-dice',
  'rerolled',
  'hits',
  'figures',
  'unharmed',
  'eliminated',
  'captured',
  'swapped',
  'stood',
  'retreated',
  'withdrew',
  'cornered',
  'fire',
  'devastated',
  'burnt',
  'taken',
  'control',
  'morale',
  'points',
  'mustered',
  'substituted',
  'tiles',
]

/** Each with what goes along with it, beside the consequences of all. */
const companions: Partial<Record<Head['is'], readonly Event['is'][]>> = {
  round: ['first', 'tokens-rolled', 'column', 'column-waits', 'decoy'],
  attack: ['attack', 'engaged', 'catelyn', 'location', 'archers-gone', 'edmure'],
  disengaged: ['attack'],
  commanders: ['commanders'],
  spread: ['spread'],
  points: ['points'],
  kept: ['kept'],
  'breach-rolled': ['breached'],
  card: ['ability'],
}

/** An advance or a pursuit belongs to its attack; any other march ends it. */
const isFollow = (event: Event) => event.is === 'moved' && (event.why === 'advance' || event.why === 'pursue')

/** A blow that answers: it is told with the attack, or the leaving, that it answers. */
const isAnswer = (event: Event, open: Recap) =>
  event.is === 'attack' && (event.kind === 'counter' || event.kind === 'parting' || event.second) && isFight(open)

const isFight = ({ head }: Recap) => head.is === 'attack' || head.is === 'disengaged'

function belongs(event: Event, open: Recap): boolean {
  if (event.is === 'attack') return isAnswer(event, open)
  if (isFollow(event)) return isFight(open)
  // What is scored at the end of a round is told by itself.
  if (event.is === 'points' && open.head.is === 'kept') return false
  return consequences.includes(event.is) || (companions[open.head.is]?.includes(event.is) ?? false)
}

/** What is over when it happens, and no recap of its own. */
const ends: readonly Event['is'][] = ['passed', 'moved', 'ordered', 'exited', 'placed', 'laid', 'staked', 'target']

const rules: recent.RecapRules<Event, Head> = {
  isHead: (event, open): event is Head =>
    (heads as readonly string[]).includes(event.is) && !(open && belongs(event, open)),
  belongs,
  ends: event => ends.includes(event.is),
  most: 2,
}

/** How long each is told before what comes next, in milliseconds; all else goes along with the one before. */
const beats: Partial<Record<Event['is'], number>> = {
  battle: 2500,
  round: 900,
  'tokens-rolled': 1700,
  card: 1800,
  'any-card': 1500,
  token: 1000,
  tactic: 1500,
  ability: 1600,
  disengaged: 900,
  attack: 900,
  dogs: 1200,
  rolled: 1700,
  'extra-dice': 1300,
  rerolled: 1500,
  hits: 900,
  eliminated: 900,
  captured: 1500,
  retreated: 700,
  morale: 700,
  scorched: 1600,
  quench: 1100,
  spread: 1100,
  points: 1100,
  commanders: 1500,
  mustered: 1500,
  'breach-rolled': 1500,
  catapult: 1100,
  location: 1200,
  catelyn: 1500,
  edmure: 1500,
  column: 1200,
  decoy: 1200,
  won: 2000,
}

export const beatOf = ({ is }: Event): number => beats[is] ?? 0

/** What one does oneself is no news, but for dice and what they do. */
const isOwnAction = (event: Event, reader: Seat | null): boolean =>
  (event.is === 'card' || event.is === 'any-card' || event.is === 'token') && event.seat === reader

/** The recaps after the news. */
export const tell = (before: Recaps, news: readonly Event[], reader: Seat | null): Recaps =>
  recent.recapWith(
    rules,
    before,
    news.filter(event => !isOwnAction(event, reader)),
  )
