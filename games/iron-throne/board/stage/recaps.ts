/** What has just happened, gathered into a tale: an encounter from its reveal on, a hostage tortured or released. Pure. */
import { same } from '../../../../kernel/index.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<Event, { is: 'revealed' | 'tortured' | 'released' }>

export interface Recap {
  head: Head
  /** What came of it, oldest first. */
  rest: readonly Event[]
  /** So many of them were told before the last news. */
  recapped: number
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

export interface Recaps {
  recap: Recap | null
  /** More may come of it. */
  isOpen: boolean
}

export const nothing: Recaps = { recap: null, isOpen: false }

/** Power that moves unit by unit the same way is told once. */
function joined(rest: readonly Event[], event: Event): readonly Event[] {
  const last = rest.at(-1)
  if (event.is !== 'power' || last?.is !== 'power') return [...rest, event]
  const isSameWay = last.from === event.from && last.to === event.to && same(last.why, event.why)
  return isSameWay ? rest.with(-1, { ...last, n: last.n + event.n }) : [...rest, event]
}

function withEvent(recapped: Recaps, event: Event): Recaps {
  if (heads.includes(event.is)) return { recap: { head: event as Head, rest: [], recapped: 0 }, isOpen: true }
  if (!recapped.recap || !recapped.isOpen) return recapped
  if (ends.includes(event.is)) return { ...recapped, isOpen: false }
  if (!consequences.includes(event.is)) return recapped
  return { ...recapped, recap: { ...recapped.recap, rest: joined(recapped.recap.rest, event) } }
}

/** The tale after the news. What it was before is told already. */
export function tell(recapped: Recaps, news: readonly Event[]): Recaps {
  const begun = recapped.recap
    ? { ...recapped, recap: { ...recapped.recap, recapped: recapped.recap.rest.length } }
    : recapped
  const next = news.reduce(withEvent, begun)
  return next.recap?.head === recapped.recap?.head &&
    next.recap?.rest.length === recapped.recap?.rest.length &&
    next.isOpen === recapped.isOpen
    ? recapped
    : next
}
