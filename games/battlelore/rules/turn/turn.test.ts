import { describe, expect, it } from 'vitest'
import { done, pass, scene } from '../../testing.ts'

describe('the turn', () => {
  it('BL-2.2, BL-0.3, BL-5.1 begins with a command card that goes to the open pile', () => {
    const t = scene({ units: ['CG D6', 'BH D3'], commands: { daqan: ['patrol-left', 'wedge'] } })
    t.run({ do: 'turn', seat: 0 })
    expect(t.question()).toBe('command')
    expect(t.asked()).toEqual(['daqan'])
    t.move('daqan', { do: 'command', card: 'patrol-left', mode: 'text' })
    expect(t.held('daqan').commands).toEqual(['wedge'])
    expect(t.open.commandDiscard).toEqual(['patrol-left'])
    expect(t.open.commandHands).toEqual([1, 0])
    expect(t.events('turn')).toEqual([{ is: 'turn', seat: 0 }])
    expect(t.events('command')).toEqual([{ is: 'command', seat: 0, card: 'patrol-left', mode: 'text' }])
  })

  it('BL-2.2, BL-4.1 the round counts when the first player begins', () => {
    const t = scene({ first: 'uthuk', commands: { daqan: ['wedge'], uthuk: ['wedge'] } })
    t.run({ do: 'turn', seat: 0 })
    expect(t.open.round).toBe(1)
    t.run({ do: 'turn', seat: 1 })
    expect(t.open.round).toBe(2)
  })

  it('BLC-65, BL-4.2, BL-14.3, BL-14.4 a unit on the enemy tent may take it down for two points', () => {
    const t = scene({ units: ['BH D8', 'CG F6'], tents: { daqan: 'D8' }, commands: { uthuk: ['wedge'] } })
    t.run({ do: 'turn', seat: 1 })
    expect(t.question()).toBe('tent')
    t.move('uthuk', { do: 'remove-tent', yes: true })
    expect(t.points('uthuk')).toBe(2)
    expect(t.open.tents).toEqual([null, null])
    expect(t.events('tent-removed')).toEqual([{ is: 'tent-removed', seat: 1, hex: 'D8' }])
    expect(t.at('D8')).toBe('BH 3')
  })

  it('BL-4.2 he may let it stand; the own tent is never taken down', () => {
    const t = scene({ units: ['BH D8'], tents: { daqan: 'D8', uthuk: 'L1' }, commands: { uthuk: ['wedge'] } })
    t.run({ do: 'turn', seat: 1 }).move('uthuk', { do: 'remove-tent', yes: false })
    expect(t.open.tents).toEqual(['D8', 'L1'])
    expect(t.points('uthuk')).toBe(0)
    const own = scene({ units: ['CG D8'], tents: { daqan: 'D8' }, commands: { daqan: ['wedge'] } })
    own.run({ do: 'turn', seat: 0 })
    expect(own.question()).toBe('command')
    const kept = scene({ units: ['CG D8'], tents: { daqan: 'D8' }, commands: { uthuk: ['wedge'] } })
    expect(kept.run({ do: 'turn', seat: 1 }).question()).toBe('command')
  })

  it('BL-2.2.3, BL-2.2 at the end of a turn the other player becomes active', () => {
    const t = scene({ commands: { daqan: ['wedge'], uthuk: ['wedge'] } }).run({ do: 'endTurn' })
    expect(t.asked()).toEqual(['uthuk'])
    const late = scene({ units: ['CG F6'], card: 'onslaught', commands: { uthuk: ['wedge'] } })
    late.setTurn({ overrun: true, silenced: 1, wisdom: true, flown: ['F5'] }).run({ do: 'endTurn' })
    expect(late.turn).toEqual({
      seat: 1,
      card: null,
      mode: 'text',
      ordered: [],
      unordered: [],
      overrun: false,
      silenced: null,
      wisdom: false,
      shown: [],
      flown: [],
    })
  })
})

