import { describe, expect, it } from 'vitest'
import { defaultSettings, seedFrom, start } from '../../../../kernel/index.ts'
import type { Faction } from '../../data/factions.ts'
import { learningScenario } from '../../data/learning.ts'
import { options as specs } from '../../data/options.ts'
import { scenariosOf } from '../../data/scenarios.ts'
import { battlelore } from '../../game.ts'
import { Scene } from '../../testing.ts'
import type { Carried, Options } from '../../types.ts'

const standard = defaultSettings(specs) as unknown as Options

const begin = (part: Partial<Options> = {}, seed = 'setup', carried?: Carried) =>
  start(battlelore, {
    roles: ['daqan', 'uthuk'],
    options: { ...standard, ...part },
    seed: seedFrom(seed),
    ...(carried && { carried }),
  })

/** What lies on a table before anything has been placed, drawn or gained. */
const bare = {
  factions: ['daqan', 'uthuk'],
  scenarios: [null, null],
  first: null,
  round: 0,
  terrain: {},
  fords: [],
  bridges: [],
  banners: [],
  tents: [null, null],
  backs: {},
  toDeploy: [0, 0],
  units: [],
  portals: [],
  points: [0, 0],
  lore: [0, 0],
  commandHands: [0, 0],
  loreHands: [0, 0],
  commandDeck: 0,
  loreDecks: [0, 0],
  commandDiscard: [],
  loreDiscards: [[], []],
  turn: null,
  fights: [],
  chapters: [],
  result: null,
}

