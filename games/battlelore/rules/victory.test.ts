import { describe, expect, it } from 'vitest'
import { play } from '../../../kernel/index.ts'
import { battlelore } from '../game.ts'
import { type Position, scene } from '../testing.ts'
import type { Chapter } from '../types.ts'
import { campaignScenarios, campaignTotals, campaignWinner, readCarried, sequel } from './setup/campaign.ts'
import { standing } from './victory.ts'

const check = (position: Position) => scene(position).run({ do: 'victoryCheck' })

describe('victory', () => {
  it('BLC-63, BL-4.1, BL-20.2 sixteen points and more than the other win when the first player begins', () => {
    expect(check({ points: { daqan: 17, uthuk: 17 } }).open.result).toBe(null)
    expect(check({ points: { daqan: 17, uthuk: 18 } }).open.result).toEqual({ winner: 1, by: 'points' })
    expect(check({ points: { daqan: 15, uthuk: 3 } }).open.result).toBe(null)
    expect(check({ points: { daqan: 16, uthuk: 15 } }).open.result).toEqual({ winner: 0, by: 'points' })
  })

  it('BLC-64, BL-4.1, BL-24.6 nobody wins in his own upkeep, and no check stands before the turn of the second player', () => {
    const t = scene({ first: 'uthuk', points: { uthuk: 16 }, commands: { daqan: ['wedge'], uthuk: ['wedge'] } })
    t.run({ do: 'turn', seat: 0 })
    expect(t.question()).toBe('command')
    t.run({ do: 'turn', seat: 1 })
    expect(t.open.result).toEqual({ winner: 1, by: 'points' })
  })

  it('BLC-66, BL-20.1 the last unit decides, whatever the points', () => {
    const points = { daqan: 15, uthuk: 3 }
    const t = scene({ units: ['BH F5', 'CG F6 1'], banners: ['F5'], points, active: 'uthuk', alone: true })
    t.run({ do: 'destroy', unit: t.unit('F6').id, by: 1, inCombat: true }, { do: 'attack', seat: 1 }, { do: 'upkeep' })
    expect(t.open.result).toEqual({ winner: 1, by: 'annihilation' })
    expect(t.state.stack).toEqual([])
    expect(t.points('uthuk')).toBe(3)
  })

  it('BL-20.3 who resigns has lost, whatever the points; a draw by agreement has no winner', () => {
    const resigned = scene({ points: { daqan: 15 } }).run({ do: 'loreStep' })
    const { heard } = play(battlelore, resigned.state, 0, { do: 'resign' })
    expect(resigned.open.result).toEqual({ winner: 1, by: 'resignation' })
    expect(heard.map(({ event }) => event)).toEqual([{ is: 'won', seat: 1, by: 'resignation', points: [15, 0] }])
    expect(resigned.state.stack).toEqual([])
    const drawn = scene({ points: { daqan: 15 } }).run({ do: 'loreStep' })
    play(battlelore, drawn.state, 1, { do: 'agree-draw' })
    expect(standing(drawn.open).map(({ place }) => place)).toEqual([1, 1])
  })

  it('BL-20.4 after the last round more points win, and equal points are a draw', () => {
    const late = (daqan: number, uthuk: number) =>
      scene({ points: { daqan, uthuk }, options: { maxRounds: '20' } })
        .set({ round: 21 })
        .run({ do: 'victoryCheck' })
    expect(late(5, 4).open.result).toEqual({ winner: 0, by: 'rounds' })
    expect(late(4, 4).open.result).toEqual({ winner: null, by: 'rounds' })
    expect(standing(late(4, 4).open).map(({ place }) => place)).toEqual([1, 1])
    const last = scene({ points: { daqan: 5 }, options: { maxRounds: '20' } }).set({ round: 20 })
    expect(last.run({ do: 'victoryCheck' }).open.result).toBe(null)
  })

  it('BL-4.1 while the game runs more points stand higher, and equal points alike', () => {
    const places = (daqan: number, uthuk: number) =>
      standing(scene({ points: { daqan, uthuk } }).open).map(({ seat, place }) => [seat, place])
    expect(places(5, 3)).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(places(3, 5)).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(places(4, 4)).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  /** The standing of a battle that seat 1 has won with 3 points against 15. */
  const wonBehind = (by: 'annihilation' | 'resignation', units: string[]) => {
    const { open } = scene({ points: { daqan: 15, uthuk: 3 }, units, alone: true })
    return standing({ ...open, result: { winner: 1, by } })
  }

  it('BL-20.1, BL-20.2 an annihilation is decided by the units left, even with fewer points', () => {
    expect(wonBehind('annihilation', ['BH F5', 'VL F4'])).toEqual([
      { seat: 1, place: 1, keys: [units(2), points(3)] },
      { seat: 0, place: 2, keys: [units(0), points(15)] },
    ])
  })

  it('BL-20.3 a resignation is decided by who stayed, even with fewer points and units', () => {
    expect(wonBehind('resignation', ['BH F5', 'CG F4', 'CG F6'])).toEqual([
      { seat: 1, place: 1, keys: [{ why: 'stayed', n: 1 }, points(3), units(1)] },
      { seat: 0, place: 2, keys: [{ why: 'stayed', n: 0 }, points(15), units(2)] },
    ])
  })
})

const points = (n: number) => ({ why: 'points', n })
const units = (n: number) => ({ why: 'units', n })

const chapter = (daqan: number, uthuk: number, winner: Chapter['winner']): Chapter => ({
  points: { daqan, uthuk },
  winner,
})

describe('BL-21.3 the campaign', () => {
  const four = [chapter(16, 11, 'daqan'), chapter(9, 18, 'uthuk'), chapter(17, 10, 'daqan'), chapter(12, 16, 'uthuk')]

  it('BLC-68, BL-21.3.3 sums, and a point for each scenario won to the winner of the last', () => {
    expect(campaignTotals(four)).toEqual({ daqan: 54, uthuk: 57 })
    expect(campaignWinner(four)).toBe('uthuk')
  })

  it('BL-21.3.3 equal totals go to the winner of the last scenario', () => {
    expect(campaignWinner([chapter(10, 7, 'daqan'), chapter(5, 7, 'uthuk')])).toBe('uthuk')
  })

  it('BL-21.3.3 the higher total wins, whoever has won the last scenario', () => {
    expect(campaignWinner([chapter(16, 3, 'daqan'), chapter(9, 12, 'uthuk')])).toBe('daqan')
    expect(campaignWinner([chapter(3, 16, 'uthuk'), chapter(12, 9, 'daqan')])).toBe('uthuk')
  })

  it('BL-21.3.3 the standing after the last scenario is that of the campaign', () => {
    const { open } = scene({ points: { daqan: 9, uthuk: 16 }, options: { campaign: true } })
    const chapters = [chapter(16, 1, 'daqan'), chapter(16, 1, 'daqan'), chapter(16, 1, 'daqan')]
    const seats = standing({ ...open, chapters, result: { winner: 1, by: 'points' } }).map(({ seat, place }) => [
      seat,
      place,
    ])
    expect(seats).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('BL-21.3.4 a drawn scenario is handed on without a winner; without a campaign nothing is', () => {
    const { open } = scene({ points: { daqan: 4, uthuk: 4 }, options: { campaign: true } })
    const result = { winner: null, by: 'rounds' } as const
    expect(sequel({ ...open, result })?.carried).toEqual({ chapters: [chapter(4, 4, null)] })
    expect(sequel({ ...scene().open, result })).toBe(null)
    expect(sequel({ ...open, options: { ...open.options, learning: true }, result })).toBe(null)
  })

  it('BL-21.3.4 a drawn last scenario adds nothing, and an equal total is a draw', () => {
    expect(campaignTotals([chapter(8, 8, 'daqan'), chapter(5, 5, null)])).toEqual({ daqan: 13, uthuk: 13 })
    expect(campaignWinner([chapter(8, 8, 'daqan'), chapter(5, 5, null)])).toBe(null)
  })

  it('BL-21.3.1, BL-21.3.2 first A1; then the winner chooses of two, the loser takes number 1', () => {
    expect(campaignScenarios([], 'daqan')).toEqual(['mustering-the-militia'])
    expect(campaignScenarios([], 'uthuk')).toEqual(['staking-a-claim'])
    expect(campaignScenarios(four.slice(0, 1), 'daqan')).toEqual(['damming-the-muir-river', 'the-last-bridge'])
    expect(campaignScenarios(four.slice(0, 1), 'uthuk')).toEqual(['blood-in-the-water'])
    expect(campaignScenarios([chapter(3, 3, null)], 'daqan')).toEqual(['damming-the-muir-river'])
  })

  it('BL-21.3.2, BL-21.3.4 a scenario that ends hands on its points as they stand', () => {
    const ended = { ...scene({ points: { daqan: 4, uthuk: 2 }, options: { campaign: true } }).open }
    const next = sequel({ ...ended, result: { winner: 1, by: 'annihilation' } })
    expect(next?.carried).toEqual({ chapters: [chapter(4, 2, 'uthuk')] })
    expect(next?.roles).toEqual(['daqan', 'uthuk'])
    expect(sequel({ ...ended, result: { winner: 1, by: 'points' }, chapters: four.slice(0, 3) })).toBe(null)
    expect(sequel(ended)).toBe(null)
  })

  it('BL-21.3.3 after the fourth the campaign decides the standing', () => {
    const t = scene({ points: { daqan: 12, uthuk: 16 }, options: { campaign: true } }).set({
      chapters: four.slice(0, 3),
    })
    t.run({ do: 'victoryCheck' })
    expect(t.events('campaign')).toEqual([{ is: 'campaign', totals: { daqan: 54, uthuk: 57 }, winner: 'uthuk' }])
    expect(standing(t.open).map(({ seat, keys }) => [seat, keys[0]])).toEqual([
      [1, { why: 'campaign', n: 57 }],
      [0, { why: 'campaign', n: 54 }],
    ])
  })

  it('BL-21.3.3, BL-20.1 with equal totals the last scenario decides, by what ended it', () => {
    const { open } = scene({
      points: { daqan: 14, uthuk: 12 },
      options: { campaign: true },
      units: ['BH F5'],
      alone: true,
    })
    const chapters = [chapter(16, 10, null), chapter(10, 16, null), chapter(10, 11, null)]
    expect(standing({ ...open, chapters, result: { winner: 1, by: 'annihilation' } })).toMatchObject([
      { seat: 1, place: 1, keys: [{ why: 'campaign', n: 50 }, units(1), points(12)] },
      { seat: 0, place: 2, keys: [{ why: 'campaign', n: 50 }, units(0), points(14)] },
    ])
  })

  it('BL-21.3.3 before that the scenario decides it, and no sums are told', () => {
    const t = scene({ points: { daqan: 16 }, options: { campaign: true } }).set({ chapters: four.slice(0, 2) })
    t.run({ do: 'victoryCheck' })
    expect(t.events('won')).toHaveLength(1)
    expect(t.events('campaign')).toEqual([])
    expect(standing(t.open).map(({ seat, keys }) => [seat, keys[0]])).toEqual([
      [0, { why: 'points', n: 16 }],
      [1, { why: 'points', n: 0 }],
    ])
  })

  it('BL-21.3.2 what a record hands on is checked', () => {
    expect(readCarried({ chapters: four.slice(0, 2) })).toEqual({ chapters: four.slice(0, 2) })
    expect(readCarried({ chapters: [chapter(0, 1, null)] })).toEqual({ chapters: [chapter(0, 1, null)] })
    for (const broken of [
      null,
      {},
      { chapters: four },
      { chapters: [] },
      { chapters: [{ points: { daqan: -1, uthuk: 0 }, winner: null }] },
      { chapters: [four[0], { points: { daqan: 1, uthuk: 0.5 }, winner: null }] },
      { chapters: [{ points: { daqan: 1, uthuk: 0 }, winner: 'nobody' }] },
    ]) {
      expect(() => readCarried(broken)).toThrow(RangeError)
    }
  })
})
