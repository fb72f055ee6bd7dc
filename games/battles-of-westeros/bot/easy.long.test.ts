import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { random } from '../../../bots/random.ts'
import { type Bot, seedFrom } from '../../../kernel/index.ts'
import { battles } from '../data/battles.ts'
import { battlesOfWesteros } from '../game.ts'
import type { BattlesOfWesteros, Options } from '../types.ts'
import { easy } from './easy.ts'
import { plain } from './testing.ts'

const anyBot = random as unknown as Bot<BattlesOfWesteros>

const play = (bots: readonly Bot<BattlesOfWesteros>[], word: string, more: Partial<Options> = {}) =>
  playMatch(battlesOfWesteros, bots, { roles: [null, null], options: { ...plain, ...more }, seed: seedFrom(word) })

describe('the easy bot over whole battles', () => {
  it('beats a random bot from either seat', async () => {
    let won = 0
    for (let i = 0; i < 10; i++) {
      const { winners } = await play(i % 2 === 0 ? [easy, anyBot] : [anyBot, easy], `beats ${i}`, {
        battle: 'harassment-to-harrenhal',
      })
      if (winners.length === 1 && winners[0] === i % 2) won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  it.each(battles)('brings %s to an end', async battle => {
    const { state } = await play([easy, easy], battle, { battle })
    expect(state.g.open.result?.winner).not.toBe(null)
  })
})
