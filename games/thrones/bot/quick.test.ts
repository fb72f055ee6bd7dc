import { describe, expect, it } from 'vitest'
import { play, questionAt, seeded, seedFrom, start } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import { quickAnswer } from './quick.ts'
import { plain } from './testing.ts'

/** The orders that the quick rules lay out for a house in the first planning, by what luck a world has. */
function laidOut(luck: string): string {
  const { state } = start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('quick') })
  const rng = { chance: seeded(seedFrom(luck)) }
  for (let n = 0; n < 20; n++) {
    const move = quickAnswer(state, questionAt(thrones, state)!, 2, rng)
    if (move.do === 'confirm') return JSON.stringify(state.g.held[2].orders)
    play(thrones, state, 2, move)
  }
  throw new Error('The orders are never confirmed.')
}

describe('who plays on in imagined worlds', () => {
  it('lays out the same orders by the same luck', () => {
    expect(laidOut('a')).toBe(laidOut('a'))
  })

  it('lays out other orders in other worlds, so that no bid is judged by what one set makes of it', () => {
    const sets = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(laidOut))
    expect(sets.size).toBeGreaterThanOrEqual(3)
  })
})
