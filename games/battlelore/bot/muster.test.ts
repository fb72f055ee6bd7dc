import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import { type Move, type Plan, seeded, seedFrom } from '../../../kernel/index.ts'
import type { Faction } from '../data/factions.ts'
import type { Scenario } from '../data/scenarios.ts'
import { battlelore } from '../game.ts'
import { scene } from '../testing.ts'
import type { BattleLore } from '../types.ts'
import { strong } from './thinkers.ts'

const mustering = (uthuk: Scenario = 'the-breach') =>
  scene({ scenarios: { daqan: 'road-to-nordgard', uthuk }, alone: true })
    .set({ turn: null })
    .run({ do: 'muster' })

/** The whole muster of the strong bot, made move by move. */
async function army(t: ReturnType<typeof mustering>, faction: Faction, word = 'army') {
  const rng = { chance: seeded(seedFrom(word)) }
  const plan = await strong.think(battlelore, t.view(faction), rng, trials(10))
  for (const move of [plan as Plan<BattleLore>].flat() as Move<BattleLore>[]) t.move(faction, move)
  return t.held(faction).muster.units
}

describe('the muster of the strong bot', () => {
  it('takes all cavalry, and spends its points', async () => {
    const t = mustering()
    const units = await army(t, 'uthuk')
    expect(units.filter(unit => unit === 'flesh-ripper-brutes')).toHaveLength(3)
    expect(units.filter(unit => unit === 'blood-harvesters')).toHaveLength(5)
    expect(t.state.sealed[1]).toEqual({ do: 'mustered' })
    expect(t.question()).toBe('muster')
  })

  it('differs from battle to battle', async () => {
    const armies = new Set<string>()
    for (const word of ['1', '2', '3', '4', '5', '6']) armies.add(`${await army(mustering(), 'daqan', word)}`)
    expect(armies.size).toBeGreaterThan(1)
  })

  it('stays with an army card, and with what has been bought', async () => {
    const t = mustering().move('daqan', { do: 'army', army: 'blackened-skies' })
    const taken = [...t.held('daqan').muster.units]
    expect(await army(t, 'daqan')).toEqual(taken)
    const bought = mustering().move('uthuk', { do: 'buy', unit: 'viper-legion' })
    expect(await army(bought, 'uthuk')).toContain('viper-legion')
  })
})
