import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import { done, no, type Scene, yes } from '../../testing.ts'
import { daqan, uthuk } from '../testing.ts'

const pursuits = (t: Scene, faction: Faction) => new Set(t.of(faction, 'pursue').map(({ to }) => to))

describe('BL-12 advance', () => {
  it('BL-12.1 BL-24.1 after a destroyed neighbour, ranged units too', () => {
    const t = daqan(['YA F5', 'BH F4 1']).dice('pierce', 'lore').attack('F5', 'F4')
    expect(t.legalMoves('daqan')).toEqual([{ do: 'advance' }, done])
    t.move('daqan', { do: 'advance' })
    expect(t.at('F4')).toBe('YA 3')
    expect(t.events('moved')).toEqual([
      { is: 'moved', seat: 0, unit: 'yeoman-archers', path: ['F5', 'F4'], why: 'advance' },
    ])
  })

  it('BL-12.1 not after a target farther away', () => {
    const t = uthuk(['VL C5', 'CG F5 1']).dice('pierce', 'pierce').attack('C5', 'F5')
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBeNull()
  })

  it('BL-12.1 it may stay', () => {
    const t = daqan(['RR F5', 'BH F4 1']).dice('strike', 'lore', 'lore').attack('F5', 'F4').move('daqan', done)
    expect(t.at('F5')).toBe('RR 3')
    expect(t.question()).toBeNull()
  })

  it('BL-12.2 BL-16.7 only where it can stand: not onto water, a Massive unit not into a building', () => {
    const roc = uthuk(['BH F4', 'Roc F5 3dmg'], { terrain: { F5: 'water' } })
      .dice('strike', 'lore')
      .attack('F4', 'F5')
    expect(roc.at('F5')).toBeNull()
    expect(roc.question()).toBeNull()
    const lord = uthuk(['CL F4', 'CG F5 1'], { terrain: { F5: 'building' } })
    lord.dice('strike', 'strike', 'lore', 'lore').attack('F4', 'F5').move('daqan', { do: 'ignore', n: 1 })
    expect(lord.at('F5')).toBeNull()
    expect(lord.question()).toBeNull()
  })

  it('BL-12.5 a flyer advances over water', () => {
    const t = daqan(['Roc F5', 'BH F4 1'], { terrain: { F4: 'water' }, fords: ['F4'] })
    t.dice('strike', 'lore', 'lore', 'lore').attack('F5', 'F4').move('daqan', { do: 'advance' })
    expect(t.at('F4')).toBe('Roc 0dmg')
  })

  it('BL-12.2 a stunned unit does not advance', () => {
    const t = daqan(['CG F5', 'BH F4 1']).dice('strike', 'lore', 'lore').attack('F5', 'F4')
    expect(t.question()).toBe('advance')
    t.set({ units: t.open.units.map(unit => ({ ...unit, stunned: unit.hex === 'F5' })) }).run({ do: 'offerAdvance' })
    expect(t.question()).toBeNull()
  })

  it('BL-11.2 a countering unit does not advance', () => {
    const t = daqan(['CG F5 1', 'FR F4']).dice('lore', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('strike', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBeNull()
  })
})

describe('BL-12.4 BL-16.10 pursue', () => {
  it('BLC-49 into the hex and one more attack, once a turn', () => {
    const t = daqan(['CG F6', 'VL F5 1', 'BH F4 3']).dice('strike', 'lore', 'lore').attack('F6', 'F5')
    expect(t.legalMoves('daqan')).toEqual([{ do: 'advance' }, { do: 'pursue', to: 'F5' }, done])
    t.move('daqan', { do: 'pursue', to: 'F5' })
    expect(t.question()).toBe('extraAttack')
    expect(t.legalMoves('daqan')).toEqual([{ do: 'attack', from: 'F5', at: 'F4' }, done])
    t.dice('strike', 'strike', 'strike').move('daqan', { do: 'attack', from: 'F5', at: 'F4' })
    expect(t.legalMoves('daqan')).toEqual([{ do: 'advance' }, done])
    t.move('daqan', { do: 'advance' })
    expect(t.at('F4')).toBe('CG 3')
    expect(t.question()).toBeNull()
  })

  it("BLC-50 BL-12.3 two hexes: the first is the target's, and never back; a forest stops", () => {
    const t = uthuk(['FR E5', 'CG F5']).dice('morale', 'lore', 'lore').attack('E5', 'F5')
    expect(t.at('G5')).toBe('CG 3')
    expect(pursuits(t, 'uthuk')).toEqual(new Set(['F5', 'E4', 'F4', 'E6', 'F6']))
    const forest = uthuk(['FR E5', 'CG F5'], { terrain: { F5: 'forest' } })
    forest.dice('morale', 'lore').attack('E5', 'F5')
    expect(pursuits(forest, 'uthuk')).toEqual(new Set(['F5']))
    forest.move('uthuk', { do: 'pursue', to: 'F5' })
    expect(forest.of('uthuk', 'attack').map(({ at }) => at)).toEqual(['G5'])
  })

  it('BL-12.4 the way is told; where nobody can be attacked nothing is asked', () => {
    const t = uthuk(['FR E5', 'CG F5 1']).dice('strike', 'lore', 'lore').attack('E5', 'F5')
    t.move('uthuk', { do: 'pursue', to: 'F4' })
    expect(t.events('moved')).toMatchObject([{ path: ['E5', 'F5', 'F4'], why: 'pursue' }])
    expect(t.at('F4')).toBe('FR 3')
    expect(t.question()).toBeNull()
  })

  it('BLC-80 BL-7.2 the extra attack can be countered, and comes before another unit attacks', () => {
    const t = daqan(['CG F6', 'CG J5', 'VL F5 1', 'BH F4', 'BH K5'])
    t.dice('strike', 'lore', 'lore').attack('F6', 'F5').move('daqan', { do: 'pursue', to: 'F5' })
    expect(t.legalMoves('daqan')).toEqual([{ do: 'attack', from: 'F5', at: 'F4' }, done])
    t.dice('lore', 'pierce', 'pierce').move('daqan', { do: 'attack', from: 'F5', at: 'F4' })
    expect(t.question()).toBe('counterOrNot')
    t.dice('strike', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.at('F5')).toBe('CG 2')
    expect(t.legalMoves('daqan')).toEqual([{ do: 'attack', from: 'J5', at: 'K5' }, done])
  })

  it('BLC-85 BL-17.6.5 further hexes lead through a portal, and its terrain does not stop', () => {
    for (const terrain of [{}, { C3: 'forest', G6: 'forest' }] as const) {
      const t = uthuk(['FR B3', 'CG C3 1', 'CG G7'], { portals: ['C3', 'G6'], terrain })
      t.dice('strike', 'lore')
        .dice(...(terrain.C3 ? [] : (['lore'] as const)))
        .attack('B3', 'C3')
      expect(pursuits(t, 'uthuk')).toEqual(new Set(['C3', 'D3', 'B2', 'C2', 'B4', 'C4', 'G6']))
      t.move('uthuk', { do: 'pursue', to: 'G6' })
      expect(t.of('uthuk', 'attack')).toEqual([{ do: 'attack', from: 'G6', at: 'G7' }])
    }
  })

  it('BLC-85 an advance goes no further than the hex of the target', () => {
    const t = uthuk(['FR B3', 'CG C3 1'], { portals: ['C3', 'G6'] })
      .dice('strike', 'lore', 'lore')
      .attack('B3', 'C3')
    expect(t.move('uthuk', { do: 'advance' }).at('C3')).toBe('FR 3')
  })
})

describe('BL-7.1 BL-7.2 BL-16.1 attacks of a turn', () => {
  it('BL-7.1 each ordered unit attacks once; others do not', () => {
    const t = daqan(['CG F5', 'CG G5', 'CG E4', 'BH F4'], { ordered: ['F5', 'G5'] })
    t.run({ do: 'attack', seat: 0 })
    expect(t.of('daqan', 'attack').map(({ from }) => from)).toEqual(['F5', 'G5'])
    t.dice('lore', 'lore', 'lore').move('daqan', { do: 'attack', from: 'F5', at: 'F4' }).move('uthuk', no)
    expect(t.legalMoves('daqan')).toEqual([{ do: 'attack', from: 'G5', at: 'F4' }, done])
  })

  it('BL-5.5 BL-2.3 nobody has to attack', () => {
    const t = daqan(['CG F5', 'BH F4']).run({ do: 'attack', seat: 0 }).move('daqan', done)
    expect(t.question()).toBeNull()
  })

  it('BL-18.6 BL-17.6.14 a Forced March binds those it has ordered, who may still counter', () => {
    const t = daqan(['CG F5', 'RR G5', 'BH F4'], { card: 'forced-march' }).order('G5', { by: 'lore' })
    t.run({ do: 'attack', seat: 0 })
    expect(t.of('daqan', 'attack').map(({ from }) => from)).toEqual(['G5'])
    const single = daqan(['CG F5', 'BH F4'], { card: 'forced-march' }).setTurn({ mode: 'single' })
    expect(single.run({ do: 'attack', seat: 0 }).of('daqan', 'attack')).toHaveLength(1)
  })

  it('BLC-51 BL-12.1 BL-16.1 advance after the first shot, then the second from there', () => {
    const t = daqan(['YA F5', 'BH F4 1', 'BH F3']).dice('pierce', 'lore').attack('F5', 'F4')
    t.move('daqan', { do: 'advance' })
    expect(t.question()).toBe('extraAttack')
    t.dice('pierce', 'lore').move('daqan', { do: 'attack', from: 'F4', at: 'F3' })
    expect(t.at('F3')).toBe('BH 2')
    // Only one more.
    expect(t.move('uthuk', no).question()).toBeNull()
  })

  it('BLC-52 BL-16.1 BL-18.4 who moved by Onslaught may shoot twice, who moved in the Move step not', () => {
    const shot = (t: Scene) => t.dice('strike', 'strike').attack('C5', 'F5').question()
    const units = ['YA C5', 'BH F5']
    expect(shot(daqan(units, { card: 'onslaught' }).order('C5', { stormed: true }))).toBe('extraAttack')
    expect(shot(daqan(units).order('C5', { moved: true }))).toBeNull()
  })

  it('BL-7.2 BL-16.1 no second shot by a unit that has fallen to the counter', () => {
    const t = daqan(['YA F5 1', 'BH F4']).dice('lore', 'strike').attack('F5', 'F4')
    t.dice('strike', 'pierce', 'pierce').move('uthuk', yes)
    expect([t.at('F5'), t.question()]).toEqual([null, null])
  })

  it('BL-7.2 the second shot may be at another target, or not at all', () => {
    const t = daqan(['YA C5', 'BH F5', 'BH C3']).dice('strike', 'strike').attack('C5', 'F5')
    expect(t.of('daqan', 'attack').map(({ at }) => at)).toEqual(['F5', 'C3'])
    expect(t.move('daqan', done).question()).toBeNull()
  })
})
