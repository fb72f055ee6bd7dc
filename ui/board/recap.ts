/** What has just happened, gathered into recaps: a combat with all that came of it, a card that was played. Pure. */

export interface Recap<Event, Head extends Event> {
  head: Head
  /** What came of it, oldest first. */
  rest: readonly Event[]
  /** So many of them were there before the last events. */
  told: number
}

export interface RecentEvents<Event, Head extends Event> {
  /** The newest last. */
  recaps: readonly Recap<Event, Head>[]
  /** More may come of the last one. */
  isOpen: boolean
}

export const nothingRecent: RecentEvents<never, never> = { recaps: [], isOpen: false }

/** What a game's recaps are made of. */
export interface RecapRules<Event, Head extends Event> {
  /** Whether a recap begins; `open`: the one to which more may come. */
  isHead(event: Event, open: Recap<Event, Head> | undefined): event is Head
  /** Whether it belongs to the open recap; what neither belongs nor ends is passed over. */
  belongs(event: Event, open: Recap<Event, Head>): boolean
  /** Whether it ends the open recap: what comes then belongs to something else. */
  ends(event: Event): boolean
  /** Adds an event to those of a recap; by default at the end. */
  join?(rest: readonly Event[], event: Event): readonly Event[]
  /** How many recaps are kept. */
  most: number
}

const atEnd = <Event>(rest: readonly Event[], event: Event): readonly Event[] => [...rest, event]

/** The recaps after some events, oldest first; the same object where nothing belongs to them. */
export function recapWith<Event, Head extends Event>(
  rules: RecapRules<Event, Head>,
  before: RecentEvents<Event, Head>,
  events: readonly Event[],
): RecentEvents<Event, Head> {
  const { join = atEnd } = rules
  let recaps = before.recaps.map(recap => ({ ...recap, told: recap.rest.length }))
  let { isOpen } = before
  let isChanged = false
  for (const event of events) {
    const last = isOpen ? recaps.at(-1) : undefined
    if (rules.isHead(event, last)) {
      recaps = [...recaps, { head: event, rest: [], told: 0 }]
      isOpen = true
    } else if (last && rules.belongs(event, last)) {
      recaps = recaps.with(-1, { ...last, rest: join(last.rest, event) })
    } else if (last && rules.ends(event)) {
      isOpen = false
    } else continue
    isChanged = true
  }
  return isChanged ? { recaps: recaps.slice(-rules.most), isOpen } : before
}
