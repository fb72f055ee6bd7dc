import { describe, expect, it } from 'vitest'
import { fuzzingOf } from '../cli/fuzz/fuzzingOf.ts'
import { fuzzGames } from '../kernel/testing/fuzzGames.ts'
import { pairTablesOf } from '../kernel/testing/tables.ts'
import { Tally } from '../kernel/testing/tally.ts'
import { games } from './index.ts'

/** So many games are one test: no more than a busy machine plays in its time. */
const part = 2

describe.each(Object.keys(games))('random games of %s', id => {
  const { game } = games[id]
  const count = pairTablesOf(game).length
  // The same games go on from test to test: what was seen is counted through all of them.
  let all: ReturnType<typeof fuzzGames> | undefined

  it.each(Array.from({ length: Math.ceil(count / part) }, (_, i) => i * part + 1))(
    'keep every law at tables in which every two settings meet, from the start and from dense positions: from game %i on',
    async first => {
      all ??= fuzzGames(game, { fuzzing: await fuzzingOf(id), tally: new Tally() }, { games: count, seed: 'laws' })
      for (let left = first + part > count ? Number.POSITIVE_INFINITY : part; left > 0; left--) {
        const { value, done } = all.next()
        if (done) break
        expect({ seed: value.seed, complaint: value.complaint }).toEqual({ seed: value.seed, complaint: null })
      }
    },
  )
})
