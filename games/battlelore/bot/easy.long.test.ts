import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { random } from '../../../bots/random.ts'
import { type Bot, seedFrom } from '../../../kernel/index.ts'
import { battlelore } from '../game.ts'
import type { BattleLore, Options } from '../types.ts'
import { easy } from './easy.ts'
import { plain } from './testing.ts'

const anyBot = random as unknown as Bot<BattleLore>

const play = (bots: readonly Bot<BattleLore>[], word: string, more: Partial<Options> = {}) =>
  playMatch(battlelore, bots, { roles: [null, null], options: { ...plain, ...more }, seed: seedFrom(word) })

describe('the easy bot over whole games', () => {
  it('beats a random bot from either seat', async () => {
    let won = 0
    for (let i = 0; i < 10; i++) {
      const { winners } = await play(i % 2 === 0 ? [easy, anyBot] : [anyBot, easy], `beats ${i}`)
      if (winners.length === 1 && winners[0] === i % 2) won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  it.each<Partial<Options>>([
    { learning: true },
    { simultaneousDeployment: true, coreSets: '2' },
    { campaign: true },
    { presetHands: true, randomFour: true },
  ])('brings games with %o to an end by points or by the sword', async more => {
    const { state } = await play([easy, easy], JSON.stringify(more), more)
    expect(['points', 'annihilation']).toContain(state.g.open.result?.by)
  })

  it('attacks, plays its lore cards and fills its seat as both factions', async () => {
    const { state } = await play([easy, easy], 'lively')
    expect(state.g.open.loreDiscards.map(pile => pile.length >= 3)).toEqual([true, true])
    expect(state.g.open.units.length).toBeLessThan(18)
  })
})