describe('orders', () => {
  const ordering = (card: Parameters<typeof scene>[0] & object, active: 'daqan' | 'uthuk' = 'daqan') =>
    scene({ ordered: [], active, ...card }).run({ do: 'orders' })
  const hexes = (t: ReturnType<typeof scene>, faction: 'daqan' | 'uthuk' = 'daqan') =>
    t.of(faction, 'order').map(({ hex }) => hex)

  it('BL-21.4 in the learning scenario a card gives no lore either, so nothing is cured', () => {
    const t = ordering({ units: ['CG D6 stunned'], card: 'lore-surge', options: { learning: true } })
    t.move('daqan', { do: 'order', hex: 'D6' }, done)
    expect(t.lore('daqan')).toBe(0)
    expect(t.question()).toBe(null)
  })

  it('BLC-11, BL-1.3, BL-1.4, BL-5.2 a unit on a border line lies in both sections', () => {
    const units = ['CG D4', 'YA H7']
    expect(hexes(ordering({ units, card: 'patrol-left' }))).toEqual(['D4', 'A9'])
    expect(hexes(ordering({ units, card: 'patrol-center' }))).toEqual(['D4', 'H7'])
    expect(hexes(ordering({ units, card: 'patrol-right' }))).toEqual([])
    const uthuk = ['BH D4', 'VL H7']
    expect(hexes(ordering({ units: uthuk, card: 'patrol-center' }, 'uthuk'), 'uthuk')).toContain('D4')
    expect(hexes(ordering({ units: uthuk, card: 'patrol-right' }, 'uthuk'), 'uthuk')).toContain('D4')
    expect(hexes(ordering({ units: uthuk, card: 'patrol-left' }, 'uthuk'), 'uthuk')).toEqual(['L1'])
  })

  it('BLC-12, BL-5.4 orders for a section without units are lost', () => {
    const t = ordering({ units: ['CG E6', 'CG F6', 'CG G6', 'RR J7', 'RR K7'], card: 'wedge', alone: true })
    t.move('daqan', { do: 'order', hex: 'E6' }, { do: 'order', hex: 'F6' })
    expect(hexes(t)).toEqual(['J7', 'K7'])
    t.move('daqan', { do: 'order', hex: 'J7' })
    expect(t.turn.ordered).toHaveLength(3)
    expect(t.question()).toBe(null)
  })

  it('BLC-13, BL-5.3, BL-24.7 in place of its text any card orders one unit anywhere', () => {
    const t = scene({ units: ['CG J7', 'CG K7'], ordered: [], card: 'patrol-left' }).setTurn({ mode: 'single' })
    t.run({ do: 'orders' }).move('daqan', { do: 'order', hex: 'J7' })
    expect(t.question()).toBe(null)
    expect(t.turn.ordered).toHaveLength(1)
  })

  it('BL-5.4, BL-0.4 only own units, each once, and none need be ordered', () => {
    const t = ordering({ units: ['CG F6', 'CG G6', 'BH F5'], card: 'massed-center', alone: true })
    expect(hexes(t)).toEqual(['F6', 'G6'])
    t.move('daqan', { do: 'order', hex: 'F6' })
    expect(hexes(t)).toEqual(['G6'])
    t.move('daqan', done)
    expect(t.turn.ordered).toHaveLength(1)
  })

  it('BLC-15, BL-9.2, BL-18.3 Battle March orders no weak unit, but a Chaos Lord near its end', () => {
    const t = ordering({ units: ['BH F5 1', 'CL G5 5dmg'], card: 'battle-march' }, 'uthuk')
    expect(hexes(t, 'uthuk')).toEqual(['G5', 'L1'])
  })

  it('BL-18.2, BL-18.3 cards by kind order in any section', () => {
    const units = ['YA A7', 'CG F6', 'RR L7', 'RG B8', 'Roc K8']
    const at = (card: 'onslaught' | 'cavalry-charge' | 'darken-the-sky' | 'elite-vanguard') =>
      hexes(ordering({ units, card, alone: true }))
    expect(at('onslaught')).toEqual(['A7', 'F6'])
    expect(at('cavalry-charge')).toEqual(['L7'])
    expect(at('darken-the-sky')).toEqual(['A7'])
    expect(at('elite-vanguard')).toEqual(['B8', 'K8'])
  })

  it('BL-18.3, BL-18.7 To the Banners orders units on a banner hex or beside one, when they are named', () => {
    const units = ['CG F6', 'CG F7', 'CG F8', 'CG C6', 'CG I9']
    const t = ordering({ units, banners: ['F6', 'C5'], card: 'to-the-banners', alone: true })
    expect(hexes(t)).toEqual(['F6', 'F7', 'C6'])
  })

  it('BL-5.8, BL-18.1 "when ordered" comes at once: healing and lore', () => {
    const rally = ordering({ units: ['CG F6 1', 'CG F7 3'], card: 'rally-the-wounded', alone: true })
    rally.move('daqan', { do: 'order', hex: 'F6' })
    expect(rally.at('F6')).toBe('CG 2')
    const surge = ordering({ units: ['CG F6'], card: 'lore-surge' })
    expect(surge.lore('daqan')).toBe(2)
    const single = scene({ units: ['CG F6 1'], ordered: [], card: 'rally-the-wounded' }).setTurn({ mode: 'single' })
    single.run({ do: 'orders' }).move('daqan', { do: 'order', hex: 'F6' })
    expect(single.at('F6')).toBe('CG 1')
    // BL-5.3: one order, and nothing else that the card says
    const modest = scene({ units: ['CG F6 1'], ordered: [], card: 'lore-surge' }).setTurn({ mode: 'single' })
    modest.run({ do: 'orders' }).move('daqan', { do: 'order', hex: 'F6' })
    expect([modest.lore('daqan'), modest.at('F6')]).toEqual([0, 'CG 1'])
    const plain = ordering({ units: ['CG F6 1'], card: 'patrol-center' }).move('daqan', { do: 'order', hex: 'F6' })
    expect([plain.lore('daqan'), plain.at('F6')]).toEqual([0, 'CG 1'])
  })

  it('BL-18.8 a card that can order nobody may be played for its text', () => {
    const t = scene({ units: ['CG F6'], ordered: [], commands: { daqan: ['cavalry-charge'] }, alone: true })
    t.set({ units: [...t.open.units, ...scene({ units: ['BH F3'], alone: true }).open.units] })
    t.run({ do: 'command', seat: 0 }, { do: 'orders' })
    t.move('daqan', { do: 'command', card: 'cavalry-charge', mode: 'text' })
    expect(t.turn.ordered).toEqual([])
    expect(t.question()).toBe(null)
  })
})

