import { describe, expect, it } from 'vitest'
import { type CommandCard, commandDeck } from '../../data/commandCards.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { type Position, type Scene, scene } from '../../testing.ts'

const upkeep = (position: Position): Scene => scene(position).run({ do: 'upkeep' })

describe('VP step', () => {
  it('BLC-61, BL-19.1 a point a banner and the scenario, only for the active player', () => {
    const position: Position = {
      units: ['CG C5', 'CG F6', 'CG F5', 'CG C6', 'BH I3'],
      terrain: { F5: 'building', C6: 'building', I6: 'building' },
      banners: ['C5', 'F6', 'I3'],
      scenarios: { daqan: 'mustering-the-militia' },
    }
    const t = upkeep(position)
    expect([t.points('daqan'), t.points('uthuk')]).toEqual([3, 0])
    const three = upkeep({ ...position, units: [...position.units!, 'CG I6'] })
    expect(three.points('daqan')).toBe(3)
    expect(upkeep({ units: ['CG F6'], scenarios: position.scenarios }).events('points')).toEqual([])
  })

  it('BLC-69, BL-19.1 the last bridge: a point for it, if no enemy stands beside it', () => {
    const position: Position = {
      units: ['CG F6'],
      terrain: { F6: 'water' },
      bridges: ['F6'],
      banners: ['F6'],
      scenarios: { daqan: 'the-last-bridge' },
    }
    expect(upkeep(position).points('daqan')).toBe(2)
    expect(upkeep({ ...position, units: ['CG F6', 'BH G5'] }).points('daqan')).toBe(1)
  })

  it('BLC-71, BL-19.1 the land of our fathers: its forest banner counts twice for its owner only', () => {
    const position: Position = {
      terrain: { F4: 'forest' },
      banners: ['F4'],
      scenarios: { uthuk: 'the-land-of-our-fathers' },
    }
    expect(upkeep({ ...position, units: ['BH F4'], active: 'uthuk' }).points('uthuk')).toBe(2)
    expect(upkeep({ ...position, units: ['CG F4'] }).points('daqan')).toBe(1)
  })

  it('BL-15.5, BL-19.1 water of the own half, held without an enemy on it; ford and flight count', () => {
    const position: Position = {
      terrain: { D6: 'water', E6: 'water' },
      fords: ['D6'],
      scenarios: { daqan: 'damming-the-muir-river' },
    }
    expect(upkeep({ ...position, units: ['Roc E6'] }).points('daqan')).toBe(1)
    expect(upkeep({ ...position, units: ['Roc E6', 'BH D6'] }).points('daqan')).toBe(0)
    // BL-1.2: neither side's units on water of the other half count
    const terrain = { E6: 'water', D6: 'water', F4: 'water' } as const
    expect(upkeep({ ...position, terrain, fords: ['F4'], units: ['CG F4'] }).points('daqan')).toBe(0)
    expect(upkeep({ ...position, terrain, fords: ['F4'], units: ['Roc E6', 'BH F4'] }).points('daqan')).toBe(1)
  })

  it('BL-1.2, BL-19.1 beyond the middle row, which counts as the own half', () => {
    const daqan: Position = { scenarios: { daqan: 'road-to-nordgard' } }
    expect(upkeep({ ...daqan, units: ['CG F5'] }).points('daqan')).toBe(0)
    expect(upkeep({ ...daqan, units: ['CG F4'] }).points('daqan')).toBe(1)
    const uthuk: Position = { scenarios: { uthuk: 'the-breach' }, active: 'uthuk' }
    expect(upkeep({ ...uthuk, units: ['BH F6'] }).points('uthuk')).toBe(0)
    expect(upkeep({ ...uthuk, units: ['BH F6', 'BH G6'] }).points('uthuk')).toBe(1)
  })

  it('BL-1.2, BL-19.1 two forests, three hills of the own half, the middle row included', () => {
    const forests: Position = {
      terrain: { C5: 'forest', D7: 'forest', F3: 'forest' },
      scenarios: { daqan: 'the-blood-muir-forest' },
    }
    expect(upkeep({ ...forests, units: ['CG C5', 'CG D7'] }).points('daqan')).toBe(1)
    expect(upkeep({ ...forests, units: ['CG C5', 'CG F3'] }).points('daqan')).toBe(0)
    const hills: Position = {
      terrain: { D6: 'hill', F7: 'hill', G7: 'hill' },
      scenarios: { daqan: 'watch-on-the-heights' },
    }
    expect(upkeep({ ...hills, units: ['CG D6', 'CG F7', 'CG G7'] }).points('daqan')).toBe(1)
  })

  it('BL-19.1 staking a claim gives nothing where the other has no card', () => {
    const t = upkeep({ units: ['BH E6'], banners: ['E6'], scenarios: { uthuk: 'staking-a-claim' }, active: 'uthuk' })
    expect(t.points('uthuk')).toBe(1)
  })

  it('BL-19.1 staking a claim: a banner that the other card has placed', () => {
    const t = upkeep({
      units: ['BH E6'],
      banners: ['E6', 'H6'],
      scenarios: { daqan: 'road-to-nordgard', uthuk: 'staking-a-claim' },
      active: 'uthuk',
    })
    expect(t.points('uthuk')).toBe(2)
  })

  it('BL-19.1 the rune vault: three lore for a point, once, and only if wanted', () => {
    const position: Position = {
      units: ['CG D8'],
      terrain: { D8: 'building' },
      banners: ['D8'],
      scenarios: { daqan: 'the-rune-vault' },
      lore: { daqan: 3 },
    }
    const t = upkeep(position).move('daqan', { do: 'spend-lore' })
    expect([t.points('daqan'), t.lore('daqan')]).toEqual([2, 0])
    expect(t.question()).toBe(null)
    const declined = upkeep(position).move('daqan', { do: 'done' })
    expect([declined.points('daqan'), declined.lore('daqan'), declined.question()]).toEqual([1, 3, null])
    expect(upkeep({ ...position, lore: { daqan: 2 } }).question()).toBe(null)
    expect(upkeep({ ...position, banners: [] }).question()).toBe(null)
    expect(upkeep({ ...position, terrain: {} }).question()).toBe(null)
  })

  it('BL-19.1, BL-7.15 the altar of blood: a figure, or a damage marker, for a point; nobody destroyed the last one', () => {
    const position: Position = {
      terrain: { G3: 'building' },
      banners: ['G3'],
      scenarios: { uthuk: 'altar-of-blood' },
      active: 'uthuk',
    }
    const t = upkeep({ ...position, units: ['BH G3 1'], lore: { uthuk: 3 } })
    t.move('uthuk', { do: 'sacrifice', hex: 'G3' })
    expect([t.points('uthuk'), t.lore('uthuk')]).toEqual([2, 3])
    expect(t.at('G3')).toBe(null)
    expect(t.events('destroyed')[0]).toMatchObject({ by: null })
  })

  it('BL-19.5, BL-15.2 stunned and poisoned units hold their banners', () => {
    expect(upkeep({ units: ['CG F6 stunned poisoned'], banners: ['F6'] }).points('daqan')).toBe(1)
  })
})