describe('BL-2.1 the setup from beginning to end', () => {
  it('BL-2.1 a table begins bare, with nothing but the factions told', () => {
    const { state, heard } = begin()
    expect(state.g.open).toEqual({ ...bare, options: standard })
    expect(state.g.hidden).toEqual({ commandDeck: [], loreDecks: [[], []] })
    expect(heard.map(({ event }) => event)).toEqual([{ is: 'start', factions: ['daqan', 'uthuk'], learning: false }])
  })

  it('BL-3, BL-22.1, BL-22.2 phase after phase, and what everybody hears of it', () => {
    const t = new Scene(begin({ freeScenarioChoice: true }).state, [])
    t.move('daqan', { do: 'scenario', scenario: 'the-last-bridge' })
    t.move('uthuk', { do: 'scenario', scenario: 'staking-a-claim' })
    // BL-3.3: A before B; BL-3.5: only Daqan's card has water.
    expect(t.open.first).toBe(1)
    expect(t.state.g.held.map(({ scenarios }) => scenarios)).toEqual([[], []])
    const [ford] = t.of('daqan', 'ford')
    t.move('daqan', ford)
    t.move('daqan', { do: 'tent', take: true }, { do: 'buy', unit: 'rune-golems' }, { do: 'mustered' })
    t.move('uthuk', { do: 'buy', unit: 'obscenes' }, { do: 'mustered' })
    expect(t.open.toDeploy).toEqual([2, 1])
    expect(t.held('daqan').muster).toEqual({ units: [], tent: false, army: null, decoys: 0 })
    const lay = (faction: Faction, card: 'obscenes' | 'rune-golems' | 'command-tent') => {
      t.move(faction, { do: 'pick', card })
      const hex = t.of(faction, 'deploy')[0].hex
      t.move(faction, { do: 'deploy', hex })
      return hex
    }
    const obscenes = lay('uthuk', 'obscenes')
    const tent = lay('daqan', 'command-tent')
    const golems = lay('daqan', 'rune-golems')
    expect(t.held('daqan').faces).toEqual({})
    expect(t.open.tents).toEqual([tent, null])
    const marks = (['daqan', 'uthuk'] as const).map(faction => {
      for (let i = 0; i < 3; i++) t.move(faction, t.of(faction, 'mark')[0])
      const { commands, lores } = t.held(faction).marked
      t.move(faction, { do: 'discard-marked' })
      return { commands, lores }
    })
    expect(t.open.loreDiscards).toEqual(marks.map(({ lores }) => lores))
    expect(t.open.commandDiscard).toEqual(marks.flatMap(({ commands }) => commands))
    const quiet = t.heard.filter(({ is }) => is !== 'drew' && is !== 'drew-cards')
    expect(quiet).toEqual([
      { is: 'scenarios', scenarios: ['the-last-bridge', 'staking-a-claim'], first: 1 },
      { is: 'ford', seat: 0, hex: ford.hex },
      { is: 'mustered', seat: 0, cards: 2, lore: 5 },
      { is: 'lore', seat: 0, n: 5, cause: 'muster' },
      { is: 'mustered', seat: 1, cards: 1, lore: 5 },
      { is: 'lore', seat: 1, n: 5, cause: 'muster' },
      { is: 'deployed', seat: 1, hex: obscenes },
      { is: 'deployed', seat: 0, hex: tent },
      { is: 'deployed', seat: 0, hex: golems },
      { is: 'revealed', seat: 1, units: [{ type: 'obscenes', hex: obscenes }], tent: null, decoys: 0 },
      { is: 'revealed', seat: 0, units: [{ type: 'rune-golems', hex: golems }], tent, decoys: 0 },
      { is: 'opening-hands', commands: 6, lores: 3 },
      { is: 'opening-discards', seat: 0, ...marks[0] },
      { is: 'opening-discards', seat: 1, ...marks[1] },
      { is: 'round', round: 1 },
      { is: 'turn', seat: 1 },
    ])
    expect(t.events('drew')).toEqual([0, 1].map(seat => ({ is: 'drew', seat, commands: 6, lores: 3 })))
    expect(t.events('drew-cards').map(({ commands, lores }) => [commands.length, lores.length])).toEqual([
      [6, 3],
      [6, 3],
    ])
    expect(t.question()).toBe('command')
    expect(t.asked()).toEqual(['uthuk'])
  })

  it('BL-21.4 the learning scenario begins with its units, its ground, and no lore cards', () => {
    const { state } = begin({ learning: true })
    const { units, ...open } = state.g.open
    expect(open).toEqual({
      ...bare,
      options: { ...standard, learning: true },
      first: 0,
      terrain: learningScenario.terrain,
      banners: learningScenario.banners,
      units: undefined,
      commandHands: [6, 6],
      commandDeck: 48,
    })
    expect(state.g.hidden.loreDecks).toEqual([[], []])
    expect(state.g.held.map(({ scenarios }) => scenarios)).toEqual([[], []])
    // Each unit has a name of its own, by its kind and a number.
    expect(units.filter(({ type }) => type === 'yeoman-archers').map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map(n => `yeoman-archers-${n}`),
    )
    expect(units.filter(({ seat }) => seat === 0)).toHaveLength(9)
  })
})

describe('BL-21.3 the setup of a campaign', () => {
  it('BL-21.3.1 the first scenario is A1 of both, and chance says who begins', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => {
      const { open, held } = begin({ campaign: true }, `first ${i}`).state.g
      expect(open.scenarios).toEqual(['mustering-the-militia', 'staking-a-claim'])
      expect(held.map(({ scenarios }) => scenarios)).toEqual([[], []])
      return open.first
    })
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
  })

  it('BL-21.3.2 then the winner of the last chooses of two cards, and the loser is not asked', () => {
    const chapters = [{ points: { daqan: 16, uthuk: 9 }, winner: 'daqan' as const }]
    const t = new Scene(begin({ campaign: true, freeScenarioChoice: true }, 'next', { chapters }).state, [])
    expect(t.asked()).toEqual(['daqan'])
    expect(t.held('daqan').scenarios).toEqual(['damming-the-muir-river', 'the-last-bridge'])
    t.move('daqan', { do: 'scenario', scenario: 'the-last-bridge' })
    expect(t.open.scenarios).toEqual(['the-last-bridge', 'blood-in-the-water'])
    expect(t.state.g.held.map(({ scenarios }) => scenarios)).toEqual([[], []])
    expect(scenariosOf('uthuk')).toContain('blood-in-the-water')
  })
})
