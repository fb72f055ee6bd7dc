import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import { board, type Hex, hexes } from '../../data/hexes.ts'
import type { Terrain } from '../../data/terrain.ts'
import { done, type Position, type Scene, scene } from '../../testing.ts'
import { overruns } from '../field/paths.ts'

const moving = (position: Position, why: 'move' | 'onslaught' | 'mobility' = 'move'): Scene => {
  const t = scene(position)
  return t.run({ do: 'selectMover', seat: t.turn.seat, why })
}

/** Where the unit in a hex may go. */
function ends(t: Scene, from: Hex, faction: Faction = 'daqan'): Hex[] {
  t.move(faction, { do: 'select', hex: from })
  const hexes = t.of(faction, 'go').map(({ to }) => to)
  t.move(faction, { do: 'unselect' })
  return hexes
}

const go = (t: Scene, faction: Faction, from: Hex, to: Hex, ...through: Hex[]): Scene =>
  t.move(faction, { do: 'select', hex: from }, ...through.map(hex => ({ do: 'through', hex }) as const), {
    do: 'go',
    to,
  })

describe('movement', () => {
  it('BLC-16, BL-6.1, BL-6.3, BL-24.10 a forest ends the move of a unit that enters it', () => {
    const t = moving({ units: ['CG E8', 'RR F8'], terrain: { F6: 'forest', G6: 'forest' } })
    expect(ends(t, 'E8')).toContain('F6')
    expect(ends(t, 'F8')).toContain('F6')
    expect(ends(t, 'F8')).not.toContain('G5')
  })

  it('BLC-17, BL-6.2, BL-1.9 no way through friends; the way round counts', () => {
    const t = moving({ units: ['CG F7', 'RR F8'] })
    expect(ends(t, 'F8')).toContain('E6')
    expect(ends(t, 'F8')).not.toContain('F7')
    go(t, 'daqan', 'F8', 'E6')
    expect(t.events('moved')[0].path).toHaveLength(4)
    const walled = moving({ units: ['RR F9', 'CG E9', 'CG G9', 'CG E8', 'CG F8'], alone: true })
    expect(walled.of('daqan', 'select').map(({ hex }) => hex)).not.toContain('F9')
  })

  it('BLC-18, BL-6.3, BL-6.4 a bridge does not stop, a ford does, water without either is closed', () => {
    const t = moving({
      units: ['RR F7'],
      terrain: { E6: 'water', F6: 'water', G6: 'water' },
      bridges: ['F6'],
      fords: ['E6'],
    })
    expect(ends(t, 'F7')).toEqual(expect.arrayContaining(['F6', 'G5', 'E6']))
    expect(ends(t, 'F7')).not.toContain('G6')
    const forded = moving({ units: ['RR F7', 'CG D6'], terrain: { E6: 'water', F6: 'water' }, fords: ['E6'] })
    expect(ends(forded, 'F7')).toContain('E6')
    expect(ends(forded, 'F7')).not.toContain('E5')
  })

  it('BL-6.4 hills, banners and border lines cost nothing', () => {
    const bare = ends(moving({ units: ['RR D6'] }), 'D6')
    const everywhere = (terrain: Terrain) => Object.fromEntries(hexes.map(hex => [hex, terrain]))
    const hilly = moving({ units: ['RR D6'], terrain: everywhere('hill'), banners: hexes })
    expect(ends(hilly, 'D6').toSorted()).toEqual(bare.toSorted())
    const bridged = moving({ units: ['RR D6'], terrain: everywhere('water'), bridges: hexes })
    expect(ends(bridged, 'D6').toSorted()).toEqual(bare.toSorted())
    // The border line runs through D4, D6 and D8
    expect(bare).toEqual(expect.arrayContaining(['A6', 'G6', 'D4', 'D8']))
  })

  it('BLC-19, BL-16.5 a Roc Warrior flies over units and water and ends on any unoccupied hex', () => {
    const t = moving({ units: ['Roc E6', 'BH F5'], terrain: { G5: 'water' } })
    expect(ends(t, 'E6')).toEqual(expect.arrayContaining(['H5', 'G5']))
    expect(ends(t, 'E6')).not.toContain('F5')
    for (const ground of ['water', 'forest', 'building'] as const) {
      const over = moving({ units: ['Roc E6', 'BH F5'], terrain: { G5: ground } })
      go(over, 'daqan', 'E6', 'H5', 'F5', 'G5')
      expect(over.events('moved')).toMatchObject([{ path: ['E6', 'F5', 'G5', 'H5'] }])
    }
  })

  it('BLC-20, BL-16.13, BL-6.10 Craving: one hex more, if it ends beside an enemy', () => {
    const t = moving({ units: ['OB G3', 'CG F6'], active: 'uthuk' })
    expect(ends(t, 'G3', 'uthuk')).toEqual(expect.arrayContaining(['F5', 'G4']))
    expect(ends(t, 'G3', 'uthuk')).not.toContain('H5')
  })

  it('BL-16.13, BL-6.10 one hex more, not two, and it is walked', () => {
    const t = moving({ units: ['OB G3', 'CG F6', 'CG C3'], active: 'uthuk' })
    expect(ends(t, 'G3', 'uthuk')).not.toContain('D3')
    go(t, 'uthuk', 'G3', 'F5')
    expect([t.at('G3'), t.at('F5')]).toEqual([null, 'OB 3'])
    // Beside an enemy or not, a unit without Craving goes no further than its card says.
    const plain = moving({ units: ['CG F8', 'BH F4'] })
    expect(ends(plain, 'F8')).not.toContain('F5')
  })

  it('BL-6.1 only where the way matters is it led hex by hex', () => {
    const t = moving({ units: ['CG F8', 'Roc D6'], ordered: ['F8', 'D6'] })
    t.move('daqan', { do: 'select', hex: 'F8' })
    expect(t.of('daqan', 'through')).toEqual([])
    const roaming = moving({ units: ['Roc D6'] }, 'mobility').move('daqan', { do: 'select', hex: 'D6' })
    expect(roaming.of('daqan', 'through')).toEqual([])
  })

  it('BL-6.1, BL-16.5 a way that is led may end where it has come to, and is not given up half way', () => {
    const t = moving({ units: ['Roc D6', 'BH F6'] }).move('daqan', { do: 'select', hex: 'D6' })
    t.move('daqan', { do: 'through', hex: 'E6' })
    expect(t.of('daqan', 'unselect')).toEqual([])
    expect(t.of('daqan', 'go')[0]).toEqual({ do: 'go', to: 'E6' })
    const over = moving({ units: ['Roc D6', 'BH F6'] }).move('daqan', { do: 'select', hex: 'D6' })
    over.move('daqan', { do: 'through', hex: 'E6' }, { do: 'through', hex: 'F6' })
    expect(over.of('daqan', 'go').map(({ to }) => to)).not.toContain('F6')
    t.move('daqan', { do: 'go', to: 'E6' })
    expect(t.events('moved')).toEqual([{ is: 'moved', seat: 0, unit: 'roc-warrior', path: ['D6', 'E6'], why: 'move' }])
  })

  it('BL-16.5 a flyer that is not led flies over as few units as it can', () => {
    // From D6 to D4 the two shortest ways lead over D5 and over E5.
    for (const [enemy, way] of [
      ['D5', 'E5'],
      ['E5', 'D5'],
    ] as const) {
      const t = moving({ units: ['Roc D6', `BH ${enemy}`] })
      go(t, 'daqan', 'D6', 'D4')
      expect(t.events('moved')[0].path).toEqual(['D6', way, 'D4'])
      expect(t.turn.flown).toEqual([])
    }
  })

  it('BLC-21, BL-16.7 a Massive unit never enters a building', () => {
    const t = moving({ units: ['CL G3'], terrain: { G4: 'building' }, active: 'uthuk' })
    expect(ends(t, 'G3', 'uthuk')).not.toContain('G4')
  })

  it('BL-6.8, BL-15.2 a stunned unit cannot be chosen', () => {
    const t = moving({ units: ['CG F6 stunned', 'CG D6'], alone: true })
    expect(t.of('daqan', 'select').map(({ hex }) => hex)).toEqual(['D6'])
  })

  it('BL-6.1 each unit moves once, and damage and conditions go with it (BL-6.7)', () => {
    const t = moving({ units: ['CG F6 2 poisoned', 'CG D6'], alone: true })
    go(t, 'daqan', 'F6', 'F5')
    expect(t.at('F5')).toBe('CG 2 poisoned')
    expect(t.turn.ordered[0]).toMatchObject({ done: true, moved: true, stormed: false, roamed: false })
    expect(t.of('daqan', 'select').map(({ hex }) => hex)).toEqual(['D6'])
  })

  it('BL-6.9 who entered a hex has moved, even if it ends where it began', () => {
    const t = moving({ units: ['Roc F6', 'BH F5'] })
    go(t, 'daqan', 'F6', 'F6', 'F5')
    expect(t.at('F6')).toBe('Roc 0dmg')
    expect(t.turn.ordered[0]).toMatchObject({ done: true, moved: true })
  })

  it('BL-6.10, BL-18.7, BL-17.6.14 a bonus of the card is for the units that it ordered', () => {
    const t = moving({ units: ['RR F8', 'RR H8'], card: 'cavalry-charge', alone: true })
    t.order('H8', { by: 'lore' }).run({ do: 'selectMover', seat: 0, why: 'move' })
    const farthest = (from: Hex) => ends(t, from).some(hex => hex.endsWith('4'))
    expect(farthest('F8')).toBe(true)
    expect(farthest('H8')).toBe(false)
  })

  it('BL-18.6, BL-18.7 Forced March: one hex more, and no attack for the units it ordered', () => {
    const t = scene({ units: ['CG F6', 'CG E6', 'BH F5'], card: 'forced-march' })
    t.order('E6', { by: 'lore' }).run({ do: 'attack', seat: 0 })
    expect(t.of('daqan', 'attack').map(({ from }) => from)).toEqual(['E6'])
    const far = moving({ units: ['CG F8'], card: 'forced-march' })
    expect(ends(far, 'F8')).toContain('G5')
    // BL-5.3: neither of them when the card orders one unit instead of its text
    const single = scene({ units: ['CG F8', 'BH F7'], card: 'forced-march' }).setTurn({ mode: 'single' })
    single.run({ do: 'selectMover', seat: 0, why: 'move' }, { do: 'attack', seat: 0 })
    expect(ends(single, 'F8')).not.toContain('G5')
    expect(single.move('daqan', done).of('daqan', 'attack')).toEqual([{ do: 'attack', from: 'F8', at: 'F7' }])
  })

  it('BL-0.4, BL-5.5 moving is never required', () => {
    const t = moving({ units: ['CG F6'] }).move('daqan', done)
    expect(t.at('F6')).toBe('CG 3')
    expect(t.turn.ordered[0]).toMatchObject({ moved: false })
  })
})

