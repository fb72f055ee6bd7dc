import { describe, expect, it } from 'vitest'
import {
  attempt,
  below,
  copy,
  freezeShared,
  imagine,
  pick,
  play,
  questionAt,
  type Seat,
  type State,
  same,
  seeded,
  seedFrom,
  shuffle,
  start,
  takeBack,
  viewOf,
} from './index.ts'
import { type Toy, toy } from './testing/toy.ts'

const seed = '00112233445566778899aabbccddeeff'
const begin = (seats = 3) =>
  start(toy, {
    roles: Array.from({ length: seats }, () => null),
    options: { cards: 'many', rich: false, ties: 'host' },
    seed,
  }).state

function tryMove(state: State<Toy>, seat: Seat, move: Toy['move'] | typeof takeBack) {
  const tried = attempt(toy, state, seat, state.moved[seat], move)
  if ('refused' in tried) throw new Error(tried.refused)
  return tried
}

describe('chance', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const rolls = (word: string) => {
      const rng = { chance: seeded(seedFrom(word)) }
      return Array.from({ length: 20 }, () => below(rng, 1000))
    }
    expect(rolls('a')).toEqual(rolls('a'))
    expect(rolls('a')).not.toEqual(rolls('b'))
  })

  it('rolls every face of a die about as often', () => {
    const rng = { chance: seeded(seed) }
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) faces[below(rng, 6)]++
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('says that nothing can be drawn from an empty list, and does not look for ever', () => {
    const rng = { chance: seeded(seedFrom('empty')) }
    expect(() => below(rng, 0)).toThrow(RangeError)
    expect(() => pick(rng, [])).toThrow(RangeError)
  })

  it('shuffles into every order about as often', () => {
    const rng = { chance: seeded(seed) }
    const orders = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('refuses what is not a seed', () => {
    expect(() => seeded('short')).toThrow('32 or 64 hexadecimal digits')
  })
})

describe('playing', () => {
  it('starts the same table to the byte from the same seed', () => {
    expect(JSON.stringify(begin())).toBe(JSON.stringify(begin()))
  })

  it('asks all seats at once for a sealed answer and opens all answers together', () => {
    let state = begin()
    expect(questionAt(toy, state)!.toMove).toEqual([0, 1, 2])
    state = tryMove(state, 1, { do: 'offer', coins: 4 }).state
    state = tryMove(state, 1, { do: 'seal' }).state
    expect(questionAt(toy, state)!.toMove).toEqual([0, 2])
    expect(state.g.open.coins).toEqual([5, 5, 5])
    state = tryMove(state, 0, { do: 'seal' }).state
    const last = tryMove(state, 2, { do: 'seal' })
    const [card] = state.g.open.seen
    expect(last.heard[0]).toEqual({ event: { is: 'won', seat: 1, card, bids: [0, 4, 0] }, to: null })
    expect(last.barrier).toBe(true)
    expect(last.state.g.open.points).toEqual([0, card, 0])
  })

  it('lets a seat take its sealed answer back until the last answer is in', () => {
    let state = tryMove(begin(), 1, { do: 'seal' }).state
    expect(questionAt(toy, state)!.legal(1)).toEqual([takeBack])
    state = tryMove(state, 1, takeBack).state
    expect(questionAt(toy, state)!.toMove).toEqual([0, 1, 2])
  })

  it('does not ask where one move is left: a single highest bidder needs no settling', () => {
    let state = tryMove(begin(2), 0, { do: 'offer', coins: 1 }).state
    state = tryMove(state, 0, { do: 'seal' }).state
    state = tryMove(state, 1, { do: 'seal' }).state
    expect(state.stack.at(-1)).toEqual({ do: 'build', seat: 0, left: 3 })
  })
})

describe('moves from outside', () => {
  const state = begin()
  freezeShared(state)
  const before = JSON.stringify(state)
  const refused = (seat: Seat, n: number, move: unknown) => {
    const tried = attempt(toy, state, seat, n, move as Toy['move'])
    return 'refused' in tried ? tried.refused : null
  }

  it('refuses a move that is not legal', () => {
    expect(refused(0, 0, { do: 'offer', coins: 6 })).toBe('illegal')
    expect(refused(0, 0, { do: 'seal', more: 1 })).toBe('illegal')
    expect(refused(0, 0, null)).toBe('illegal')
  })

  it('refuses an old number, so that a doubled move is harmless', () => {
    expect(refused(0, 1, { do: 'seal' })).toBe('stale')
    const once = tryMove(state, 0, { do: 'seal' }).state
    expect(attempt(toy, once, 0, 0, { do: 'seal' })).toEqual({ refused: 'stale' })
  })

  it('refuses whoever is not asked, and everybody when the game is over', () => {
    const asksOne = { ...copy(state), stack: [{ do: 'look' as const, seat: 1 }] }
    expect(attempt(toy, asksOne, 0, 0, { do: 'look' })).toEqual({ refused: 'not-asked' })
    expect(attempt(toy, { ...copy(state), stack: [] }, 0, 0, { do: 'look' })).toEqual({ refused: 'over' })
  })

  it('changes nothing in the position it was tried on', () => {
    tryMove(state, 2, { do: 'offer', coins: 3 })
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('barriers', () => {
  it('a draft in the own drawer is none; a look at a hidden card is one; dice are one', () => {
    const draft = tryMove(begin(), 0, { do: 'offer', coins: 2 })
    expect(draft.barrier).toBe(false)
    const looking = { ...begin(), stack: [{ do: 'look' as const, seat: 1 }] }
    expect(tryMove(looking, 1, { do: 'look' }).barrier).toBe(true)
    expect(tryMove(looking, 1, { do: 'pass' }).barrier).toBe(false)
    const award = { do: 'award' as const, bids: [0, 1, 1], best: [1, 2] }
    const rolling = { ...begin(), stack: [award, { do: 'look' as const, seat: 1 }] }
    expect(tryMove(rolling, 1, { do: 'pass' }).barrier).toBe(true)
  })
})

describe('views', () => {
  it('show the own drawer and nothing of the others', () => {
    const state = tryMove(begin(), 1, { do: 'offer', coins: 4 }).state
    expect(viewOf(toy, state, 1).own).toEqual({ offer: 4, next: null })
    for (const seat of [0, 2, null]) expect(JSON.stringify(viewOf(toy, state, seat))).not.toContain('"offer":4')
    expect(viewOf(toy, state, null)).toMatchObject({ own: null, legalMoves: [], asked: [0, 1, 2] })
  })

  it('never hold the deck or the generator', () => {
    const seen = JSON.stringify(viewOf(toy, begin(), 0))
    expect(seen).not.toContain('deck')
    expect(seen).not.toContain('sfc32')
  })

  it('can be imagined as a full world that looks the same', () => {
    const state = tryMove(begin(), 1, { do: 'seal' }).state
    const view = viewOf(toy, state, 0)
    const world = imagine(toy, view, seeded(seedFrom('world')))
    expect(viewOf(toy, world, 0)).toEqual(view)
    expect(world.sealed[1]).toEqual({ do: 'seal' })
  })
})

describe('values', () => {
  it('compares JSON values whatever the order of their keys', () => {
    expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(same([1], { 0: 1 })).toBe(false)
  })

  it('a copy plays on without touching the original', () => {
    const state = begin()
    const before = JSON.stringify(state)
    freezeShared(state)
    const other = copy(state)
    play(toy, other, 0, { do: 'offer', coins: 5 })
    expect(JSON.stringify(state)).toBe(before)
    expect(JSON.stringify(other)).not.toBe(before)
  })
})
