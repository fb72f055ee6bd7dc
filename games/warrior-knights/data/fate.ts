/** The 24 Fate cards (WK-12.1). */
import type { NobleId } from './barons.ts'
import type { City } from './cities.ts'
import type { Expedition, VoyageResult } from './expeditions.ts'
import type { Nationality } from './troops.ts'

export type BattleResult = 'casualty' | 'prevent' | 'victory' | 'draw'

export interface FateFacts {
  /** Its Baron and his shape are the fields for Barons and Nobles. */
  readonly noble: NobleId
  readonly revolt: boolean
  readonly battle: BattleResult
  readonly voyages: Readonly<Record<Expedition, VoyageResult>>
  readonly city: City
  readonly nationality: Nationality
}

const facts = (
  noble: NobleId,
  revolt: boolean,
  battle: BattleResult,
  [ceylon, spice, china]: readonly [VoyageResult, VoyageResult, VoyageResult],
  city: City,
  nationality: Nationality,
): FateFacts => ({ noble, revolt, battle, voyages: { ceylon, 'spice-islands': spice, china }, city, nationality })

const table = {
  'fate-01': facts('red-square', true, 'victory', ['x2', 'lost', 'x4'], 'monz', 'swiss'),
  'fate-02': facts('red-star', false, 'prevent', ['lost', 'no-news', 'lost'], 'syracuse', 'rumanian'),
  'fate-03': facts('red-triangle', false, 'draw', ['lost', 'no-news', 'x4'], 'ballin', 'swiss'),
  'fate-04': facts('red-circle', false, 'casualty', ['x1', 'lost', 'lost'], 'semlik', 'tuscan'),
  'fate-05': facts('blue-square', false, 'casualty', ['no-news', 'lost', 'lost'], 'berac', 'english'),
  'fate-06': facts('blue-star', true, 'casualty', ['no-news', 'no-news', 'lost'], 'gedze', 'rumanian'),
  'fate-07': facts('blue-triangle', true, 'victory', ['x1', 'x1', 'lost'], 'cadiz', 'lombard'),
  'fate-08': facts('blue-circle', false, 'victory', ['x2', 'x3', 'x3'], 'bingen', 'rumanian'),
  'fate-09': facts('green-square', false, 'victory', ['no-news', 'no-news', 'x3'], 'constantinople', 'english'),
  'fate-10': facts('green-star', true, 'casualty', ['no-news', 'lost', 'no-news'], 'uran', 'polish'),
  'fate-11': facts('green-triangle', false, 'casualty', ['x1', 'x2', 'lost'], 'jerusalem', 'lombard'),
  'fate-12': facts('green-circle', false, 'prevent', ['x2', 'lost', 'lost'], 'thira', 'tuscan'),
  'fate-13': facts('black-square', false, 'casualty', ['x1', 'x3', 'lost'], 'olbi', 'swiss'),
  'fate-14': facts('black-star', false, 'victory', ['x1', 'no-news', 'lost'], 'alexandria', 'polish'),
  'fate-15': facts('black-triangle', false, 'casualty', ['no-news', 'x2', 'lost'], 'kovel', 'polish'),
  'fate-16': facts('black-circle', true, 'prevent', ['x2', 'x2', 'lost'], 'lenz', 'lombard'),
  'fate-17': facts('purple-square', true, 'draw', ['x2', 'lost', 'lost'], 'alta', 'polish'),
  'fate-18': facts('purple-star', false, 'victory', ['x2', 'lost', 'no-news'], 'isar', 'english'),
  'fate-19': facts('purple-triangle', true, 'casualty', ['no-news', 'lost', 'x3'], 'surat', 'tuscan'),
  'fate-20': facts('purple-circle', false, 'prevent', ['lost', 'x3', 'lost'], 'froli', 'lombard'),
  'fate-21': facts('yellow-square', false, 'prevent', ['lost', 'lost', 'no-news'], 'rota', 'swiss'),
  'fate-22': facts('yellow-star', true, 'draw', ['x2', 'x3', 'x4'], 'straven', 'english'),
  'fate-23': facts('yellow-triangle', false, 'victory', ['lost', 'x2', 'x4'], 'acre', 'tuscan'),
  'fate-24': facts('yellow-circle', false, 'casualty', ['x2', 'x2', 'no-news'], 'vecht', 'rumanian'),
}

export type FateCard = keyof typeof table
export const fateTable: Readonly<Record<FateCard, FateFacts>> = table
export const fateCards = Object.keys(table) as readonly FateCard[]
