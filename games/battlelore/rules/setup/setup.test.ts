import { describe, expect, it } from 'vitest'
import { defaultSettings, seedFrom, start } from '../../../../kernel/index.ts'
import { options as specs } from '../../data/options.ts'
import { type Scenario, scenariosOf } from '../../data/scenarios.ts'
import { battlelore } from '../../game.ts'
import { scene } from '../../testing.ts'
import type { Options } from '../../types.ts'
import { firstPlayer } from './scenarios.ts'

const standard = defaultSettings(specs) as unknown as Options

const begin = (part: Partial<Options> = {}, roles: (string | null)[] = ['daqan', 'uthuk'], seed = 'setup') =>
  start(battlelore, { roles, options: { ...standard, ...part }, seed: seedFrom(seed) }).state

describe('factions and scenario cards', () => {
  it('BL-3.1, BL-0.2 both factions are in play, one a seat, chosen or drawn', () => {
    expect(begin({}, ['uthuk', null]).g.open.factions).toEqual(['uthuk', 'daqan'])
    const drawn = Array.from({ length: 20 }, (_, i) => begin({}, [null, null], `draw ${i}`).g.open.factions[0])
    expect(new Set(drawn)).toEqual(new Set(['daqan', 'uthuk']))
    expect(() => begin({}, ['daqan', 'daqan'])).toThrow(RangeError)
  })

  it('BL-2.1, BL-3.2 each draws three of his seven cards and chooses one in secret', () => {
    const { g, stack } = begin()
    expect(stack.at(-1)).toEqual({ do: 'chooseScenario' })
    for (const [seat, faction] of g.open.factions.entries()) {
      expect(g.held[seat].scenarios).toHaveLength(3)
      expect(scenariosOf(faction)).toEqual(expect.arrayContaining([...g.held[seat].scenarios]))
    }
    expect(g.open.scenarios).toEqual([null, null])
  })

  it('BL-3.2, BL-21.5 with freeScenarioChoice all seven may be chosen', () => {
    expect(begin({ freeScenarioChoice: true }).g.held[1].scenarios).toHaveLength(7)
  })

  it('BL-22.2 cards that were not chosen are never seen again', () => {
    const t = scene({ alone: true }).set({ turn: null })
    t.state.g.held = t.state.g.held.map((held, seat) => ({
      ...held,
      scenarios: scenariosOf(t.open.factions[seat]).slice(0, 3),
    }))
    t.run({ do: 'chooseScenario' })
    t.move('daqan', { do: 'scenario', scenario: 'the-last-bridge' })
    expect(t.view('uthuk').open.scenarios).toEqual([null, null])
    t.move('uthuk', { do: 'scenario', scenario: 'staking-a-claim' })
    expect(t.open.scenarios).toEqual(['the-last-bridge', 'staking-a-claim'])
    expect(t.held('daqan').scenarios).toEqual([])
  })

  it('BLC-06, BL-3.3 the earlier letter goes first, then the lower number; equal cards leave it to chance', () => {
    expect(firstPlayer(['the-last-bridge', 'staking-a-claim'])).toBe(1)
    expect(firstPlayer(['the-blood-muir-forest', 'the-land-of-our-fathers'])).toBe(0)
    expect(firstPlayer(['road-to-nordgard', 'the-breach'])).toBe(null)
  })

  it('BL-3.4, BL-1.2 terrain, bridges and banners of both cards lie on the board, and never overlap', () => {
    const t = scene({ alone: true, scenarios: { daqan: 'damming-the-muir-river', uthuk: 'altar-of-blood' } })
    t.run({ do: 'fields' })
    expect(t.open.terrain.A6).toBe('water')
    expect(t.open.terrain.G3).toBe('building')
    expect(t.open.bridges).toEqual(['C6', 'I6'])
    expect(t.open.banners).toHaveLength(4)
    expect(t.events('scenarios')).toEqual([
      { is: 'scenarios', scenarios: ['damming-the-muir-river', 'altar-of-blood'], first: 0 },
    ])
  })
})

describe('fords', () => {
  const river = (uthuk: Scenario) =>
    scene({ alone: true, scenarios: { daqan: 'damming-the-muir-river', uthuk } }).run({ do: 'fields' }, { do: 'fords' })

  it('BLC-07, BL-3.5 on water of the own card that holds no bridge; who has none places none', () => {
    const t = river('staking-a-claim')
    expect(t.asked()).toEqual(['daqan'])
    expect(t.of('daqan', 'ford').map(({ hex }) => hex)).toEqual(['A6', 'B6', 'D6', 'E6', 'F6', 'G6', 'H6', 'J6', 'K6'])
    t.move('daqan', { do: 'ford', hex: 'D6' })
    expect(t.open.fords).toEqual(['D6'])
    expect(t.question()).toBe(null)
  })

  it('BL-3.5, BL-14 the first player places first, each on his own water only', () => {
    const t = river('blood-in-the-water')
    // Both cards are B1: chance decided who is first.
    const [first, second] = t.open.first === 0 ? (['daqan', 'uthuk'] as const) : (['uthuk', 'daqan'] as const)
    expect(t.asked()).toEqual([first])
    t.move(first, t.legalMoves(first)[0])
    expect(t.asked()).toEqual([second])
    const rows = t.of(second, 'ford').map(({ hex }) => Number(hex[1]))
    expect(rows.every(row => (second === 'daqan' ? row >= 5 : row <= 5))).toBe(true)
  })
})

describe('the learning scenario', () => {
  it('BL-21.4 fixed units, terrain and banners; Daqan begins; no lore cards and no muster', () => {
    const { g, stack } = begin({ learning: true })
    expect(g.open.units).toHaveLength(18)
    expect(g.open.banners).toEqual(['D6', 'H6'])
    expect(g.open.first).toBe(0)
    expect(g.open.loreHands).toEqual([0, 0])
    expect(g.open.lore).toEqual([0, 0])
    expect(g.open.commandHands).toEqual([6, 6])
    expect(stack.at(-1)).toEqual({ do: 'discardOpening' })
  })
})
