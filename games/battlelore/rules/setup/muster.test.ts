import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { UnitType } from '../../data/units.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Muster, Options } from '../../types.ts'
import { costOf, pointsLeft } from './muster.ts'

const mustering = (daqan: Scenario, uthuk: Scenario, options: Partial<Options> = {}) =>
  scene({ alone: true, scenarios: { daqan, uthuk }, options })
    .set({ turn: null })
    .run({ do: 'fields' }, { do: 'muster' }, { do: 'startingLore' }, { do: 'deployment', seat: null })

function buy(t: Scene, faction: Faction, army: Partial<Record<UnitType, number>>): Scene {
  for (const [unit, n] of Object.entries(army))
    for (let i = 0; i < n; i++) t.move(faction, { do: 'buy', unit: unit as UnitType })
  return t
}

const army = (units: Partial<Record<UnitType, number>>, tent = false): Muster => ({
  units: Object.entries(units).flatMap(([unit, n]) => Array<UnitType>(n).fill(unit as UnitType)),
  tent,
  army: null,
  decoys: 0,
})

const quiet: [Scenario, Scenario] = ['road-to-nordgard', 'the-breach']

describe('muster', () => {
  it('BLC-01, BL-3.6.1, BL-3.6.4, BL-3.7 five Archers, five Guards and Riders leave five lore', () => {
    const t = buy(mustering(...quiet), 'daqan', { 'yeoman-archers': 5, 'citadel-guards': 5, 'riverwatch-riders': 1 })
    expect(pointsLeft(t.open, 0, t.held('daqan').muster)).toBe(5)
    t.move('daqan', { do: 'mustered' })
    buy(t, 'uthuk', { obscenes: 1 }).move('uthuk', { do: 'mustered' })
    expect(t.lore('daqan')).toBe(5)
    expect(t.events('mustered')[0]).toEqual({ is: 'mustered', seat: 0, cards: 11, lore: 5 })
  })

  it('BLC-02, BL-3.7, BL-24.2 ten points left over give five lore, not ten', () => {
    const t = buy(mustering(...quiet), 'daqan', { 'yeoman-archers': 5, 'citadel-guards': 5 })
    expect(pointsLeft(t.open, 0, t.held('daqan').muster)).toBe(10)
    t.move('daqan', { do: 'mustered' })
    buy(t, 'uthuk', { obscenes: 1 }).move('uthuk', { do: 'mustered' })
    expect(t.lore('daqan')).toBe(5)
  })

  it('BLC-03, BL-3.6.2 the tent adds five points: 51 are legal with it and not without', () => {
    const t = mustering(...quiet)
    const units = { 'chaos-lord': 1, obscenes: 2, 'flesh-ripper-brutes': 3, 'blood-harvesters': 3 }
    expect(pointsLeft(t.open, 1, army(units, true))).toBe(4)
    expect(pointsLeft(t.open, 1, army(units))).toBe(-1)
    t.move('uthuk', { do: 'tent', take: true })
    buy(t, 'uthuk', units)
    expect(t.refuses('uthuk', { do: 'tent', take: false })).toBe(true)
    expect(t.refuses('uthuk', { do: 'buy', unit: 'obscenes' })).toBe(true)
    t.move('uthuk', { do: 'mustered' })
    buy(t, 'daqan', { 'rune-golems': 1 }).move('daqan', { do: 'mustered' })
    expect(t.lore('uthuk')).toBe(4)
  })

  it('BLC-04, BL-1.8, BL-21.2 a sixth Viper Legion needs a second core set', () => {
    const t = buy(mustering(...quiet), 'uthuk', { 'viper-legion': 5 })
    expect(t.refuses('uthuk', { do: 'buy', unit: 'viper-legion' })).toBe(true)
    const two = buy(mustering(...quiet, { coreSets: '2' }), 'uthuk', { 'viper-legion': 5 })
    expect(two.refuses('uthuk', { do: 'buy', unit: 'viper-legion' })).toBe(false)
  })

  it('BL-21.2 two core sets bring two Chaos Lords and no more points', () => {
    const t = buy(mustering(...quiet, { coreSets: '2' }), 'uthuk', { 'chaos-lord': 2 })
    expect(t.refuses('uthuk', { do: 'buy', unit: 'chaos-lord' })).toBe(true)
    expect(pointsLeft(t.open, 1, t.held('uthuk').muster)).toBe(30)
  })

  it('BLC-05, BL-3.6 the militia is cheaper by one point', () => {
    const t = mustering('mustering-the-militia', 'the-breach')
    expect(costOf('citadel-guards', 'mustering-the-militia')).toBe(3)
    buy(t, 'daqan', { 'citadel-guards': 5, 'yeoman-archers': 5, 'roc-warrior': 1 })
    expect(pointsLeft(t.open, 0, t.held('daqan').muster)).toBe(5)
  })

  it('BL-3.6.3 an army card replaces the muster, its price reckoned with the scenario, without a tent', () => {
    const t = mustering('mustering-the-militia', 'the-breach').move('daqan', { do: 'tent', take: true })
    t.move('daqan', { do: 'army', army: 'guardians-of-lore' })
    expect(t.held('daqan').muster.tent).toBe(false)
    // 47 points on the card, three Guards a point less each
    expect(pointsLeft(t.open, 0, t.held('daqan').muster)).toBe(6)
    expect(t.refuses('daqan', { do: 'buy', unit: 'yeoman-archers' })).toBe(true)
    expect(t.refuses('daqan', { do: 'army', army: 'brutal-assault' })).toBe(true)
    t.move('daqan', { do: 'army', army: null })
    expect(t.held('daqan').muster.units).toEqual([])
  })

  it('BL-3.6.1 at least one unit; a unit can be given back until the army is called', () => {
    const t = mustering(...quiet)
    expect(t.refuses('daqan', { do: 'mustered' })).toBe(true)
    t.move('daqan', { do: 'buy', unit: 'rune-golems' }, { do: 'sell', unit: 'rune-golems' })
    expect(t.refuses('daqan', { do: 'mustered' })).toBe(true)
  })

  it('BL-3.8.2 no decoys where both deploy at once', () => {
    const t = mustering(...quiet, { simultaneousDeployment: true })
    expect(t.of('daqan', 'decoy')).toEqual([])
  })

  it('BL-3.8.1 up to eleven decoys, and never more cards than deployment hexes', () => {
    const t = buy(mustering(...quiet), 'daqan', { 'rune-golems': 1 })
    for (let i = 0; i < 11; i++) t.move('daqan', { do: 'decoy', more: true })
    expect(t.refuses('daqan', { do: 'decoy', more: true })).toBe(true)
    buy(t, 'daqan', { 'yeoman-archers': 5, 'citadel-guards': 2 })
    // nineteen hexes: eight units and eleven decoys
    expect(t.refuses('daqan', { do: 'buy', unit: 'citadel-guards' })).toBe(true)
    t.move('daqan', { do: 'decoy', more: false }, { do: 'buy', unit: 'citadel-guards' })
  })

  it('BL-3.6.4 all points may be spent, and not one more', () => {
    const t = mustering(...quiet)
    buy(t, 'uthuk', { 'blood-harvesters': 5, 'viper-legion': 5 })
    t.move('uthuk', { do: 'buy', unit: 'chaos-lord' })
    expect(pointsLeft(t.open, 1, t.held('uthuk').muster)).toBe(0)
    expect(t.of('uthuk', 'buy')).toEqual([])
  })

  it('BL-3.8.1 decoys are taken and given back one by one, never below none', () => {
    const t = mustering(...quiet)
    expect(t.of('daqan', 'decoy')).toEqual([{ do: 'decoy', more: true }])
    t.move('daqan', { do: 'decoy', more: true }, { do: 'decoy', more: true })
    expect(t.held('daqan').muster.decoys).toBe(2)
    t.move('daqan', { do: 'decoy', more: false }, { do: 'decoy', more: false })
    expect(t.held('daqan').muster.decoys).toBe(0)
    expect(t.refuses('daqan', { do: 'decoy', more: false })).toBe(true)
  })

  it('BL-3.6.3 any of the three army cards of the faction; it keeps the decoys, and to give it back begins anew', () => {
    const t = mustering(...quiet).move('daqan', { do: 'decoy', more: true })
    const offered = () => t.of('daqan', 'army').map(({ army }) => army)
    const armies = offered()
    expect(armies).toHaveLength(3)
    expect(armies).not.toContain(null)
    t.move('daqan', { do: 'army', army: armies[0] })
    expect(t.held('daqan').muster).toMatchObject({ army: armies[0], tent: false, decoys: 1 })
    expect(offered()).toEqual([armies[1], armies[2], null])
    t.move('daqan', { do: 'army', army: null })
    expect(t.held('daqan').muster).toEqual({ units: [], tent: false, army: null, decoys: 0 })
  })

  it('BL-3.11, BL-22.2 until both are ready the other sees nothing of an army', () => {
    const t = mustering(...quiet)
    const before = JSON.stringify(t.view('uthuk'))
    buy(t, 'daqan', { 'roc-warrior': 1 })
    expect(JSON.stringify(t.view('uthuk'))).toBe(before)
  })
})
