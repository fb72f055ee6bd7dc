import { expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { type Budget, defaultSettings, type Rng, seedFrom, type Thinker, type View } from '../../../kernel/index.ts'
import { ironThrone } from '../game.ts'
import type { IronThrone, Options } from '../types.ts'
import { good, strong } from './searching.ts'

/** So few trials, however long they take. */
const budget: Budget = { nodes: 8, ms: Infinity, signal: { aborted: false }, now: () => 0 }

const player = (bot: Thinker<IronThrone>) => (view: View<IronThrone>, rng: Rng) =>
  bot.think(ironThrone, view, rng, budget)

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