describe('Draw step', () => {
  const drawing = (deck: readonly CommandCard[], position: Position = {}, mode: 'text' | 'single' = 'text') =>
    scene({ card: 'patrol-left', ...position })
      .setTurn({ mode })
      .hide({ commandDeck: deck })
  const top: CommandCard[] = ['wedge', 'pincer', 'onslaught', 'massed-left']

  it('BL-19.3 one command card', () => {
    const t = drawing(top).run({ do: 'draw' })
    expect(t.held('daqan').commands).toEqual(['wedge'])
    expect(t.open.commandHands).toEqual([1, 0])
  })

  it('BL-19.3, BL-17.6.13 a Scout draws two and keeps one, the other is discarded', () => {
    const t = drawing(top, { card: 'scout-left', commands: { daqan: ['massed-center'] } }).run({ do: 'draw' })
    expect(t.of('daqan', 'keep').map(({ card }) => card)).toEqual(['wedge', 'pincer'])
    t.move('daqan', { do: 'keep', card: 'pincer' })
    expect(t.held('daqan').commands).toEqual(['massed-center', 'pincer'])
    expect(t.open.commandDiscard).toEqual(['wedge'])
    expect(t.open.commandHands).toEqual([2, 0])
    // BL-22.1: all hear how many, and what was discarded; the player alone what was kept.
    expect(t.heard).toEqual([
      { is: 'drew', seat: 0, commands: 2, lores: 0 },
      { is: 'drew-cards', seat: 0, commands: ['pincer'], lores: [] },
      { is: 'discarded', seat: 0, commands: ['wedge'], lores: [] },
    ])
  })

  it('BL-5.3 a Scout played for one order draws one card', () => {
    const t = drawing(top, { card: 'scout-left' }, 'single').run({ do: 'draw' })
    expect(t.held('daqan').commands).toEqual(['wedge'])
  })

  it('BL-17.6.13 Wisdom of the Knight: three in place of one or two, one kept', () => {
    const t = drawing(top, { card: 'scout-left', lore: { daqan: 1 }, lores: { daqan: ['wisdom-of-the-knight'] } })
    t.run({ do: 'draw' }).move('daqan', { do: 'lore', card: 'wisdom-of-the-knight' })
    expect(t.of('daqan', 'keep')).toHaveLength(3)
    t.move('daqan', { do: 'keep', card: 'onslaught' })
    expect(t.open.commandDiscard).toEqual(['wedge', 'pincer'])
    // BL-5.3: whatever became of the command card's text
    const single = drawing(top, { card: 'scout-left' }).setTurn({ mode: 'single', wisdom: true })
    expect(single.run({ do: 'drawCards' }).of('daqan', 'keep')).toHaveLength(3)
  })

  it('BL-17.5 an empty deck is made anew of the discard pile; without both nothing is drawn', () => {
    const t = drawing([])
      .set({ commandDiscard: ['wedge'] })
      .run({ do: 'draw' })
    expect(t.held('daqan').commands).toEqual(['wedge'])
    expect(t.open.commandDiscard).toEqual([])
    expect(t.events('reshuffled')).toEqual([{ is: 'reshuffled', deck: 'command' }])
    const none = drawing([]).run({ do: 'draw' })
    expect([none.held('daqan').commands, none.heard]).toEqual([[], []])
  })

  it('BL-1.8 the common deck has 60 cards', () => {
    expect(commandDeck).toHaveLength(60)
  })
})

