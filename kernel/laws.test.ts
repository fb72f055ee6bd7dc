import { describe, expect, expectTypeOf, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import { type Auto, ask, type Drawers, type Game, seedFrom, start } from './index.ts'
import { notJson, type OnlyJson } from './json.ts'
import { type Toy, toy } from './testing/toy.ts'

/** One seat takes coins from a chest, one by one; when it is empty it may have one more laid in, or leave. */
interface Chest {
  open: { coins: number; taken: number }
  held: object
  hidden: object
  autos: object
  asks: { take: object }
  move: { do: 'coin' } | { do: 'more' } | { do: 'leave' }
  event: { is: 'taken' }
  options: object
}

const movesAt = ({ open }: Drawers<Chest>): readonly Chest['move'][] =>
  open.coins > open.taken ? [{ do: 'coin' }] : [{ do: 'more' }, { do: 'leave' }]

const chest = (coins: number, legalMoves: (g: Drawers<Chest>) => readonly Chest['move'][] = movesAt): Game<Chest> => ({
  id: 'chest',
  version: 1,
  seats: { min: 1, max: 1 },
  options: [],
  roles: () => [],
  setup: () => ({ drawers: { open: { coins, taken: 0 }, held: [{}], hidden: {} }, steps: [{ do: 'take' }] }),
  rules: {
    take: ask({
      rule: 'C-1',
      who: () => 0,
      legalMoves,
      take: (g, _me, _seat, move) => {
        if (move.do === 'leave' || g.open.taken === 7) return []
        if (move.do === 'coin') g.open.taken++
        else g.open.coins++
        return 'stay'
      },
    }),
  },
  standing: () => [{ seat: 0, place: 1, keys: [] }],
  imagine: () => ({ held: [{}], hidden: {} }),
  isRetraction: () => false,
  invariants: {},
  longest: () => 100,
})

const one = { seats: 1, seed: seedFrom('chest'), options: {} }

describe('legal moves hang on the position alone', () => {
  it('an only answer that was legal once is taken once, though its rule stays', () => {
    const { state, question } = start(chest(1), { roles: [null], ...one })
    expect(state.g.open.taken).toBe(1)
    expect(question?.legal(0)).toEqual([{ do: 'more' }, { do: 'leave' }])
  })

  it('a game that remembers them beyond a change breaks a law at the step that it is forced to', () => {
    const complaints = (game: Game<Chest>) =>
      Array.from({ length: 10 }, (_, i) => fuzzGame(game, { ...one, seed: seedFrom(`chest ${i}`) }).complaint)
    expect(complaints(chest(0))).toEqual(Array(10).fill(null))
    let last: { open: object; list: readonly Chest['move'][] } | null = null
    const remembered = (g: Drawers<Chest>) => {
      if (last?.open !== g.open) last = { open: g.open, list: movesAt(g) }
      return last.list
    }
    expect(complaints(chest(0, remembered))).toContain("seat 0 has other moves at 'take' when they are listed again")
  })
})

describe('what is barred', () => {
  const broken = (moves: readonly Chest['move'][]) => {
    const game: Game<Chest> = { ...chest(0), barred: () => moves.map(move => ({ move, why: 'x', rule: 'C-1' })) }
    return fuzzGame(game, one).complaint
  }

  it('is no option, stands there once, and is refused', () => {
    expect(broken([{ do: 'leave' }])).toBe('seat 0 is told why it may not make {"do":"leave"}, which is an option')
    const none = { do: 'none' } as unknown as Chest['move']
    expect(broken([none, none])).toBe('seat 0 is told twice why it may not make a move')
    expect(broken([none])).toBeNull()
  })
})

describe('what is saved is JSON', () => {
  it('by its type: a game that holds something else can not be entered', () => {
    type Plain = OnlyJson<Toy>
    type Dated = OnlyJson<Toy & { open: { since: Date } }>
    expectTypeOf<Plain>().toEqualTypeOf<unknown>()
    expectTypeOf<Dated>().toEqualTypeOf<never>()
  })

  it('names the place of what is none', () => {
    expect(notJson({ a: [1, 'x', null, { b: true }] })).toBeNull()
    const bad: [unknown, string][] = [
      [{ left: Number.POSITIVE_INFINITY }, 'left: Infinity'],
      [[0, [Number.NaN]], '[1][0]: NaN'],
      [{ a: { b: -0 } }, 'a.b: -0'],
      [{ a: undefined }, 'a: undefined'],
      [new Array(2), ': a list with holes or names'],
      [{ at: new Date(0) }, 'at: Date'],
      [{ of: new Map() }, 'of: Map'],
      [{ n: 1n }, 'n: 1'],
    ]
    for (const [value, place] of bad) expect(notJson(value)).toBe(place)
  })

  it('a step, a fact, a move or an event that is none breaks a law', () => {
    const round = toy.rules.round as Auto<Toy, object>
    const complaint = (change: Partial<Game<Toy>['rules']>) =>
      fuzzGame<Toy>(
        { ...toy, rules: { ...toy.rules, ...change } },
        { seats: 2, seed: seedFrom('json'), options: { cards: 'few', rich: false, ties: 'host' } },
      ).complaint
    expect(complaint({})).toBeNull()
    const step = { ...round, run: () => [{ do: 'build' as const, seat: 0, left: Number.POSITIVE_INFINITY }] }
    expect(complaint({ round: step })).toContain('this is no JSON: stack[0].left: Infinity')
    const fact: Auto<Toy, object> = {
      ...round,
      run: g => {
        g.open.points = [-0, 0]
        return [{ do: 'look', seat: 0 }]
      },
    }
    expect(complaint({ round: fact })).toContain('this is no JSON: open.points[0]: -0')
    const event: Auto<Toy, object> = {
      ...round,
      run: (g, me, ctx) => {
        ctx.log({ is: 'card', card: Number.NaN })
        return round.run(g, me, ctx)
      },
    }
    expect(complaint({ round: event })).toContain('the start tells what is no JSON: heard[0].event.card: NaN')
    const look = {
      ...toy.rules.look,
      legalMoves: () => [{ do: 'pass' }, { do: 'give', seat: -0 }],
    } as Game<Toy>['rules']['look']
    expect(complaint({ look })).toContain('this is no JSON: moves[')
  })
})
