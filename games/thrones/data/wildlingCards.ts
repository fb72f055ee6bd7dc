/** How many units, tracks, Power tokens, cards or Supply levels the effect on each bidder concerns, if it counts any. */
export interface WildlingCardFacts {
  lowest?: number | 'all'
  others?: number | 'all'
  highest?: number | 'all'
}

/** AG-9.7: the nine wildling cards, one of each, in official order. */
export const wildlingCardTable = {
  'a-king-beyond-the-wall': { lowest: 'all', others: 1, highest: 1 },
  'crow-killers': { lowest: 'all', others: 2, highest: 2 },
  'mammoth-riders': { lowest: 3, others: 2, highest: 1 },
  'massing-on-the-milkwater': { lowest: 'all', others: 1, highest: 'all' },
  'preemptive-raid': { lowest: 2 },
  'rattleshirts-raiders': { lowest: 2, others: 1, highest: 1 },
  'silence-at-the-wall': {},
  'skinchanger-scout': { lowest: 'all', others: 2, highest: 'all' },
  'the-horde-descends': { lowest: 2, others: 1, highest: 1 },
} as const satisfies Record<string, WildlingCardFacts>

export type WildlingCard = keyof typeof wildlingCardTable
export const wildlingCards = Object.keys(wildlingCardTable) as readonly WildlingCard[]

/** AG-9.7: the choices that Wildling cards leave to a house, by the names of their questions. */
export const wildlingChoices = [
  'dropTrack',
  'rise',
  'downgrade',
  'upgrade',
  'loseUnit',
  'loseCard',
  'retrieve',
  'preempted',
  'preemptedTrack',
  'hordeArea',
  'hordeMuster',
] as const