describe('moves in the Attack step', () => {
  it('BL-18.4, BL-5.3 no Onslaught moves with another card, or in place of its text', () => {
    const units = ['CG F6', 'BH F5']
    const asked = (position: Position, mode: 'text' | 'single') =>
      scene({ units, ...position })
        .setTurn({ mode })
        .run({ do: 'attackStep' })
        .question()
    expect(asked({ card: 'onslaught' }, 'text')).toBe('selectMover')
    expect(asked({ card: 'onslaught' }, 'single')).toBe('attack')
    expect(asked({ card: 'wedge' }, 'text')).toBe('attack')
  })

  it('BL-16.9 without Mobility nobody moves at the end of the Attack step', () => {
    const t = scene({ units: ['CG F6', 'RR C6', 'YA D7'] })
      .setTurn({ overrun: true })
      .run({ do: 'attackEnd' })
    expect(t.question()).toBeNull()
  })

  it('BL-18.4, BLC-52 Onslaught: at its start each ordered infantry unit may move one hex', () => {
    const t = scene({ units: ['YA F7', 'BH F5'], card: 'onslaught' }).run({ do: 'attackStep' })
    t.lapse()
    expect(t.question()).toBe('selectMover')
    expect(ends(t, 'F7')).toHaveLength(6)
    go(t, 'daqan', 'F7', 'F6')
    // BL-16.1: it does not count as moving in the Move step
    expect(t.turn.ordered[0]).toMatchObject({ moved: false, stormed: true })
    expect(t.question()).toBe('attack')
  })

  it('BL-17.6.14, BL-18.4 a unit that a lore card ordered does not move by Onslaught', () => {
    const t = scene({ units: ['CG F7', 'CG D7'], card: 'onslaught' }).order('D7', { by: 'lore' })
    t.run({ do: 'attackStep' })
    expect(t.of('daqan', 'select').map(({ hex }) => hex)).toEqual(['F7'])
  })

  it('BLC-76, BL-16.9 Mobility: up to two hexes at the end, also after a move and an attack', () => {
    const t = scene({ units: ['Roc F6', 'CG C6', 'BH A1'] }).order('F6', { moved: true, attacked: true })
    t.run({ do: 'attackEnd' })
    expect(t.of('daqan', 'select').map(({ hex }) => hex)).toEqual(['F6'])
    expect(ends(t, 'F6')).toHaveLength(18)
  })
})

