import { expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { trials } from '../../../bots/budget.ts'
import { defaultSettings, type Rng, seedFrom, type Thinker, type View } from '../../../kernel/index.ts'
import { ironThrone } from '../game.ts'
import type { IronThrone, Options } from '../types.ts'
import { good, strong } from './thinkers.ts'

const player = (bot: Thinker<IronThrone>) => (view: View<IronThrone>, rng: Rng) =>
  bot.think(ironThrone, view, rng, trials(8))

it('the bots that think play whole games with each other to the end', { timeout: 120_000 }, async () => {
  const bots = [good, strong, good]
  const options = defaultSettings(ironThrone.options) as unknown as Options
  const { winners } = await playMatch(ironThrone, bots.map(player), {
    roles: bots.map(() => null),
    options: { ...options, shortGame: true },
    seed: seedFrom('thinkers'),
  })
  expect(winners.length).toBeGreaterThan(0)
})
