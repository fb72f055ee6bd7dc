import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { answer, answers } from './testing.ts'

describe('an easy bot that musters', () => {
  it('spends its points, and puts a ship to sea where it has none', () => {
    const t = scene(6)
      .army('dragonstone', 'baratheon', 'footman')
      .run({ do: 'muster', seat: scene(6).seat('baratheon'), only: null, steps: [] })
    const moves = answers(t, 'baratheon')
    expect(moves.at(-1)).toEqual({ do: 'done' })
    expect(t.army('shipbreaker-bay')?.units).toEqual(['ship'])
    // One point for the ship, the other for the land
    expect(t.army('dragonstone')?.units).toEqual(['knight'])
  })

  it('AG-8.15.1: makes no Siege Engine of the only unit that holds a castle', () => {
    const knights = Array.from({ length: 5 }, () => 'knight' as const)
    const t = scene(6)
      .army('harrenhal', 'lannister', 'footman')
      .army('lannisport', 'lannister', ...knights)
      .set({ supply: [0, 0, 0, 0, 0, 0] })
      .run({ do: 'muster', seat: scene(6).seat('lannister'), only: 'harrenhal', steps: [] })
    // No Knight is left, and more units would be more than Supply feeds
    expect(t.view('lannister').legalMoves).toContainEqual({
      do: 'muster',
      step: { kind: 'upgrade', at: 'harrenhal', unit: 'siege-engine', routed: false },
    })
    expect(answers(t, 'lannister')).toEqual([{ do: 'done' }])
  })

  it('takes over as many ships as it may', () => {
    const t = scene(6)
      .army('oldtown', 'martell', 'knight')
      .army('port-of-oldtown', 'tyrell', 'ship', 'ship')
      .run({ do: 'takeOver', seat: scene(6).seat('martell'), port: 'port-of-oldtown', ships: 2 })
    expect(answer(t, 'martell')).toEqual({ do: 'take-over', ships: 2 })
  })
})

describe('an easy bot that must lose units', () => {
  it('gives up the one that guards least', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'footman')
      .army('castle-black', 'stark', 'footman', 'knight')
      .run({ do: 'loseUnit', seat: scene(6).seat('stark'), left: 1, at: null, card: 'mammoth-riders' })
    expect(answer(t, 'stark')).toMatchObject({ do: 'lose', unit: 'footman' })
  })

  it('does not give up a castle to save a Knight elsewhere', () => {
    const t = scene(6)
      .army('white-harbor', 'stark', 'footman')
      .army('castle-black', 'stark', 'knight', 'knight')
      .run({ do: 'loseUnit', seat: scene(6).seat('stark'), left: 1, at: null, card: 'mammoth-riders' })
    // The last unit of White Harbor holds a castle
    expect(answer(t, 'stark')).toEqual({ do: 'lose', at: 'castle-black', unit: 'knight', routed: false })
  })
})
