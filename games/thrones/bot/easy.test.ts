import { describe, expect, it } from 'vitest'
import { seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import { easy } from './easy.ts'
import { plain, playWatched } from './testing.ts'

describe('the easy bot', () => {
  it('gives the same answer to the same view and chance, and may differ by chance', () => {
    const { state } = start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('easy') })
    const view = viewOf(thrones, state, 0)
    const choose = (word: string) => easy.choose(thrones, view, { chance: seeded(seedFrom(word)) })
    expect(choose('a')).toBe(choose('a'))
    const different = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(choose(`${i}`))))
    expect(different.size).toBeGreaterThan(1)
  })

  it('takes a draft back only when nothing else is left to do', () => {
    const { state } = start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('easy') })
    const view = { ...viewOf(thrones, state, 0), legalMoves: [{ do: 'take-back' as const }] }
    expect(easy.choose(thrones, view, { chance: seeded(seedFrom('a')) })).toEqual({ do: 'take-back' })
  })

  it.each([3, 4])('plays a whole game with %i seats by its options alone', seats => {
    const game = playWatched(seats, plain, `whole ${seats}`)
    expect(game).toMatchObject({ foreign: [], isRetraction: [], over: true })
  })
})
