import { describe, expect, it } from 'vitest'
import { defaultSettings, nextToMove, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { lastOf, playout } from '../../../kit/playout.ts'
import { type BattleId, battles } from '../data/battles.ts'
import { battlesOfWesteros } from '../game.ts'
import { pointsDue } from '../rules/end/points.ts'
import { scene } from '../testing.ts'
import type { Move, Open, Options } from '../types.ts'
import { easy } from './easy.ts'
import { winChance } from './worth.ts'

/** The chances of Stark and Lannister. */
const chances = ({ open }: { open: Open }): number[] => [winChance(open, 0), winChance(open, 1)]

const units = ['WH blue c4r9', 'LG blue c4r3']

/** The battle when the first turn of its first round begins, with a setup by rules of thumb. */
function begun(battle: BattleId): Open {
  const rng = { chance: seeded(seedFrom('setup')) }
  const options = { ...defaultSettings(battlesOfWesteros.options), battle } as Options
  const begin = { roles: [null, null], options, seed: seedFrom('begun') }
  const { state } = lastOf(
    playout(battlesOfWesteros, begin, ({ state, question, made }) => {
      const seat = nextToMove(battlesOfWesteros, question, made?.seat ?? null)!
      const view = viewOf(battlesOfWesteros, state, seat, question)
      return question.step.do === 'action'
        ? undefined
        : { seat, move: easy.choose(battlesOfWesteros, view, rng) as Move }
    }),
  )
  return state.g.open
}

describe('the value of a position', () => {
  it.each(battles)('%s, which is even between easy bots, begins nearly even', battle => {
    const open = begun(battle)
    expect(open.round).toBe(1)
    expect(winChance(open, 0)).toBeGreaterThan(1 / 4)
    expect(winChance(open, 0)).toBeLessThan(3 / 4)
  })

  it('BW-17.6: a lead counts more, the fewer rounds and orders are left', () => {
    const at = (round: number, tokens: number) =>
      scene({ battle: 'rallying-the-remnant', units, round, alone: true, points: { stark: 2, lannister: 1 } }).set({
        pools: [0, 1].map(() => ({ valor: 0, blue: tokens, green: 0, red: 0, morale: 0 })),
      })
    const stark = [at(1, 4), at(4, 4), at(6, 4), at(6, 0)].map(t => chances(t)[0])
    expect(stark).toEqual([...stark].sort((a, b) => a - b))
    expect(stark[0]).toBeLessThan(0.7)
    expect(stark[3]).toBeGreaterThan(0.95)
  })

  it('BW-P4.7: what will be scored at the end of the battle is a lead before', () => {
    const t = scene({ battle: 'wolf-raiders', units, round: 4, alone: true, points: { stark: 3 } })
    t.set({ pieces: { c2r7: 'tent', c4r7: 'tent', c6r7: 'tent', c8r7: 'tent', c9r7: 'tent' }, passed: [true, true] })
    const [stark, lannister] = chances(t)
    expect(lannister).toBeGreaterThan(0.9)
    expect(stark).toBeCloseTo(1 - lannister)
  })

  it('BW-4.4.2: the points of a round count once, before they are given and afterwards', () => {
    const at = (stark: number, passed: boolean[]) =>
      scene({ battle: 'razing-the-red-fork', units, round: 3, alone: true, points: { stark } }).set({
        ground: { c5r10: 'building' },
        control: { c5r10: 0 },
        passed,
      })
    const [before, given] = [at(0, [true, false]), at(1, [true, true])]
    expect(pointsDue(before.open, 0, 'roundEnd')).toBe(1)
    expect(winChance(given.open, 0)).toBeCloseTo(winChance(before.open, 0))
  })

  it('BW-P1: Lannister must hold both banks in the end', () => {
    const at = (...hexes: ('c9r7' | 'c12r7')[]) =>
      scene({ units, round: 5, alone: true, control: Object.fromEntries(hexes.map(hex => [hex, 'lannister'])) }).set({
        passed: [true, true],
      })
    expect(chances(at('c9r7'))[1]).toBeLessThan(0.1)
    expect(chances(at('c9r7', 'c12r7'))[1]).toBeGreaterThan(0.9)
  })
})
