import { describe, expect, it } from 'vitest'
import { fuzzingOf } from '../cli/fuzz/fuzzingOf.ts'
import { fuzzGames } from '../kernel/testing/fuzzGames.ts'
import { pairTablesOf } from '../kernel/testing/tables.ts'
import { Tally } from '../kernel/testing/tally.ts'
import { games } from './index.ts'

describe.each(Object.keys(games))('random games of %s', id => {
  it('keep every law at tables in which every two settings meet, from the start and from dense positions', async () => {
    const { game } = games[id]
    const fuzzing = await fuzzingOf(id)
    const wish = { games: pairTablesOf(game).length, seed: 'laws' }
    for (const { seed, complaint } of fuzzGames(game, { fuzzing, tally: new Tally() }, wish)) {
      expect({ seed, complaint }).toEqual({ seed, complaint: null })
    }
  })
})
