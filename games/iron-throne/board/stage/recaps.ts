/** What has just happened, gathered into a recap: an encounter from its reveal on, a hostage tortured or released. Pure. */
import { same } from '../../../../kernel/index.ts'
import * as recent from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'

export type Head = Extract<Event, { is: 'revealed' | 'tortured' | 'released' }>

export type Recap = recent.Recap<Event, Head>

/** What belongs to the recap that is open. */
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

/** What ends a recap: whatever comes then belongs to something else. */
const ends: readonly Event['is'][] = ['cleanup', 'round', 'event']

/** Power that moves unit by unit the same way is told once. */
function joined(rest: readonly Event[], event: Event): readonly Event[] {
  const last = rest.at(-1)
  if (event.is !== 'power' || last?.is !== 'power') return [...rest, event]
  const isSameWay = last.from === event.from && last.to === event.to && same(last.why, event.why)
  return isSameWay ? rest.with(-1, { ...last, n: last.n + event.n }) : [...rest, event]
}

/** How long each is told before what comes next, in milliseconds; all else goes along with the one before. */
const beats: Partial<Record<Event['is'], number>> = {
  revealed: 2200,
  used: 1400,
  played: 1600,
  'turned-up': 1300,
  replaced: 1300,
  outcome: 1100,
  agreed: 2800,
  'broke-off': 1200,
  ending: 2200,
  influence: 1200,
  power: 700,
  hostage: 900,
  died: 1600,
  tortured: 1800,
  released: 1600,
}

export const beatOf = ({ is }: Event): number => beats[is] ?? 0

/** Milliseconds from the last news of a recap. */
const lasting = { revealed: 14_000, tortured: 6000, released: 6000 }

/** How long a recap is shown. An encounter stays until its round is over: people negotiate for minutes, and its ending is told then. */
export const lastsOf = ({ is }: Head, isOpen: boolean): number | null =>
  isOpen && is === 'revealed' ? null : lasting[is]

export type Recaps = recent.RecentEvents<Event, Head>

const rules: recent.RecapRules<Event, Head> = {
  isHead: (event): event is Head => heads.includes(event.is),
  belongs: ({ is }) => consequences.includes(is),
  ends: ({ is }) => ends.includes(is),
  join: joined,
  most: 1,
}

/** The recaps after the news. */
export const tell = (before: Recaps, news: readonly Event[]): Recaps => recent.recapWith(rules, before, news)
