import { describe, expect, it } from 'vitest'
import { fuzzGames } from '../../kernel/testing/fuzzGames.ts'
import { battlelore } from './game.ts'
import { fuzzing } from './testing/fuzzing.ts'
import type { Options } from './types.ts'

const tables: Partial<Options>[] = [
  { learning: false, campaign: false },
  { learning: true, campaign: false },
  { learning: false, campaign: true },
]

describe('random games', () => {
  it.each(tables)('BL-0.1 BL-8.2 BL-22.1 with %o come to an end, and every law holds all the way', more => {
    const wish = { games: 2, seed: 'law', options: { maxRounds: '20' as const, ...more } }
    for (const played of fuzzGames(battlelore, { fuzzing }, wish)) {
      expect(played.complaint).toBe(null)
      expect(played.winners.length).toBeGreaterThan(0)
    }
  })
})