describe('Lore step', () => {
  const deck: LoreCard[] = ['riposte', 'overrun', 'shield-wall']
  const choosing = (position: Position = {}) =>
    scene(position)
      .hide({ loreDecks: [deck, []] })
      .run({ do: 'loreStep' })

  it('BLC-62, BL-19.4 two tokens; a token and a card; two cards and one discarded', () => {
    const tokens = choosing().move('daqan', { do: 'gain', what: 'tokens' })
    expect([tokens.lore('daqan'), tokens.held('daqan').lores]).toEqual([2, []])
    const both = choosing().move('daqan', { do: 'gain', what: 'both' })
    expect([both.lore('daqan'), both.held('daqan').lores, both.question()]).toEqual([1, ['riposte'], null])
    expect(both.open.loreDecks).toEqual([2, 0])
    expect(both.state.g.hidden.loreDecks[0]).toEqual(['overrun', 'shield-wall'])
    expect(both.events('drew-cards')).toEqual([{ is: 'drew-cards', seat: 0, commands: [], lores: ['riposte'] }])
    const holder = choosing({ lores: { daqan: ['swift-orders'] } }).move('daqan', { do: 'gain', what: 'tokens' })
    expect([holder.lore('daqan'), holder.question()]).toEqual([2, null])
    const cards = choosing({ lores: { daqan: ['swift-orders'] } }).move('daqan', { do: 'gain', what: 'cards' })
    expect(cards.of('daqan', 'discard').map(({ card }) => card)).toEqual(['swift-orders', 'riposte', 'overrun'])
    // An older card may go, and it is shown (BL-22.2)
    cards.move('daqan', { do: 'discard', card: 'swift-orders' })
    expect(cards.held('daqan').lores).toEqual(['riposte', 'overrun'])
    expect(cards.open.loreDiscards[0]).toEqual(['swift-orders'])
    expect(cards.events('discarded')).toEqual([{ is: 'discarded', seat: 0, commands: [], lores: ['swift-orders'] }])
  })

  it('BL-19.4, BL-17.5 also where only a part can be done: one card drawn is one card discarded', () => {
    const t = scene()
      .hide({ loreDecks: [['riposte'], []] })
      .run({ do: 'loreStep' })
    t.move('daqan', { do: 'gain', what: 'cards' }, { do: 'discard', card: 'riposte' })
    expect(t.held('daqan').lores).toEqual([])
    const none = scene().run({ do: 'loreStep' }).move('daqan', { do: 'gain', what: 'cards' })
    expect(none.question()).toBe(null)
  })

  it('BL-21.4 no Lore step in the learning scenario', () => {
    expect(
      scene({ options: { learning: true } })
        .run({ do: 'loreStep' })
        .question(),
    ).toBe(null)
  })

  it('BL-22.2 the others hear how many cards were drawn, not which', () => {
    const t = choosing().move('daqan', { do: 'gain', what: 'both' })
    expect(t.events('drew')).toEqual([{ is: 'drew', seat: 0, commands: 0, lores: 1 }])
    expect(JSON.stringify(t.view('uthuk'))).not.toContain('riposte')
  })
})
