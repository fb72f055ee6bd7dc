/** What has just happened, gathered into a tale: an encounter from its reveal on, a hostage tortured or released. Pure. */
import { same } from '../../../../kernel/index.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<Event, { is: 'revealed' | 'tortured' | 'released' }>

export interface Tale {
  head: Head
  /** What came of it, oldest first. */
  rest: readonly Event[]
  /** So many of them were told before the last news. */
  told: number
}

/** What belongs to the tale that is being told. */
const consequences: readonly Event['is'][] = [
  'used',
  'played',
  'added',
  'turned-up',
  'replaced',
  'outcome',
  'talks',
  'agreed',
  'broke-off',
  'ending',
  'no-reward',
  'no-punishment',
  'no-betrayal-hostages',
  'influence',
  'power',
  'drew',
  'died',
  'hostage',
  'hostage-face',
  'discarded',
  'ransom',
  'won',
]

const heads: readonly Event['is'][] = ['revealed', 'tortured', 'released']

/** What ends a tale: whatever comes then belongs to something else. */
const ends: readonly Event['is'][] = ['cleanup', 'round', 'event']

export interface Told {
  tale: Tale | null
  /** More may come of it. */
  isOpen: boolean
}

export const nothing: Told = { tale: null, isOpen: false }

/** Power that moves unit by unit the same way is told once. */
function joined(rest: readonly Event[], event: Event): readonly Event[] {
  const last = rest.at(-1)
  if (event.is !== 'power' || last?.is !== 'power') return [...rest, event]
  const isSameWay = last.from === event.from && last.to === event.to && same(last.why, event.why)
  return isSameWay ? rest.with(-1, { ...last, n: last.n + event.n }) : [...rest, event]
}

function withEvent(told: Told, event: Event): Told {
  if (heads.includes(event.is)) return { tale: { head: event as Head, rest: [], told: 0 }, isOpen: true }
  if (!told.tale || !told.isOpen) return told
  if (ends.includes(event.is)) return { ...told, isOpen: false }
  if (!consequences.includes(event.is)) return told
  return { ...told, tale: { ...told.tale, rest: joined(told.tale.rest, event) } }
}

/** The tale after the news. What it was before is told already. */
export function tell(told: Told, news: readonly Event[]): Told {
  const begun = told.tale ? { ...told, tale: { ...told.tale, told: told.tale.rest.length } } : told
  const next = news.reduce(withEvent, begun)
  return next.tale?.head === told.tale?.head &&
    next.tale?.rest.length === told.tale?.rest.length &&
    next.isOpen === told.isOpen
    ? told
    : next
}