describe('Overrun', () => {
  const charge = () => scene({ units: ['RR D5', 'BH E5 1'] }).setTurn({ overrun: true })

  it('BLC-73, BL-17.6.4 over an enemy with a die; it may stop where it has ridden one down', () => {
    const t = charge().dice('cleave').run({ do: 'selectMover', seat: 0, why: 'move' })
    go(t, 'daqan', 'D5', 'F5', 'E5')
    expect(t.events('overran')).toEqual([
      { is: 'overran', seat: 0, unit: 'riverwatch-riders', hex: 'E5', face: 'cleave', hit: true },
    ])
    expect(t.events('destroyed')).toHaveLength(1)
    expect(t.question()).toBe('moveUnit')
    // BL-6.9: it has moved, to the hex of the fallen.
    expect(t.events('moved')).toEqual([
      { is: 'moved', seat: 0, unit: 'riverwatch-riders', path: ['D5', 'E5'], why: 'move' },
    ])
    t.move('daqan', done)
    expect(t.at('E5')).toBe('RR 3')
  })

  it('BLC-73, BL-17.6.4 a pierce does nothing and the riders go on; a way that ends on the enemy is no way', () => {
    const t = charge().dice('pierce').run({ do: 'selectMover', seat: 0, why: 'move' })
    t.move('daqan', { do: 'select', hex: 'D5' })
    expect(t.of('daqan', 'go').map(({ to }) => to)).not.toContain('E5')
    t.move('daqan', { do: 'through', hex: 'E5' }, { do: 'go', to: 'F5' })
    expect([t.at('E5'), t.at('F5')]).toEqual(['BH 1', 'RR 3'])
  })

  it('BL-17.6.4, BL-6.1 the hexes of a led way are counted, and what is left after a fall', () => {
    const t = charge().run({ do: 'selectMover', seat: 0, why: 'move' }).move('daqan', { do: 'select', hex: 'D5' })
    t.move('daqan', { do: 'through', hex: 'E5' })
    const ends = t.of('daqan', 'go').map(({ to }) => to)
    expect(ends).toContain('G5')
    expect(ends).not.toContain('H5')
    expect(ends).not.toContain('E5')
    // Two of three hexes are behind it when the enemy falls: no other one can be ridden over.
    const far = scene({ units: ['RR D5', 'BH F5 1', 'BH G5'] })
      .setTurn({ overrun: true })
      .dice('strike')
    far.run({ do: 'selectMover', seat: 0, why: 'move' }).move('daqan', { do: 'select', hex: 'D5' })
    far.move('daqan', { do: 'through', hex: 'E5' }, { do: 'through', hex: 'F5' }, { do: 'go', to: 'F4' })
    expect(far.at('F5')).toBe('RR 3')
    expect(far.of('daqan', 'through').map(({ hex }) => hex)).not.toContain('G5')
    expect(far.of('daqan', 'go').map(({ to }) => to)).toContain('F4')
  })

  it('BL-17.6.4, BL-7.15 who is ridden down falls to a friendly unit, but not in combat', () => {
    const t = scene({
      units: ['RR D5', 'BH E5 1'],
      terrain: { D5: 'hill' },
      scenarios: { daqan: 'watch-on-the-heights', uthuk: 'blood-in-the-water' },
      lore: { uthuk: 9 },
      lores: { uthuk: ['harvest-of-souls'] },
    }).setTurn({ overrun: true })
    t.dice('strike').run({ do: 'selectMover', seat: 0, why: 'move' })
    go(t, 'daqan', 'D5', 'F5', 'E5')
    expect(t.events('destroyed')).toEqual([{ is: 'destroyed', seat: 1, unit: 'blood-harvesters', hex: 'E5', by: 0 }])
    expect(t.question()).toBe('moveUnit')
    expect(t.open.points).toEqual([0, 0])
  })

  it('BL-17.6.4 it is for the cavalry of the player who has played it, and for no other unit of his', () => {
    const t = scene({ units: ['RR D5', 'CG D7', 'FR F7'] }).setTurn({ overrun: true })
    expect(['D5', 'D7', 'F7'].map(hex => overruns(t.open, t.unit(hex as Hex)))).toEqual([true, false, false])
  })

  it('BL-17.6.4 after a fall the rest of the way may be changed, with the hexes that are left', () => {
    const t = charge().dice('strike').run({ do: 'selectMover', seat: 0, why: 'move' })
    t.move('daqan', { do: 'select', hex: 'D5' }, { do: 'through', hex: 'E5' }, { do: 'go', to: 'G5' })
    expect(t.question()).toBe('moveUnit')
    // From E5 with two of three hexes left
    expect(t.of('daqan', 'go')).toContainEqual({ do: 'go', to: 'E3' })
    expect(t.of('daqan', 'go')).not.toContainEqual({ do: 'go', to: 'H5' })
    t.move('daqan', { do: 'go', to: 'E3' })
    expect([t.at('E3'), t.at('E5'), t.at('G5')]).toEqual(['RR 3', null, null])
    expect(t.turn.ordered[0]).toMatchObject({ done: true, moved: true })
  })

  it('BL-17.6.4, BL-6.9 an enemy that is ridden over twice is diced for twice, also on the way back', () => {
    const t = scene({ units: ['RR D5', 'BH E5'], card: 'cavalry-charge' }).setTurn({ overrun: true })
    t.dice('strike', 'cleave').run({ do: 'selectMover', seat: 0, why: 'move' })
    const way = (['E5', 'E4', 'E5'] as const).map(hex => ({ do: 'through', hex }) as const)
    t.move('daqan', { do: 'select', hex: 'D5' }, ...way, { do: 'go', to: 'D5' })
    expect([t.at('D5'), t.at('E5')]).toEqual(['RR 3', 'BH 1'])
    expect(t.turn.ordered[0]).toMatchObject({ done: true, moved: true })
  })

  it('BL-17.6.4, BL-6.9 riders who are walled in may ride over an enemy and back', () => {
    const walled = (enemy: string[]) =>
      scene({
        units: ['RR A9', 'CG B9', 'CG B8', ...enemy],
        terrain: { A7: 'water', B7: 'water', ...(enemy.length === 0 ? { A8: 'water' } : {}) },
        ordered: ['A9'],
        alone: true,
      })
        .setTurn({ overrun: true })
        .run({ do: 'selectMover', seat: 0, why: 'move' })
    const t = walled(['BH A8']).dice('strike')
    t.move('daqan', { do: 'select', hex: 'A9' })
    expect(t.legalMoves('daqan')).toEqual([{ do: 'through', hex: 'A8' }, { do: 'unselect' }])
    t.move('daqan', { do: 'through', hex: 'A8' }, { do: 'go', to: 'A9' })
    expect(t.events('overran')).toHaveLength(1)
    expect(t.events('moved')).toMatchObject([{ path: ['A9', 'A8', 'A9'] }])
    expect([t.at('A9'), t.at('A8')]).toEqual(['RR 3', 'BH 2'])
    expect(t.turn.ordered[0]).toMatchObject({ done: true, moved: true })
    expect(walled([]).question()).toBeNull()
  })

  it('BL-6.3, BL-17.6.4 a forest may be the end of a ride, but nobody rides through it', () => {
    const t = scene({ units: ['RR D5', 'BH D4'], terrain: { E5: 'forest' } }).setTurn({ overrun: true })
    t.run({ do: 'selectMover', seat: 0, why: 'move' }).move('daqan', { do: 'select', hex: 'D5' })
    expect(t.of('daqan', 'through').map(({ hex }) => hex)).not.toContain('E5')
    expect(t.of('daqan', 'go')).toContainEqual({ do: 'go', to: 'E5' })
    t.dice('pierce').move('daqan', { do: 'through', hex: 'D4' }, { do: 'go', to: 'E5' })
    expect(t.at('E5')).toBe('RR 3')
  })

  it('BL-17.6.4 not over friends, nor over an enemy on ground that would stop the riders', () => {
    const t = scene({ units: ['RR D5', 'BH E5', 'CG D4'], terrain: { E5: 'forest' } }).setTurn({ overrun: true })
    t.run({ do: 'selectMover', seat: 0, why: 'move' }).move('daqan', { do: 'select', hex: 'D5' })
    const steps = t.of('daqan', 'through').map(({ hex }) => hex)
    expect(steps).not.toContain('E5')
    expect(steps).not.toContain('D4')
  })
})

