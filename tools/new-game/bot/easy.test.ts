import { expect, it } from 'vitest'
import { seeded, seedFrom } from '../../../kernel/index.ts'
import { newGame } from '../game.ts'
import { scene } from '../testing.ts'
import { easy } from './easy.ts'

const rng = { chance: seeded(seedFrom('easy')) }

it('keeps the castle, and sells a hut while rounds remain', () => {
  for (const [card, move] of [
    ['castle', 'keep'],
    ['hut', 'sell'],
  ] as const) {
    const t = scene(2).deck(card, 'mill', 'forge', 'chapel').run({ do: 'round' }).bid(1, 0)
    expect(easy.choose(newGame, t.view('red'), rng)).toEqual({ do: move })
  }
})
