import { describe, expect, it } from 'vitest'
import { signs } from '../../data/dice.ts'
import { scene } from '../../testing.ts'
import { supplyOf } from '../orders/tokens.ts'

const armies = ['WH blue c8r8', 'LG blue c8r4']

describe('the Rally Phase', () => {
  it('BWC-01 BW-4.1 BW-4.1.1 BW-4.1.2: the boards are compared before the tokens return', () => {
    const t = scene({
      units: ['rickard-karstark blue c5r8', 'kevan-trusted-captain blue c5r4'],
      commandTokens: { stark: 1, lannister: 2 },
      onCards: { 'rickard-karstark': 2, 'kevan-trusted-captain': 1 },
      dice: Array.from({ length: 8 }, () => 'green' as const),
    })
    t.run({ do: 'rally' })
    expect(t.open.first).toBe(1)
    expect(t.open.commandTokens).toEqual([3, 3])
    expect(t.open.commanders['rickard-karstark']!.tokens).toBe(0)
  })

  it('BWC-02 BW-4.1.1 BW-3.9: a tie goes to the holder of the momentum token, who keeps it', () => {
    const t = scene({ units: armies, momentum: 'lannister', dice: Array.from({ length: 8 }, () => 'green' as const) })
    t.run({ do: 'rally' })
    expect([t.open.first, t.open.momentum]).toEqual([1, 1])
    expect(t.asked()).toEqual(['lannister'])
  })

  it('BW-1.3 BW-4.1.3: every unit becomes active, and stays active until it is ordered', () => {
    const t = scene({ units: ['WH blue c8r8 inactive', 'LG blue c8r4 inactive'] })
    t.dice(...Array.from({ length: 8 }, () => 'red' as const)).run({ do: 'rally' })
    expect(t.open.units.every(({ active }) => active)).toBe(true)
  })
})

describe('the Marshaling Phase', () => {
  it('BWC-03 BW-4.2 BW-4.2.1: a token for each die, from the supply', () => {
    const t = scene({ units: armies, battle: 'break-for-the-south-road' })
    t.dice('green', 'green', 'valor', 'blue').run({ do: 'marshal', seat: 0 })
    expect(t.open.pools[0]).toEqual({ green: 2, blue: 1, red: 0, valor: 1, morale: 0 })
    expect(['green', 'valor'].map(token => supplyOf(t.open, token as 'green'))).toEqual([8, 9])
  })

  it('BWC-04 BW-4.2.2: cards are drawn to the one that was kept', () => {
    const t = scene({ units: armies, hands: { stark: ['SL01'] }, decks: { stark: ['SL02', 'SL04', 'SL05', 'SL06'] } })
    t.dice('green', 'green', 'green', 'green').run({ do: 'marshal', seat: 0 })
    expect(t.held('stark').hand).toEqual(['SL01', 'SL02', 'SL04', 'SL05'])
    expect(t.open.hands).toEqual([4, 0])
  })

  it('BWC-05 BW-4.2.2: the discard pile is shuffled when the deck runs out during the draw', () => {
    const t = scene({
      units: armies,
      decks: { stark: ['SL01'] },
      discards: { stark: ['SL02', 'SL03', 'SL04', 'SL05', 'SL06', 'SL07'] },
    })
    t.dice('green', 'green', 'green', 'green').run({ do: 'marshal', seat: 0 })
    expect([t.open.hands[0], t.open.decks[0], t.open.discards[0]]).toEqual([3, 4, []])
  })

  it('BW-2.6 BW-2.5: a die gives nothing when no token of its kind is left; the first player takes first', () => {
    const nine = Array.from({ length: 9 }, () => 'red' as const)
    const t = scene({ units: armies, pools: { lannister: nine } })
    t.dice('red', 'red', 'blue', 'blue').run({ do: 'marshal', seat: 0 })
    expect([t.open.pools[0].red, t.open.pools[0].blue]).toEqual([1, 2])
    expect(t.events('tokens-rolled')[0].taken).toEqual(['red', 'blue', 'blue'])
  })
})

