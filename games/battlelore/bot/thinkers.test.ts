import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import { type Budget, type Plan, type Step, seeded, seedFrom } from '../../../kernel/index.ts'
import type { CommandCard } from '../data/commandCards.ts'
import { battlelore } from '../game.ts'
import { type Position, type Scene, scene } from '../testing.ts'
import type { BattleLore } from '../types.ts'
import { candidates } from './candidates.ts'
import { good, strong } from './thinkers.ts'

const spare = ['patrol-left', 'patrol-right', 'massed-left', 'massed-right'] as const

/** What the bot of the active side does at the first question of a turn from this step on. */
async function answers(position: Position, from: Step<BattleLore>['do'], budget = trials(80), bot = good) {
  const t = scene({ alone: true, commands: { daqan: spare, uthuk: spare }, ...position })
  const turn = ['command', 'orders', 'moveStep', 'moveEnd', 'attackStep', 'attackEnd', 'upkeep', 'draw', 'loreStep']
  const steps = turn.slice(turn.indexOf(from)).map(step => ({ do: step, seat: t.turn.seat }) as Step<BattleLore>)
  t.setTurn({ card: 'rally-the-wounded' }).run(...steps, { do: 'endTurn' })
  return { t, plan: await planOf(t, budget, bot) }
}

const planOf = async (t: Scene, budget: Budget, bot: typeof good) => {
  const plan = await bot.think(battlelore, t.view('daqan'), { chance: seeded(seedFrom('thinks')) }, budget)
  return [plan as Plan<BattleLore>].flat()
}

describe('a bot that thinks ahead', () => {
  const choosing: Position = {
    units: ['CG D6', 'CG C6', 'BH C5', 'BH D5'],
    commands: { daqan: ['patrol-left', 'patrol-right'] },
    alone: false,
  }

  it('answers with a card and the units that it orders, the same for the same view and chance', async () => {
    const open = async () => {
      const t = scene(choosing)
      t.setTurn({ ordered: [] }).run({ do: 'command', seat: 0 }, { do: 'orders' }, { do: 'turn', seat: 1 })
      return planOf(t, trials(40), good)
    }
    const plan = await open()
    expect(plan.map(move => move.do)).toEqual(['command', 'order', 'order'])
    expect(plan[0]).toEqual({ do: 'command', card: 'patrol-left', mode: 'text' })
    expect(await open()).toEqual(plan)
  })

  it('orders no unit alone by a card whose text orders it among others', () => {
    const plans = (card: CommandCard) => {
      const t = scene({ ...choosing, commands: { daqan: [card] } })
      t.setTurn({ ordered: [] }).run({ do: 'command', seat: 0 }, { do: 'orders' }, { do: 'turn', seat: 1 })
      return candidates(t.view('daqan'), { chance: seeded(seedFrom('alone')) }).map(plan => [plan].flat())
    }
    const hexes = (card: CommandCard, mode: 'text' | 'single') =>
      plans(card)
        .filter(([first]) => first.do === 'command' && first.mode === mode)
        .flatMap(([, ...orders]) => orders.map(order => order.do === 'order' && order.hex))
    expect(hexes('patrol-left', 'text')).toHaveLength(2)
    expect(hexes('patrol-left', 'single')).toHaveLength(1)
    expect(hexes('patrol-left', 'text')).not.toContain(hexes('patrol-left', 'single')[0])
    expect(hexes('patrol-right', 'single')).toHaveLength(3)
    expect(hexes('forced-march', 'single')).toHaveLength(3)
  })

  it('answers at once when it must, with what seems best at a glance', async () => {
    const { plan } = await answers({ units: ['CG F6', 'BH F5'] }, 'attackStep', {
      ...trials(1000),
      signal: { aborted: true },
    })
    expect(plan).toEqual([{ do: 'attack', from: 'F6', at: 'F5' }])
  })

  it.each([
    ['good', good],
    ['strong', strong],
  ] as const)('%s does not leave a banner for a fight', async (_name, bot) => {
    const { plan } = await answers(
      { units: ['CG F6', 'CG A9', 'VL F4', 'BH A1', 'BH L1'], banners: ['F6'] },
      'moveStep',
      trials(120),
      bot,
    )
    expect(plan).not.toContainEqual({ do: 'select', hex: 'F6' })
  })

  it('does not hoard tokens without a card to spend them on', async () => {
    const { plan } = await answers({ units: ['CG F6', 'BH A1'], lore: { daqan: 6 }, lores: { daqan: [] } }, 'loreStep')
    expect(plan).toEqual([{ do: 'gain', what: 'cards' }])
  })

  it('does not spare a worn enemy on a banner for a fresh one beside it', async () => {
    const { plan } = await answers({ units: ['CG F6', 'BH F5 1', 'BH E5'], banners: ['F5'] }, 'attackStep')
    expect(plan).toEqual([{ do: 'attack', from: 'F6', at: 'F5' }])
  })

  it.each([
    ['good', good],
    ['strong', strong],
  ] as const)('%s pays three tokens for a point, also for the first one', async (_name, bot) => {
    const vault: Position = {
      units: ['CG D7', 'CG F7', 'YA E8', 'BH F3', 'BH D3'],
      terrain: { D7: 'building' },
      banners: ['D7'],
      scenarios: { daqan: 'the-rune-vault', uthuk: 'the-breach' },
      lore: { daqan: 3, uthuk: 3 },
    }
    const { plan } = await answers(vault, 'upkeep', trials(60), bot)
    expect(plan).toEqual([{ do: 'spend-lore' }])
  })
})
