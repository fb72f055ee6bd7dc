/** The 36 Events (WK-5.8): twelve red, twelve green, twelve blue. */
import type { Act, Changes, FateAim } from './effects.ts'

export type Colour = 'red' | 'green' | 'blue'

export interface EventFacts {
  readonly colour: Colour
  /** Faith that cancels it (WK-5.8.3); null: nothing does. */
  readonly cost: number | null
  /** What Fate names before anybody decides anything. */
  readonly aim?: FateAim
  /** It acts on every Baron, one after the other. */
  readonly each?: true
  readonly acts: readonly Act[]
  /** While it lies open. */
  readonly changes?: Changes
}

const red = (cost: number | null, acts: readonly Act[], aim?: FateAim): EventFacts => ({
  colour: 'red',
  cost,
  ...(aim && { aim }),
  acts,
})
const green = (...acts: Act[]): EventFacts => ({ colour: 'green', cost: null, acts })
const blue = (cost: number | null, acts: readonly Act[], aim?: FateAim): EventFacts => ({
  colour: 'blue',
  cost,
  ...(aim && { aim }),
  acts,
})

const table = {
  heretic: red(2, [{ do: 'bar' }, { do: 'yield', token: 'church' }]),
  assassin: red(1, [{ do: 'casualties', n: 2, on: 'target' }], 'own-noble-on-board'),
  'no-heir': red(1, [{ do: 'disinherit', who: 'target' }], 'own-noble'),
  'broken-line': red(2, [{ do: 'disinherit', who: 'chosen' }]),
  'empty-coffers': red(1, [{ do: 'crowns', n: -1, per: 'crown', every: 2 }]),
  mutiny: red(2, [{ do: 'desert', which: 'nationality' }], 'nationality'),
  'broken-contract': red(1, [{ do: 'desert', which: 'chosen' }]),
  uprising: red(2, [{ do: 'free-city', which: 'target' }], 'own-city-unguarded'),
  'crumbling-walls': red(1, [{ do: 'breach', n: 2 }], 'own-city-or-stronghold'),
  excommunication: red(null, [{ do: 'faith', n: -1, per: 'faith' }]),
  scandal: red(1, [
    { do: 'votes', n: -1, per: 'vote', every: 2, round: 'up' },
    { do: 'yield', token: 'chairman' },
  ]),
  'camp-fever': red(2, [{ do: 'casualties', n: 1, on: 'field', unlessLethal: true }]),
  'rich-harvest': green({ do: 'crowns', n: 1, per: 'city', min: 3 }),
  'papal-legate': green({ do: 'faith', n: 2 }, { do: 'claim', token: 'church' }),
  'great-orator': green({ do: 'votes', n: 3 }, { do: 'claim', token: 'chairman' }),
  'holy-relic': green({ do: 'faith', n: 3 }),
  'hidden-treasure': green({ do: 'crowns', n: 8 }),
  'free-lances': green({ do: 'hire' }),
  'field-surgeons': green({ do: 'heal' }),
  'master-builders': green({ do: 'build' }),
  'royal-blood': green({ do: 'influence', n: 1 }),
  'second-wind': green({ do: 'refresh', most: 2 }),
  'open-gates': green({ do: 'open-gates', otherwise: 3 }),
  'loyal-retainers': { ...green({ do: 'lasting' }), changes: { freeRegulars: 1 } },
  arson: blue(2, [{ do: 'burn' }], 'any-city'),
  plague: blue(2, [{ do: 'casualties', n: 2, on: 'area' }], 'any-city'),
  famine: { ...blue(3, [{ do: 'lasting' }]), changes: { cityIncome: -1 } },
  'duel-of-honor': blue(1, [{ do: 'exhaust' }, { do: 'casualties', n: 1, on: 'target' }], 'any-noble'),
  earthquake: blue(null, [{ do: 'breach', n: 2 }], 'any-city'),
  'great-storms': blue(null, [{ do: 'storms' }]),
  pirates: blue(1, [{ do: 'casualties', n: 1, on: 'sea' }]),
  'unpaid-companies': { ...blue(2, [{ do: 'pay-or-desert' }], 'nationality'), each: true },
  // Those with the most crowns (WK-17: mostCrowns), and those with a foot overseas
  'tithe-collectors': { ...blue(null, [{ do: 'crowns', n: -5 }]), each: true },
  'peasants-revolt': blue(3, [{ do: 'revolts' }]),
  pilgrimage: { ...blue(null, [{ do: 'faith', n: 1 }]), each: true },
  'truce-of-god': { ...blue(2, [{ do: 'lasting' }]), changes: { forbidBattleVsBarons: 1 } },
} as const satisfies Record<string, EventFacts>

export type EventCard = keyof typeof table
export const eventTable: Readonly<Record<EventCard, EventFacts>> = table
export const eventCards = Object.keys(table) as readonly EventCard[]
