/** BW-20.1: the two skirmish summaries. */
import type { House } from './houses.ts'
import type { Battle } from './plans/plan.ts'

export interface Skirmish extends Battle {
  readonly momentum: House | 'random'
  /** BW-20.2: how many commanders, and what their values may come to together. */
  readonly maxCommanders: number
  readonly maxTotalValue: number
  /** BW-20.4, BW-20.6: cards drawn for units and for terrain. */
  readonly unitValue: number
  readonly terrainValue: number
  /** BW-20.7 to BW-20.9: within so many rows of the own edge. */
  readonly terrainRows: number
  readonly commanderRows: number
  readonly unitRows: number
  readonly commandersHidden: boolean
}

export const skirmishTable = {
  'raiding-the-riverlands': {
    side: 'B',
    rounds: 6,
    commandValue: 4,
    orderValue: 4,
    leadershipValue: 3,
    segments: { stark: 'rout', lannister: 'rout' },
    momentum: 'random',
    maxCommanders: 2,
    maxTotalValue: 4,
    unitValue: 3,
    terrainValue: 2,
    terrainRows: 8,
    commanderRows: 3,
    unitRows: 4,
    commandersHidden: true,
    victory: { items: [{ for: 'eachEnemyUnitEliminated', vp: 1, when: 'immediate', house: 'both' }] },
  },
  'uprising-in-the-west': {
    side: 'A',
    rounds: 5,
    commandValue: 3,
    orderValue: 4,
    leadershipValue: 3,
    segments: { stark: 'rout', lannister: 'rout' },
    momentum: 'lannister',
    maxCommanders: 2,
    maxTotalValue: 5,
    unitValue: 2,
    terrainValue: 2,
    terrainRows: 6,
    commanderRows: 2,
    unitRows: 3,
    commandersHidden: false,
    victory: {
      items: [
        { for: 'eachEnemyUnitEliminated', vp: 1, when: 'immediate', house: 'both' },
        { for: 'eachEnemyCommanderCaptured', vp: 2, when: 'immediate', house: 'both' },
        { for: 'enemyMoraleZone', vp: 1, when: 'gameEnd', house: 'both' },
      ],
    },
  },
} as const satisfies Record<string, Skirmish>

export type SkirmishId = keyof typeof skirmishTable
export const skirmishes = Object.keys(skirmishTable) as readonly SkirmishId[]
