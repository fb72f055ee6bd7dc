import { describe, expect, it } from 'vitest'
import { imagine, type Seat, type State, same, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { type BattleId, battleOf } from '../data/battles.ts'
import { deckOf } from '../data/cards.ts'
import { planTable } from '../data/plans/index.ts'
import { battlesOfWesteros } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { BattlesOfWesteros, Held } from '../types.ts'
import { invariants } from './invariants.ts'

/** Worlds that fit what a seat, or a spectator, knows; each must look the same to it, and keep all laws. */
function worlds(t: Scene, seat: Seat | null, n = 20): State<BattlesOfWesteros>[] {
  const view = viewOf(battlesOfWesteros, t.state, seat)
  return Array.from({ length: n }, (_, i) => {
    const world = imagine(battlesOfWesteros, view, seeded(seedFrom(`world ${i}`)))
    expect(same(viewOf(battlesOfWesteros, world, seat), view)).toBe(true)
    for (const law of Object.values(invariants)) expect(law(world.g)).toBeNull()
    return world
  })
}

const heldOf = (t: Scene, seat: Seat | null, of: Seat): Held[] => worlds(t, seat).map(({ g }) => g.held[of])
const kinds = (values: readonly unknown[]): number => new Set(values.map(each => JSON.stringify(each))).size

const armies = ['maege-mormont blue c8r8', 'kevan-trusted-captain blue c8r4']
const lannisterDeck = [...deckOf('lannister', ['kevan-trusted-captain'])]
const decks = {
  stark: ['SL02', 'SL03', 'SL04', 'SL05', 'SL06', 'SL07', 'SL08', 'SL09', 'SL10', 'SL27', 'SL28', 'SL29', 'SL30'],
} as const

describe('imagined worlds', () => {
  it('BW-22.2: a hand of the other side is any of the cards not seen', () => {
    const t = scene({
      units: armies,
      hands: { stark: ['SL01', 'SL26'], lannister: [] },
      decks: { stark: decks.stark, lannister: lannisterDeck },
    }).turn()
    expect(kinds(heldOf(t, 1, 0).map(({ hand }) => hand))).toBeGreaterThan(10)
    expect(kinds(heldOf(t, 0, 0).map(({ hand }) => hand))).toBe(1)
    expect(kinds(heldOf(t, null, 0).map(({ hand }) => hand))).toBeGreaterThan(10)
  })

  it('BW-22.2: a card that lies open is in no hand and no deck', () => {
    const t = scene({
      units: [...armies, 'WH green c8r7'],
      hands: { stark: ['SL01', 'SL26'] },
      decks: { stark: decks.stark, lannister: lannisterDeck },
    }).turn()
    t.move('stark', { do: 'play', card: 'SL01', commander: 'maege-mormont', commands: [0] })
    for (const { hand } of heldOf(t, 1, 0)) expect(hand).not.toContain('SL01')
  })

  const placed = (battle: BattleId, part: Partial<Scene['open']>, seat: Seat, secret: Held['secret']) => {
    const { commandValue } = battleOf(battle)
    const commandTokens = { stark: commandValue, lannister: commandValue }
    const t = scene({ battle, units: ['WH green c1r9', 'LG green c15r3'], commandTokens }).set(part)
    t.state.g.held = t.state.g.held.map((held, each) => (each === seat ? { ...held, secret } : held))
    return t.run({ do: 'turn', seat: 0 })
  }

  it('BW-P2.1: real locations among those still face down', () => {
    const { hexes } = planTable['battle-of-the-green-fork'].special.strategy!
    const hidden = Object.fromEntries(hexes.slice(2).map(hex => [hex, 'hidden' as const]))
    const locations = { ...hidden, [hexes[0]]: 'real' as const }
    const t = placed('battle-of-the-green-fork', { locations }, 1, hexes.slice(2, 7))
    const secrets = heldOf(t, 0, 1).map(({ secret }) => secret)
    expect(kinds(secrets)).toBeGreaterThan(5)
    expect(secrets.every(secret => secret.length === 5 && !secret.includes(hexes[0]))).toBe(true)
  })

  it('BW-P3.1: archers where nobody has looked', () => {
    const { hexes } = planTable['the-whispering-wood'].special.archers!
    const archers = { hidden: 2, cleared: [hexes[0]], shown: [hexes[1]], shot: [] }
    const t = placed('the-whispering-wood', { archers }, 0, hexes.slice(4, 6))
    const secrets = heldOf(t, 1, 0).map(({ secret }) => secret)
    expect(kinds(secrets)).toBeGreaterThan(5)
    expect(secrets.every(secret => secret.length === 2 && !secret.some(hex => hexes.slice(0, 2).includes(hex)))).toBe(
      true,
    )
  })

  it('BW-P6.1: Edmure under either token', () => {
    const hidden = planTable['breaking-the-siege'].special.edmure!
    const t = placed('breaking-the-siege', { edmure: { hidden, at: null } }, 1, [hidden[0]])
    expect(kinds(heldOf(t, 0, 1).map(({ secret }) => secret))).toBe(2)
  })

  it('BW-P10.1: the discs that still lie face down', () => {
    const t = scene({ battle: 'two-roads-one-hill', units: ['WH green c1r9', 'LG green c15r3'] })
    const waiting = { seat: 0, tokens: 0, used: false, where: 'waiting' } as const
    t.set({
      commanders: { 'robb-king-in-the-north': waiting, 'greatjon-lord-of-last-hearth': waiting },
      discs: [
        { down: ['west', 'east'], waiting: [{ entry: 'centre', commander: 'robb-king-in-the-north' }] },
        { down: [], waiting: [] },
      ],
    })
    const discs = { west: 'rickard-karstark', east: 'greatjon-lord-of-last-hearth' } as const
    t.state.g.held = t.state.g.held.map((held, seat) => (seat === 0 ? { ...held, discs } : held))
    t.run({ do: 'turn', seat: 0 })
    const found = heldOf(t, 1, 0).map(held => held.discs)
    expect(kinds(found)).toBe(2)
    expect(
      found.every(
        ({ west, east }) => [west, east].toSorted().join() === 'greatjon-lord-of-last-hearth,rickard-karstark',
      ),
    ).toBe(true)
  })
})
