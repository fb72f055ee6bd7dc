import { expect, it } from 'vitest'
import { playMatch } from '../../../bots/arena.ts'
import { trials } from '../../../bots/budget.ts'
import { defaultSettings, type Rng, seedFrom, type Thinker, type View } from '../../../kernel/index.ts'
import { warriorKnights } from '../game.ts'
import type { Options, WarriorKnights } from '../types.ts'
import { good, strong } from './thinkers.ts'

const player = (bot: Thinker<WarriorKnights>) => (view: View<WarriorKnights>, rng: Rng) =>
  bot.think(warriorKnights, view, rng, trials(8))

it('the bots that think play whole games with each other to the end', { timeout: 120_000 }, async () => {
  const bots = [good, strong, good]
  const options = defaultSettings(warriorKnights.options) as unknown as Options
  const { winners } = await playMatch(warriorKnights, bots.map(player), {
    roles: bots.map(() => null),
    options: { ...options, length: 'short' },
    seed: seedFrom('thinkers'),
  })
  expect(winners.length).toBeGreaterThan(0)
})
