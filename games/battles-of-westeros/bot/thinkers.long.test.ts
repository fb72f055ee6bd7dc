import { expect, it } from 'vitest'
import { type Player, playMatch } from '../../../bots/arena.ts'
import { trials } from '../../../bots/budget.ts'
import { seedFrom } from '../../../kernel/index.ts'
import { battlesOfWesteros } from '../game.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { easy } from './easy.ts'
import { plain } from './testing.ts'
import { good } from './thinkers.ts'

it('the good bot brings a whole battle to an end, and every plan of it begins with a legal move', async () => {
  const player: Player<BattlesOfWesteros> = (view, rng) => good.think(battlesOfWesteros, view, rng, trials(8))
  const { state } = await playMatch(battlesOfWesteros, [player, easy], {
    roles: [null, null],
    options: plain,
    seed: seedFrom('good'),
  })
  expect(state.g.open.result?.winner).not.toBe(null)
})
