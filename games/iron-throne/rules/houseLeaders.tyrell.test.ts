import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import type { Side } from '../types.ts'
import { windowAt } from './cards/windows.ts'
import { setEncounter } from './encounter/encounter.ts'
import { isAsked, totals, upTo } from './testing.ts'

describe('leaders of the house: Targaryen and Tyrell', () => {
  const dragons = (top: 'targaryen-hostility-10' | 'targaryen-truce') =>
    upTo(
      scene(4, { leaders: { targaryen: 'daenerys-targaryen' } })
        .top('targaryen', top)
        .encounter('khal-drogo', 'robb-stark')
        .conflict('targaryen-hostility-3', 'stark-hostility-12'),
      'targaryen',
    )

  it('ITC-078, IT-22.16: Mother of Dragons', () => {
    const t = dragons('targaryen-hostility-10').move('targaryen', { do: 'use' })
    expect(t.open.discards[3]).toEqual(['targaryen-hostility-10'])
    t.quiet()
    expect(totals(t)).toEqual([17, 16])
    const u = dragons('targaryen-truce').move('targaryen', { do: 'use' }).quiet()
    expect(totals(u)).toEqual([7, 16])
  })

  it('ITC-079, IT-22.17, IT-5.1, IT-5.3: Entitlement', () => {
    const t = scene(4, { leaders: { targaryen: 'viserys-targaryen' } }).challenger('targaryen')
    const { events } = t.open
    t.run(...windowAt(t.open, 'before-event'), { do: 'event' }, { do: 'prepare' })
    t.move('targaryen', { do: 'use' }, { do: 'name', seat: 0 })
    expect(t.open.encounter!.defender).toBe(0)
    expect([t.open.events, t.open.event]).toEqual([events, null])
    expect([t.open.hands[0], t.open.hands[3]]).toEqual([6, 6])
  })

  it('ITC-080, IT-22.18, IT-20.3.12: Spoils of the Khalasar', () => {
    const led = () =>
      scene(4, { leaders: { targaryen: 'khal-drogo' } }).encounter('viserys-targaryen', 'robb-stark', {
        'jaime-lannister': 'defender',
      })
    const t = led().conflict('targaryen-hostility-20', 'stark-hostility-1').quiet()
    t.move('targaryen', { do: 'name', seat: 0 }, { do: 'take', place: { from: 'deck' } })
    expect(isAsked(t, 'targaryen')).toBe(true)
    t.move('targaryen', { do: 'use' })
    expect(t.legalMoves('targaryen')).toEqual([
      { do: 'name', seat: 0 },
      { do: 'name', seat: 1 },
    ])
    t.move('targaryen', { do: 'name', seat: 0 }, { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[3]).toHaveLength(2)
    const u = led().conflict('targaryen-hostility-1', 'stark-truce').quiet()
    expect(u.asked()).toEqual(['stark'])
    u.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(isAsked(u, 'targaryen')).toBe(true)
    u.move('targaryen', { do: 'use' }, { do: 'name', seat: 1 }, { do: 'take', place: { from: 'hand' } })
    expect(u.events('hostage').map(({ seat, victim }) => [seat, victim])).toEqual([
      [0, 3],
      [3, 1],
    ])
  })

  it('IT-22.18, IT-10.5.1: no spoils for who may not be rewarded', () => {
    const t = scene(4, { leaders: { targaryen: 'khal-drogo' } }).encounter('viserys-targaryen', 'robb-stark')
    t.conflict('targaryen-hostility-20', 'stark-hostility-1').finish('takeHostage')
    setEncounter(t.state.g, { noReward: [3] })
    t.move('targaryen', { do: 'take', place: { from: 'deck' } })
    expect(isAsked(t, 'targaryen')).toBe(false)
  })

  it('IT-22.19, IT-10.5.1: Sworn Protector', () => {
    const t = scene(4)
      .encounter('robb-stark', 'jaime-lannister', { 'khal-drogo': 'defender' })
      .conflict('stark-hostility-20', 'lannister-hostility-1')
    upTo(t, 'targaryen').move('targaryen', { do: 'use' }).quiet()
    expect([t.of('khal-drogo'), t.of('jaime-lannister')]).toEqual([4, 2])
    // Nobody else can be chosen for the hostage, so nobody is asked whom
    expect(t.question()).toBe('takeHostage')
    t.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(t.events('hostage').map(({ victim }) => victim)).toEqual([1])
  })

  it('ITC-081, IT-22.20, IT-6.1: Champion', () => {
    const t = scene(4, { leaders: { targaryen: 'barristan-selmy' } })
      .sheet('targaryen', 2)
      .spread('lannister', 'stark')
    const { box } = t.open
    t.encounter('jaime-lannister', 'khal-drogo').run({ do: 'supportPhase' })
    expect(isAsked(t, 'targaryen')).toBe(true)
    t.move('targaryen', { do: 'use' })
    expect([t.of('targaryen'), t.open.box]).toEqual([1, box + 1])
    expect(t.question()).toBeNull()
    expect(t.open.encounter!.supportSkipped).toBe(true)
  })

  it('ITC-082, IT-22.21, IT-20.3.7: Courtly Grace', () => {
    const t = scene(5, { leaders: { tyrell: 'margaery-tyrell' } }).encounter('robb-stark', 'jaime-lannister')
    t.run({ do: 'supportPhase' }).move('baratheon', { do: 'pass' }).move('targaryen', { do: 'pass' })
    t.move('tyrell', { do: 'offer', character: 'renly-baratheon', side: 'challenger' }).move('stark', { do: 'refuse' })
    expect(isAsked(t, 'tyrell')).toBe(true)
    t.move('tyrell', { do: 'use' })
    expect(t.open.hands[4]).toBe(7)
    t.move('tyrell', { do: 'empower', character: 'mace-tyrell' }, { do: 'done' })
    expect([t.of('mace-tyrell'), t.of('tyrell')]).toEqual([5, 3])
    expect(t.question()).toBeNull()
  })

  const thorns = (supporters: Record<string, Side> = {}) => {
    const t = scene(5, { leaders: { tyrell: 'olenna-tyrell' } })
    t.power({ 'robb-stark': 1, 'jaime-lannister': 5 }).encounter('robb-stark', 'jaime-lannister', supporters).begin()
    return t.run(...windowAt(t.open, 'after-resolution'))
  }

  it('ITC-083, IT-22.22: Queen of Thorns', () => {
    const t = thorns()
    expect(isAsked(t, 'tyrell')).toBe(true)
    t.move('tyrell', { do: 'use' }, { do: 'target', character: 'robb-stark' })
    expect(t.legalMoves('tyrell')).toEqual([{ do: 'target', character: 'jaime-lannister' }, { do: 'done' }])
    // Nothing is taken before both are named
    expect(t.of('robb-stark')).toBe(1)
    const sheets = t.open.sheets
    t.move('tyrell', { do: 'target', character: 'jaime-lannister' })
    expect([t.of('robb-stark'), t.of('jaime-lannister'), t.of('tyrell')]).toEqual([0, 4, 6])
    expect(t.open.sheets.slice(0, 2)).toEqual(sheets.slice(0, 2))
    const u = thorns().move('tyrell', { do: 'use' }, { do: 'target', character: 'robb-stark' }, { do: 'done' })
    expect([u.of('robb-stark'), u.of('jaime-lannister'), u.of('tyrell')]).toEqual([0, 5, 5])
    expect(isAsked(thorns({ 'loras-tyrell': 'defender' }), 'tyrell')).toBe(false)
  })

  it('IT-22.23, IT-7.7: Tourney Knight', () => {
    const knight = (n: number) => {
      const t = scene(5, { leaders: { tyrell: 'loras-tyrell' } })
        .encounter('renly-baratheon', 'robb-stark')
        .begin()
      upTo(t, 'tyrell').move('tyrell', { do: 'use' })
      for (let i = 0; i < n; i++) t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] })
      if (n < 3) t.move('tyrell', { do: 'done' })
      return t
    }
    const t = knight(2)
    expect(t.open.discards[4]).toHaveLength(2)
    t.cards('tyrell-hostility-8', 'stark-hostility-8').quiet()
    expect(totals(t)).toEqual([14, 12])
    expect(knight(3).open.encounter!.added).toEqual([{ side: 'challenger', by: 'leader-loras-tyrell', n: 3 }])
    // Lost where the outcome is none of hostility
    const u = knight(2).cards('tyrell-hostility-8', 'stark-truce').quiet()
    expect(u.events('ending')[0].sums).toBeNull()
  })

  it('ITC-084, IT-22.24, IT-11.3, IT-20.3.14: Bounty of the Reach', () => {
    const bounty = (hand: number) =>
      scene(5)
        .handSize('tyrell', hand)
        .run({ do: 'drawUps', rest: [4] })
    const t = bounty(4).move('tyrell', { do: 'use' })
    t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] }, { do: 'done' })
    expect([t.open.hands[4], t.open.discards[4].length]).toEqual([7, 1])
    expect(bounty(4).move('tyrell', { do: 'use' }, { do: 'done' }).open.hands[4]).toBe(7)
    expect(bounty(4).move('tyrell', { do: 'pass' }).open.hands[4]).toBe(5)
    const u = bounty(8).move('tyrell', { do: 'use' })
    for (let i = 0; i < 3; i++) u.move('tyrell', { do: 'discard', card: u.handOf('tyrell')[0] })
    expect(u.move('tyrell', { do: 'done' }).open.hands[4]).toBe(7)
    expect(bounty(8).move('tyrell', { do: 'pass' }).open.hands[4]).toBe(8)
    // The others draw up to five
    const w = scene(5)
      .handSize('tyrell', 4)
      .handSize('stark', 4)
      .run({ do: 'drawUps', rest: [4, 0] })
    w.move('tyrell', { do: 'use' }, { do: 'done' })
    expect([w.open.hands[4], w.open.hands[0]]).toEqual([7, 5])
  })

  it('IT-22.25, IT-6.7: Beloved King', () => {
    const t = scene(5, { leaders: { tyrell: 'renly-baratheon' } }).encounter('mace-tyrell', 'robb-stark', {
      'jaime-lannister': 'challenger',
      'khal-drogo': 'challenger',
    })
    t.run(...windowAt(t.open, 'after-support')).move('tyrell', { do: 'use' })
    expect(t.open.hands[4]).toBe(7)
    for (let i = 0; i < 4; i++) t.move('tyrell', { do: 'empower', character: 'mace-tyrell' })
    expect([t.of('mace-tyrell'), t.of('tyrell')]).toEqual([8, 0])
    expect(t.question()).toBeNull()
    const alone = scene(5, { leaders: { tyrell: 'renly-baratheon' } }).encounter('mace-tyrell', 'robb-stark')
    expect(alone.run(...windowAt(alone.open, 'after-support')).question()).toBeNull()
  })
})
