import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import { board } from '../../data/hexes.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { done, pass, type Scene, scene } from '../../testing.ts'
import { overruns } from '../field/paths.ts'
import { windowWith } from '../testing.ts'

const targets = (t: Scene, faction: Faction) => t.of(faction, 'aim').map(({ hex }) => hex)

describe('lore cards of the field', () => {
  it('BLC-75, BL-17.6.3, BL-6.6 Take to the Skies: a unit flown over is placed near the Roc Warrior', () => {
    const t = scene({
      units: ['Roc D6', 'YA E6', 'BH F6'],
      terrain: { H5: 'building', H6: 'water' },
      ordered: ['D6'],
      lore: { daqan: 2 },
      lores: { daqan: ['take-to-the-skies'] },
    })
    t.run({ do: 'selectMover', seat: 0, why: 'move' })
    t.move(
      'daqan',
      { do: 'select', hex: 'D6' },
      { do: 'through', hex: 'E6' },
      { do: 'through', hex: 'F6' },
      { do: 'go', to: 'G6' },
    )
    t.move('daqan', { do: 'lore', card: 'take-to-the-skies' })
    expect(targets(t, 'daqan')).toEqual(['E6', 'F6'])
    t.move('daqan', { do: 'aim', hex: 'F6' })
    expect(targets(t, 'daqan')).toContain('H5')
    expect(targets(t, 'daqan')).not.toContain('H6')
    t.move('daqan', { do: 'aim', hex: 'H5' })
    expect(t.at('H5')).toBe('BH 3')
    expect(t.events('placed')).toEqual([
      { is: 'placed', unit: 'blood-harvesters', from: 'F6', to: 'H5', cause: 'take-to-the-skies' },
    ])
  })

  it('BL-17.6.3 not without a flight over somebody', () => {
    const t = scene({ units: ['Roc D6', 'BH A1'], lore: { daqan: 2 }, lores: { daqan: ['take-to-the-skies'] } })
    t.run({ do: 'selectMover', seat: 0, why: 'move' }).move(
      'daqan',
      { do: 'select', hex: 'D6' },
      { do: 'go', to: 'E6' },
    )
    expect(t.question()).not.toBe('react')
  })

  /** A Roc Warrior on D6 and Riders on D8 with Overrun; Daqan holds Take to the Skies. */
  const flight = () => {
    const t = scene({ units: ['Roc D6', 'RR D8', 'BH E6', 'BH E8 1'], lore: { daqan: 2 }, lores: { daqan: [skies] } })
    t.setTurn({ overrun: true }).run({ do: 'selectMover', seat: 0, why: 'move' })
    return t.move('daqan', { do: 'select', hex: 'D6' }, { do: 'through', hex: 'E6' })
  }
  const skies: LoreCard = 'take-to-the-skies'

  it('BL-17.6.3 is over when the next unit moves: Riders that ride somebody down lift nobody', () => {
    const t = flight().move('daqan', { do: 'go', to: 'F6' }, pass).dice('strike')
    t.move('daqan', { do: 'select', hex: 'D8' }, { do: 'through', hex: 'E8' }, { do: 'go', to: 'F8' }, done)
    expect(t.at('E8')).toBe('RR 3')
    expect(t.question()).toBe(null)
  })

  it('BL-17.6.3, BL-0.8 whoever has been lifted is not lifted again; there must be a hex for him', () => {
    const held = { lore: { daqan: 4 }, lores: { daqan: [skies, 'riposte'] } } as const
    const t = scene({ units: ['Roc D6', 'BH E6'], ...held }).run({ do: 'selectMover', seat: 0, why: 'move' })
    t.move('daqan', { do: 'select', hex: 'D6' }, { do: 'through', hex: 'E6' }, { do: 'go', to: 'F6' })
    t.move('daqan', { do: 'lore', card: skies }, { do: 'aim', hex: 'G6' })
    expect([t.at('E6'), t.at('G6'), t.question()]).toEqual([null, 'BH 3', null])
    // Water all around: a flyer could be set down there, Blood Harvesters could not.
    const water = Object.fromEntries(board.within('F6', 2).map(hex => [hex, 'water']))
    const wet = scene({ units: ['Roc D6', 'BH E6'], terrain: water, ...held })
    wet.run({ do: 'selectMover', seat: 0, why: 'move' })
    wet.move('daqan', { do: 'select', hex: 'D6' }, { do: 'through', hex: 'E6' }, { do: 'go', to: 'F6' })
    expect(wet.question()).toBeNull()
    // Buildings all around: no room for a Chaos Lord, who is Massive.
    const town = Object.fromEntries(board.within('G6', 2).map(hex => [hex, 'building']))
    const full = scene({ units: ['Roc D6', 'CL E6', 'BH F6'], terrain: { ...town, E6: 'hill' }, ...held })
    full.run({ do: 'selectMover', seat: 0, why: 'move' }).move('daqan', { do: 'select', hex: 'D6' })
    full.move('daqan', { do: 'through', hex: 'E6' }, { do: 'through', hex: 'F6' }, { do: 'go', to: 'G6' })
    full.move('daqan', { do: 'lore', card: skies })
    expect(targets(full, 'daqan')).not.toContain('E6')
    expect(targets(full, 'daqan').length).toBeGreaterThan(0)
  })

  it('BL-17.6.3 not after a flight at the end of the Attack step', () => {
    const t = scene({ units: ['Roc D6', 'BH E6'], lore: { daqan: 2 }, lores: { daqan: [skies] } })
    t.run({ do: 'selectMover', seat: 0, why: 'mobility' }).move('daqan', { do: 'select', hex: 'D6' })
    t.move('daqan', { do: 'go', to: 'F6' })
    expect([t.at('F6'), t.question()]).toEqual(['Roc 0dmg', null])
  })

  it('BL-17.6.3 a unit that was flown over twice is named once', () => {
    const t = flight().move('daqan', { do: 'through', hex: 'F6' }, { do: 'through', hex: 'E6' })
    t.move('daqan', { do: 'go', to: 'D6' }, { do: 'lore', card: skies })
    expect(t.question()).toBe('aim')
    expect(targets(t, 'daqan')).not.toContain('E6')
    t.move('daqan', { do: 'aim', hex: 'E7' })
    expect([t.at('E6'), t.at('E7')]).toEqual([null, 'BH 3'])
  })

  it('BL-9.4 Mend the Ranks heals up to two figures of a unit beside no enemy, never above its strength', () => {
    const t = windowWith('mend-the-ranks', 'orderStep.end', { units: ['CG F6 1', 'CG D6 1', 'BH D5'] })
    t.move('daqan', { do: 'lore', card: 'mend-the-ranks' })
    expect(targets(t, 'daqan')).toEqual(['F6', 'A9'])
    t.move('daqan', { do: 'aim', hex: 'F6' })
    expect(t.at('F6')).toBe('CG 3')
    // An enemy two hexes away does not matter, and one unit is mended, no more.
    const near = windowWith('mend-the-ranks', 'orderStep.end', { units: ['CG F6 1', 'CG F8 1', 'BH F4'] })
    near.move('daqan', { do: 'lore', card: 'mend-the-ranks' })
    expect(targets(near, 'daqan')).toEqual(['F6', 'F8', 'A9'])
    near.move('daqan', { do: 'aim', hex: 'F6' })
    expect([near.at('F6'), near.at('F8')]).toEqual(['CG 3', 'CG 1'])
  })

  it('BL-17.6.4 Overrun is in force from then on', () => {
    const t = windowWith('overrun', 'orderStep.end', { units: ['RR F6'] })
    expect(overruns(t.open, t.unit('F6'))).toBe(false)
    t.move('daqan', { do: 'lore', card: 'overrun' })
    expect(overruns(t.open, t.unit('F6'))).toBe(true)
  })

  it('BL-17.6.15 Rune of Binding stuns an enemy within three hexes that is no legend', () => {
    const t = windowWith('rune-of-binding', 'orderStep.end', { units: ['CG F8', 'BH F5', 'BH F4', 'CL G6'] })
    t.move('daqan', { do: 'lore', card: 'rune-of-binding' })
    expect(t.at('F5')).toBe('BH 3 stunned')
    expect(t.at('F4')).toBe('BH 3')
    expect(t.events('condition')).toEqual([
      { is: 'condition', seat: 1, unit: 'blood-harvesters', hex: 'F5', of: 'stun', cause: 'rune-of-binding' },
    ])
  })

  it('BL-17.6.15 Dark Venom poisons up to two enemies within three hexes', () => {
    const t = windowWith('dark-venom', 'orderStep.end', { units: ['BH F4', 'CG F6', 'CG E6', 'CG G6'] })
    t.move('uthuk', { do: 'lore', card: 'dark-venom' }, { do: 'aim', hex: 'F6' }, { do: 'aim', hex: 'G6' })
    expect([t.at('F6'), t.at('E6'), t.at('G6')]).toEqual(['CG 3 poisoned', 'CG 3', 'CG 3 poisoned'])
    const one = windowWith('dark-venom', 'orderStep.end', { units: ['BH F4', 'CG F6', 'CG E6'] })
    one.move('uthuk', { do: 'lore', card: 'dark-venom' }, { do: 'aim', hex: 'F6' }, done)
    expect(one.at('E6')).toBe('CG 3')
  })

  it('BL-17.6.14, BL-5.4 Swift Orders and Howl of the Pack order more units', () => {
    const t = windowWith('howl-of-the-pack', 'orderStep.end', { units: ['FR F4', 'FR E4', 'BH G4'], ordered: ['F4'] })
    t.move('uthuk', { do: 'lore', card: 'howl-of-the-pack' })
    expect(t.turn.ordered.map(({ by }) => by)).toEqual(['card', 'lore'])
    expect(t.events('ordered')[0]).toMatchObject({ hex: 'E4', by: 'howl-of-the-pack' })
  })

  it('BLC-79, BL-17.6.10 Nightmare Visions: the unit does nothing this turn and cannot be ordered again', () => {
    const t = scene({
      units: ['RR F6', 'BH F4', 'CG D6'],
      ordered: ['F6'],
      lore: { daqan: 2, uthuk: 3 },
      lores: { daqan: ['swift-orders'], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null }, { do: 'attack', seat: 0 })
    t.move('daqan', pass).move('uthuk', { do: 'lore', card: 'nightmare-visions' })
    t.lapse('swift-orders').move('daqan', { do: 'lore', card: 'swift-orders' })
    expect(targets(t, 'daqan')).toEqual(['D6', 'A9'])
    expect(t.turn.ordered).toEqual([])
    expect(t.events('unordered')).toEqual([{ is: 'unordered', seat: 0, unit: 'riverwatch-riders', hex: 'F6' }])
  })

  it('BLC-60, BL-17.6.8, BL-6.5, BL-0.5 Battle Cry pushes every enemy beside the unit; who cannot go, stays', () => {
    const t = scene({
      units: ['BH F5', 'CG F6', 'RR E5', 'CG D5'],
      active: 'daqan',
      lore: { uthuk: 3 },
      lores: { uthuk: ['battle-cry'] },
    })
    t.run({ do: 'moveEnd' }).move('uthuk', { do: 'lore', card: 'battle-cry' })
    // The active player says who goes first
    expect(t.asked()).toEqual(['daqan'])
    t.move('daqan', { do: 'aim', hex: 'E5' })
    expect([t.at('E5'), t.at('G7'), t.at('F6')]).toEqual(['RR 3', 'CG 3', null])
    expect(t.events('pushed')).toEqual([
      { is: 'pushed', unit: 'citadel-guards', from: 'F6', to: 'G7', cause: 'battle-cry' },
    ])
    expect(t.events('damage')).toEqual([])
  })

  it('BL-17.6.8, BL-15.2 a stunned unit is not pushed', () => {
    const t = windowWith('battle-cry', 'moveStep.end', { units: ['BH F5', 'CG F6 stunned'] })
    t.move('uthuk', { do: 'lore', card: 'battle-cry' })
    expect(t.at('F6')).toBe('CG 3 stunned')
  })

  it('BL-17.6.16, BL-9.5 Blood Ritual takes a figure and gives three lore; the last figure ends the unit', () => {
    const t = windowWith('blood-ritual', 'orderStep.end', { units: ['BH F5 1', 'CG F8'], lore: { uthuk: 0 } })
    t.move('uthuk', { do: 'lore', card: 'blood-ritual' }, { do: 'aim', hex: 'F5' })
    expect(t.lore('uthuk')).toBe(3)
    expect(t.at('F5')).toBe(null)
    expect(t.events('destroyed')[0]).toMatchObject({ by: null })
    // One figure of one's own infantry, also of what is not ordered.
    const many = windowWith('blood-ritual', 'orderStep.end', { units: ['BH F5', 'OB G5', 'CG F8'], alone: true })
    many.move('uthuk', { do: 'lore', card: 'blood-ritual' })
    expect([many.at('F5'), many.at('G5'), many.at('F8')]).toEqual(['BH 2', 'OB 3', 'CG 3'])
  })

  it('BL-9.4 Demonic Vigor heals up to three damage of an elite unit or a legend', () => {
    const t = windowWith('demonic-vigor', 'orderStep.end', { units: ['CL F5 4dmg', 'BH F3 1'] })
    t.move('uthuk', { do: 'lore', card: 'demonic-vigor' })
    expect(t.at('F5')).toBe('CL 1dmg')
  })

  it('BL-17.6.15, BL-9.7 Flay the Weak ends a weak unit beside an own one; a building shelters it', () => {
    const t = windowWith('flay-the-weak', 'attackStep.start', { units: ['BH F5', 'CG F6 1', 'CG E5 2'] })
    t.move('uthuk', { do: 'lore', card: 'flay-the-weak' })
    expect(t.at('F6')).toBe(null)
    const housed = windowWith('flay-the-weak', 'attackStep.start', {
      units: ['BH F5', 'CG F6 1'],
      terrain: { F6: 'building' },
    })
    housed.move('uthuk', { do: 'lore', card: 'flay-the-weak' })
    expect(housed.at('F6')).toBe('CG 1')
    expect(housed.events('ignored-damage')).toEqual([{ is: 'ignored-damage', seat: 0, n: 1, cause: 'building' }])
    expect(t.events('ignored-damage')).toEqual([])
    expect(t.events('destroyed')).toEqual([{ is: 'destroyed', seat: 0, unit: 'citadel-guards', hex: 'F6', by: null }])
    // Beside an own unit: two hexes away is too far.
    const far = windowWith('flay-the-weak', 'attackStep.start', { units: ['BH F5', 'CG F6 1', 'CG F7 1'] })
    far.move('uthuk', { do: 'lore', card: 'flay-the-weak' })
    expect([far.at('F6'), far.at('F7')]).toEqual([null, 'CG 1'])
  })

  it('BL-17.6.5 Portal: any two hexes at most eight apart; played again it moves the markers', () => {
    const t = windowWith('portal', 'moveStep.start', { portals: ['A1', 'B1'] })
    t.move('uthuk', { do: 'lore', card: 'portal' })
    expect(targets(t, 'uthuk')).toHaveLength(104)
    t.move('uthuk', { do: 'aim', hex: 'C3' })
    expect(targets(t, 'uthuk')).toContain('F6')
    expect(targets(t, 'uthuk')).not.toContain('L9')
    t.move('uthuk', { do: 'aim', hex: 'F6' })
    expect(t.open.portals).toEqual(['C3', 'F6'])
    expect(t.events('portals')).toEqual([{ is: 'portals', hexes: ['C3', 'F6'] }])
  })

  it('BL-17.7 Rallying Banner: a point for two banners held', () => {
    const t = windowWith('rallying-banner', 'vpStep', { units: ['CG F6', 'CG C5'], banners: ['F6', 'C5'] })
    t.move('daqan', { do: 'lore', card: 'rallying-banner' })
    expect(t.points('daqan')).toBe(1)
    const one = windowWith('rallying-banner', 'vpStep', { units: ['CG F6', 'BH C5'], banners: ['F6', 'C5'] })
    expect(one.of('daqan', 'lore')).toEqual([])
  })
})
