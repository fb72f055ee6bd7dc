/** What has just happened, told apart into tales: a combat with all that came of it, a card that was played. Pure. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Event } from '../../types.ts'

type Head = Extract<Event, { is: 'attack' | 'lore-card' | 'command' | 'points' }>

export interface Tale {
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

function isHead(event: Event, last: Tale | undefined): event is Head {
  if (event.is === 'attack') return !event.counter
  if (event.is === 'lore-card') return last?.head.is !== 'attack'
  if (event.is === 'points') return isUpkeep(event) && last?.head.is !== 'points'
  return event.is === 'command'
}

export interface Told {
  tales: readonly Tale[]
  /** More may come of the last one. */
  open: boolean
}

export const nothing: Told = { tales: [], open: false }

/** How many tales are kept. */
const most = 2

function withEvent({ tales, open }: Told, event: Event): Told {
  const last = tales.at(-1)
  if (isHead(event, open ? last : undefined)) return { tales: [...tales, { head: event, rest: [] }], open: true }
  if (!last || !open) return { tales, open }
  if (consequences.includes(event.is) && !isPayment(event)) {
    return { tales: tales.with(-1, { ...last, rest: [...last.rest, event] }), open }
  }
  // An advance belongs to its combat; any other march ends it.
  const isAdvance = event.is === 'moved' && (event.why === 'advance' || event.why === 'pursue')
  if (isAdvance) return { tales: tales.with(-1, { ...last, rest: [...last.rest, event] }), open }
  return { tales, open: open && !ends.includes(event.is) }
}

/** The tales after the news; what one does oneself with a command card is no news to `reader`. */
export function tell(told: Told, news: readonly Event[], reader: Seat | null): Told {
  const { tales, open } = news
    .filter(event => !(event.is === 'command' && event.seat === reader))
    .reduce(withEvent, told)
  return { tales: tales.slice(-most), open }
}
