/** What has just happened, told apart into recaps: a combat with all that came of it, a card that was played. Pure. */
import type { Seat } from '../../../../kernel/index.ts'
import * as recent from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<Event, { is: 'attack' | 'lore-card' | 'command' | 'points' | 'overran' }>

export type Recap = recent.Recap<Event, Head>
export type Recaps = recent.RecentEvents<Event, Head>

/** What belongs to the recap in progress. */
const consequences: readonly Event['is'][] = [
  'attack',
  'lore-card',
  'lore-cancelled',
  'rolled',
  'rerolled',
  'committed',
  'ignored-damage',
  'ignored-retreats',
  'damage',
  'removed-figures',
  'destroyed',
  'condition',
  'healed',
  'unordered',
  'retreated',
  'supported',
  'pushed',
  'placed',
  'portals',
  'lore',
  'points',
]

/** In the VP step (BL-19.1): these victory points are a recap of their own. */
const isUpkeep = (event: Event) => event.is === 'points' && (event.cause === 'banner' || event.cause === 'tent')

const isPayment = (event: Event) => event.is === 'lore' && event.n < 0

/** What is over when it happens, and no recap of its own. */
const ends: readonly Event['is'][] = ['turn', 'round', 'drew', 'moved', 'ordered']

function isHead(event: Event, last: Recap | undefined): event is Head {
  if (event.is === 'attack') return !event.counter
  if (event.is === 'lore-card') return last?.head.is !== 'attack'
  if (event.is === 'points') return isUpkeep(event) && last?.head.is !== 'points'
  return event.is === 'command' || event.is === 'overran'
}

/** An advance belongs to its combat; any other march ends it. */
const isAdvance = (event: Event) => event.is === 'moved' && (event.why === 'advance' || event.why === 'pursue')

const rules: recent.RecapRules<Event, Head> = {
  isHead,
  belongs: event => (consequences.includes(event.is) && !isPayment(event)) || isAdvance(event),
  ends: ({ is }) => ends.includes(is),
  most: 2,
}

/** How long each is told before what comes next, in milliseconds; all else goes along with the one before. */
const beats: Partial<Record<Event['is'], number>> = {
  command: 1800,
  'lore-card': 1800,
  'lore-cancelled': 1200,
  attack: 900,
  rolled: 1700,
  rerolled: 1500,
  overran: 1600,
  damage: 700,
  destroyed: 900,
  retreated: 700,
  points: 1200,
}

export const beatOf = ({ is }: Event): number => beats[is] ?? 0

/** The recaps after the news; what one does oneself with a command card is no news to `reader`. */
export const tell = (before: Recaps, news: readonly Event[], reader: Seat | null): Recaps =>
  recent.recapWith(
    rules,
    before,
    news.filter(event => !(event.is === 'command' && event.seat === reader)),
  )
