import { describe, expect, it } from 'vitest'
import { fuzzGames } from '../../kernel/testing/fuzzGames.ts'
import type { BattleId } from './data/battles.ts'
import { battlesOfWesteros } from './game.ts'
import { fuzzing } from './testing/fuzzing.ts'

const battles: BattleId[] = ['the-whispering-wood', 'razing-the-red-fork', 'two-roads-one-hill', 'uprising-in-the-west']

describe('random games', () => {
  it.each(battles)('BW-22.1 BW-22.2 in %s come to an end, and every law holds all the way', battle => {
    for (const played of fuzzGames(battlesOfWesteros, { fuzzing }, { games: 1, seed: 'law', options: { battle } })) {
      expect(played.complaint).toBe(null)
      expect(played.winners.length).toBeGreaterThan(0)
    }
  })
})