describe('cures', () => {
  const sick = (lore: number) =>
    scene({ units: ['CG F6 poisoned stunned'], ordered: [], card: 'patrol-center', lore: { daqan: lore }, alone: true })
      .set({ units: [...scene({ units: ['CG F6 poisoned stunned', 'BH L1'], alone: true }).open.units] })
      .run({ do: 'orders' }, { do: 'moveStep' })
      .move('daqan', { do: 'order', hex: 'F6' })

  it('BLC-14, BL-5.6, BL-5.7 two lore take one condition off; four take both, and the unit acts', () => {
    const t = sick(4)
    t.move('daqan', { do: 'cure', hex: 'F6', of: 'poison' }, { do: 'cure', hex: 'F6', of: 'stun' })
    expect(t.at('F6')).toBe('CG 3')
    expect(t.lore('daqan')).toBe(0)
    expect(t.question()).toBe('selectMover')
  })

  it('BLC-14, BL-5.6 with three lore only one goes', () => {
    const t = sick(3)
    t.move('daqan', { do: 'cure', hex: 'F6', of: 'stun' })
    expect(t.at('F6')).toBe('CG 3 poisoned')
    expect(t.lore('daqan')).toBe(1)
    expect(t.events('cured')).toEqual([{ is: 'cured', seat: 0, unit: 'citadel-guards', hex: 'F6', of: 'stun' }])
    expect(t.question()).toBe('selectMover')
  })

  it('BL-5.6 only the active player cures, and only his own units', () => {
    const t = scene({
      units: ['CG F6 stunned', 'CG D6 stunned', 'BH F3 stunned'],
      ordered: ['F6'],
      lore: { daqan: 2, uthuk: 4 },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null })
    expect(t.legalMoves('daqan')).toEqual([{ do: 'cure', hex: 'F6', of: 'stun' }, pass])
    expect(t.move('daqan', pass).question()).toBe(null)
  })

  it('BL-5.9, BL-17.7 when the units are named both sides are asked, the active player first', () => {
    const t = scene({
      units: ['CG F6', 'BH A1'],
      ordered: [],
      card: 'patrol-center',
      lore: { daqan: 3, uthuk: 3 },
      lores: { daqan: ['swift-orders'], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'orders' }).move('daqan', { do: 'order', hex: 'F6' }).lapse('swift-orders')
    expect(t.asked()).toEqual(['daqan'])
    expect(t.move('daqan', pass).asked()).toEqual(['uthuk'])
  })

  it('BL-5.6, BL-5.9 cures are for the Order step, and no other window', () => {
    const t = scene({ units: ['RR F6 stunned', 'BH A1'], lore: { daqan: 4 }, lores: { daqan: ['riposte'] } })
    for (const window of ['vpStep', 'drawStep', 'attackStep.start'] as const) {
      t.run({ do: 'window', window, seat: 0, passed: false, unit: null })
      expect(t.question() === null ? [] : t.of('daqan', 'cure')).toEqual([])
    }
  })

  it('BL-5.9, BL-17.3 after a cure the other side, which had passed, is asked again', () => {
    const t = scene({
      units: ['CG F6 stunned', 'BH A1'],
      lore: { daqan: 2, uthuk: 3 },
      lores: { daqan: [], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 1, passed: false, unit: null }).move('uthuk', pass)
    t.move('daqan', { do: 'cure', hex: 'F6', of: 'stun' })
    expect(t.asked()).toEqual(['uthuk'])
    t.move('uthuk', pass)
    expect(t.question()).toBe(null)
  })

  it('BLC-87, BL-5.9, BL-17.6.14 a unit ordered by Swift Orders can be cured in the same window', () => {
    const t = scene({
      units: ['CG F6 stunned', 'BH L1'],
      ordered: [],
      card: 'patrol-left',
      lore: { daqan: 4 },
      lores: { daqan: ['swift-orders'] },
      alone: true,
    })
    t.run(
      { do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null },
      { do: 'selectMover', seat: 0, why: 'move' },
    )
    t.move('daqan', { do: 'lore', card: 'swift-orders' })
    t.move('daqan', { do: 'cure', hex: 'F6', of: 'stun' })
    expect(t.lore('daqan')).toBe(0)
    expect(t.of('daqan', 'select').map(({ hex }) => hex)).toEqual(['F6'])
  })
})
