/** WK-1.10: Troop cards. 24 Regular Troops, four for each Baron, and 66 Mercenaries, eleven of each nationality. */
import { type Baron, barons } from './barons.ts'

export const nationalities = ['english', 'polish', 'swiss', 'rumanian', 'lombard', 'tuscan'] as const
export type Nationality = (typeof nationalities)[number]

export type Regular = `reg-${Baron}-100` | `reg-${Baron}-50-${1 | 2 | 3}`
export type Mercenary = `merc-${Nationality}-${50 | 100 | 150 | 200}-${1 | 2 | 3 | 4}`
export type Troop = Regular | Mercenary

/** Each nationality has so many cards of each strength. */
const copies = [
  [50, 4],
  [100, 4],
  [150, 2],
  [200, 1],
] as const

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

export const regularsOf = (baron: Baron): readonly Regular[] => [
  `reg-${baron}-100`,
  ...([1, 2, 3] as const).map(n => `reg-${baron}-50-${n}` as const),
]

export const mercenaries = nationalities.flatMap(nationality =>
  copies.flatMap(([strength, n]) => upTo(n).map(i => `merc-${nationality}-${strength}-${i}` as Mercenary)),
) as readonly Mercenary[]
export const regulars: readonly Regular[] = barons.flatMap(regularsOf)

interface TroopFacts {
  readonly strength: number
  /** null: a Regular. */
  readonly nationality: Nationality | null
}

const table = new Map<Troop, TroopFacts>()
for (const card of regulars) table.set(card, { strength: card.endsWith('-100') ? 100 : 50, nationality: null })
for (const card of mercenaries) {
  const [, nationality, strength] = card.split('-')
  table.set(card, { strength: Number(strength), nationality: nationality as Nationality })
}

export const strengthOf = (card: Troop): number => table.get(card)!.strength
/** One crown for every 50. */
export const wageOf = (card: Troop): number => strengthOf(card) / 50
export const nationalityOf = (card: Troop): Nationality | null => table.get(card)!.nationality
export const isMercenary = (card: Troop): card is Mercenary => nationalityOf(card) !== null
