import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { random } from '../../../bots/random.ts'
import { type Bot, seedFrom } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import type { Thrones } from '../types.ts'
import { easy } from './easy.ts'
import { plain, playWatched } from './testing.ts'

const anyBot = random as unknown as Bot<Thrones>

describe('the easy bot over whole games', () => {
  const games = [3, 4, 5, 6].flatMap(seats => [false, true].map(tidesOfBattle => ({ seats, tidesOfBattle })))
  it.each(games)('plays by its options alone: $seats seats, Tides $tidesOfBattle', ({ seats, tidesOfBattle }) => {
    for (const word of ['a', 'b', 'c']) {
      const game = playWatched(seats, { ...plain, tidesOfBattle }, `${word} ${seats}`)
      expect(game).toMatchObject({ foreign: [], isRetraction: [], over: true })
    }
  })

  it.each([3, 4, 5, 6])('beats a table of random bots, with %i seats', async seats => {
    let won = 0
    for (let i = 0; i < 20; i++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? easy : anyBot))
      const start = { roles: bots.map(() => null), options: plain, seed: seedFrom(`beats ${i}`) }
      if ((await playMatch(thrones, bots, start)).winners.includes(i % seats)) won++
    }
    expect(won).toBeGreaterThanOrEqual(18)
  })
})
