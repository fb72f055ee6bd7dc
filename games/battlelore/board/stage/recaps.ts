/** What has just happened, told apart into tales: a combat with all that came of it, a card that was played. Pure. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Event } from '../../types.ts'

type Head = Extract<Event, { is: 'attack' | 'lore-card' | 'command' | 'points' }>

export interface Recap {
  head: Head
  /** What came of it, oldest first. */
  rest: readonly Event[]
}

/** What belongs to the tale that is being told. */
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

/** In the VP step (BL-19.1): these victory points are a tale of their own. */
const isUpkeep = (event: Event) => event.is === 'points' && (event.cause === 'banner' || event.cause === 'tent')

const isPayment = (event: Event) => event.is === 'lore' && event.n < 0

/** What is over when it happens, and no tale itself. */
const ends: readonly Event['is'][] = ['turn', 'round', 'drew', 'moved', 'ordered']

function isHead(event: Event, last: Recap | undefined): event is Head {
  if (event.is === 'attack') return !event.counter
  if (event.is === 'lore-card') return last?.head.is !== 'attack'
  if (event.is === 'points') return isUpkeep(event) && last?.head.is !== 'points'
  return event.is === 'command'
}

export interface Recaps {
  recaps: readonly Recap[]
  /** More may come of the last one. */
  open: boolean
}

export const nothing: Recaps = { recaps: [], open: false }

/** How many tales are kept. */
const most = 2

function withEvent({ recaps, open }: Recaps, event: Event): Recaps {
  const last = recaps.at(-1)
  if (isHead(event, open ? last : undefined)) return { recaps: [...recaps, { head: event, rest: [] }], open: true }
  if (!last || !open) return { recaps, open }
  if (consequences.includes(event.is) && !isPayment(event)) {
    return { recaps: recaps.with(-1, { ...last, rest: [...last.rest, event] }), open }
  }
  // An advance belongs to its combat; any other march ends it.
  const isAdvance = event.is === 'moved' && (event.why === 'advance' || event.why === 'pursue')
  if (isAdvance) return { recaps: recaps.with(-1, { ...last, rest: [...last.rest, event] }), open }
  return { recaps, open: open && !ends.includes(event.is) }
}

/** The tales after the news; what one does oneself with a command card is no news to `reader`. */
export function tell(recapped: Recaps, news: readonly Event[], reader: Seat | null): Recaps {
  const { recaps, open } = news
    .filter(event => !(event.is === 'command' && event.seat === reader))
    .reduce(withEvent, recapped)
  return { recaps: recaps.slice(-most), open }
}