describe('Flying', () => {
  it('BL-16.5, BL-6.9 a flyer with no free hex in reach may fly out over others and back', () => {
    const all = hexes.filter(hex => hex !== 'A9' && board.distance('A9', hex) <= 4)
    const t = moving({ units: ['Roc A9', ...all.map(hex => `BH ${hex}`), 'CG L1'], ordered: ['A9'], alone: true })
    t.move('daqan', { do: 'select', hex: 'A9' }, { do: 'through', hex: 'A8' }, { do: 'go', to: 'A9' })
    expect(t.turn).toMatchObject({ flown: ['A8'], ordered: [{ done: true, moved: true }] })
  })
})

describe('portals', () => {
  it('BLC-74, BL-17.6.5 a step from portal to portal, and no terrain of theirs ends the move', () => {
    const portals: Hex[] = ['C3', 'F6']
    const slow = moving({ units: ['BH B3'], portals, active: 'uthuk' })
    expect(ends(slow, 'B3', 'uthuk')).toContain('F6')
    const fast = moving({ units: ['FR B3'], portals, terrain: { C3: 'forest', F6: 'forest' }, active: 'uthuk' })
    expect(ends(fast, 'B3', 'uthuk')).toContain('G6')
  })

  it('BL-17.6.5 not onto an occupied portal; both players use them in their own turns', () => {
    const t = moving({ units: ['CG B3', 'BH F6'], portals: ['C3', 'F6'] })
    expect(ends(t, 'B3')).not.toContain('F6')
    const own = moving({ units: ['CG B3'], portals: ['C3', 'F6'] })
    expect(ends(own, 'B3')).toContain('F6')
  })

  it('BL-17.6.5 at the end of his Move step the active player may take them off', () => {
    const t = scene({ portals: ['C3', 'F6'] }).run({ do: 'moveEnd' })
    expect(t.question()).toBe('portals')
    t.move('daqan', { do: 'remove-portals', yes: true })
    expect(t.open.portals).toEqual([])
    expect(t.events('portals-removed')).toEqual([{ is: 'portals-removed', seat: 0 }])
    const kept = scene({ portals: ['C3', 'F6'] }).run({ do: 'moveEnd' })
    kept.move('daqan', { do: 'remove-portals', yes: false })
    expect(kept.open.portals).toEqual(['C3', 'F6'])
  })

  it('BL-17.6.5 only from a portal hex, and for flyers too only to a free one', () => {
    const portals: Hex[] = ['C3', 'F6']
    expect(ends(moving({ units: ['CG A5'], portals }), 'A5')).not.toContain('F6')
    const roc = (units: string[]) => ends(moving({ units: ['Roc C3', ...units], ordered: ['C3'], portals }), 'C3')
    expect(roc([])).toContain('I6')
    expect(roc(['BH F6'])).not.toContain('I6')
  })
})
