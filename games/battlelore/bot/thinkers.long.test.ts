import { expect, it } from 'vitest'
import { type Player, playMatch } from '../../../bots/arena.ts'
import { trials } from '../../../bots/budget.ts'
import { seedFrom } from '../../../kernel/index.ts'
import { battlelore } from '../game.ts'
import type { BattleLore } from '../types.ts'
import { easy } from './easy.ts'
import { plain } from './testing.ts'
import { good, strong } from './thinkers.ts'

it.each([
  ['good', good],
  ['strong', strong],
] as const)('%s brings a whole game to an end, and every plan of it begins with a legal move', async (word, bot) => {
  const player: Player<BattleLore> = (view, rng) => bot.think(battlelore, view, rng, trials(12))
  const { state } = await playMatch(battlelore, [player, easy], {
    roles: [null, null],
    options: plain,
    seed: seedFrom(word),
  })
  expect(['points', 'annihilation']).toContain(state.g.open.result?.by)
})