describe('the Command Phase', () => {
  it('BWC-09 BW-4.3 BW-4.3.1 BW-4.3.2 BW-4.3.3: who has passed takes no more turns; the other goes on until he passes', () => {
    const t = scene({ units: armies, pools: { stark: ['blue'], lannister: ['morale', 'morale'] } })
    t.turn().move('stark', { do: 'pass' })
    for (const _ of [1, 2]) {
      expect(t.asked()).toEqual(['lannister'])
      t.move('lannister', { do: 'token', token: 'morale', pair: false }, { do: 'raise' })
    }
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'pass' })
    expect(t.question()).toBe('keep')
  })
})

describe('BW-4.4: the Regroup Phase', () => {
  it('BWC-18 BW-4.4.4: at most one card and one token are kept, sealed; what is discarded is shown', () => {
    const t = scene({
      units: armies,
      hands: { stark: ['SL01', 'SL04', 'SL06'] },
      decks: { stark: ['SL02', 'SL03', 'SL05', 'SL07'] },
      pools: { stark: ['green', 'green', 'blue', 'valor'] },
    })
    t.run({ do: 'regroup' })
    expect(t.asked()).toEqual(['stark'])
    t.dice(...Array.from({ length: 8 }, () => 'red' as const))
    // Three cards or none, three kinds of tokens or none.
    expect(t.legalMoves('stark').length).toBe(16)
    t.move('stark', { do: 'keep', card: 'SL04', token: 'valor' })
    expect(t.events('kept')).toEqual([
      { is: 'kept', seat: 0, token: 'valor', cards: ['SL01', 'SL06'], tokens: ['green', 'green', 'blue'] },
    ])
    expect(t.open.discards[0]).toEqual(['SL01', 'SL06'])
  })

  it('BW-4.4.6 BW-4.4.5: the next round begins after the recovery', () => {
    const t = scene({ units: armies, round: 2, morale: 6 })
    t.dice(...Array.from({ length: 8 }, () => 'red' as const)).run({ do: 'regroup' })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'recover', yes: true })
    expect([t.open.round, t.open.morale, t.open.passed]).toEqual([3, 4, [false, false]])
  })

  it('BWC-61 BW-13.4: back to the break point of the zone, not from grey, nor from a break point', () => {
    const recovers = (morale: number) => {
      const t = scene({ units: armies, morale }).run({ do: 'recovery' })
      if (t.question() === null) return t.open.morale
      return t.move('lannister', { do: 'recover', yes: true }).open.morale
    }
    expect([6, 4, 3, 9, 0].map(recovers)).toEqual([4, 4, 3, 7, 0])
  })

  it('BW-13.4: all of the way or not at all; space 11 of an 11 segment recovers to 10', () => {
    const t = scene({ units: armies, battle: 'wolf-raiders', morale: -11 }).run({ do: 'recovery' })
    expect(t.asked()).toEqual(['stark'])
    expect(t.move('stark', { do: 'recover', yes: true }).open.morale).toBe(-10)
    const still = scene({ units: armies, morale: 6 }).run({ do: 'recovery' })
    expect(still.move('lannister', { do: 'recover', yes: false }).open.morale).toBe(6)
  })

  it('BW-4.4.3: the battle ends after the last round', () => {
    const t = scene({ units: armies, round: 5 }).run({ do: 'regroup' })
    expect(t.question()).toBeNull()
    expect(t.open.result).toEqual({ winner: 0, by: 'plan' })
  })
})

describe('the supply', () => {
  it('BW-2.5: ten tokens of each of the five kinds', () => {
    const t = scene({ units: armies })
    expect(signs.map(token => supplyOf(t.open, token))).toEqual([10, 10, 10, 10, 10])
  })
})
