import { describe, expect, it } from 'vitest'
import { fuzzGame, seedFrom } from '../../kernel/index.ts'
import { options as specs } from './data/options.ts'
import { battlelore } from './game.ts'
import type { Options } from './types.ts'

const standard = Object.fromEntries(specs.map(spec => [spec.id, spec.default])) as unknown as Options

const tables: Partial<Options>[] = [
  {},
  { learning: true },
  { simultaneousDeployment: true, coreSets: '2' },
  { presetHands: true, freeScenarioChoice: true, randomFour: true },
  { campaign: true },
]

describe('random games', () => {
  it.each(tables)(
    'BL-0.1 BL-8.2 BL-22.1 with %o come to an end, and every law holds all the way',
    { timeout: 120_000 },
    more => {
      const played = fuzzGame(battlelore, {
        seats: 2,
        seed: seedFrom(`law ${JSON.stringify(more)}`),
        options: { ...standard, maxRounds: '20', ...more },
      })
      expect(played.complaint).toBe(null)
      expect(played.winners.length).toBeGreaterThan(0)
      expect(played.moves.length).toBeLessThan(battlelore.longest(2))
    },
  )
})
