import { describe, expect, it } from 'vitest'
import { fuzzingOf } from '../cli/fuzz/fuzzingOf.ts'
import { densePosition } from '../kernel/fuzz.ts'
import { questionAt, seedFrom } from '../kernel/index.ts'
import { checkPosition } from '../kernel/laws.ts'
import { pairTablesOf } from '../kernel/testing/tables.ts'
import { games } from './index.ts'

describe.each(Object.keys(games))('dense positions of %s', id => {
  it('keep every law, and something is asked in them', async () => {
    const { game } = games[id]
    const { dense } = await fuzzingOf(id)
    if (!dense) return
    for (const [i, { options, roles }] of pairTablesOf(game).entries()) {
      const begin = { options, roles, seed: seedFrom(`dense ${i}`) }
      const state = densePosition(game, dense, begin)
      const { complaint } = checkPosition(game, state, begin.seed)
      expect({ begin, complaint }).toEqual({ begin, complaint: null })
      expect(questionAt(game, state)).not.toBeNull()
    }
  })
})
