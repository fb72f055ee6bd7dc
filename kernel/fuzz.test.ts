import { describe, expect, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import {
  type Auto,
  type Context,
  type Drawers,
  type Game,
  hold,
  type MovesAt,
  type Sealed,
  seedFrom,
  start,
} from './index.ts'
import { checkMove, checkPosition } from './laws.ts'
import { type Toy, toy } from './testing/toy.ts'

const soundOptions = { cards: 'many', rich: false, ties: 'host' } as const

const fuzz = (game: Game<Toy>, word: string, seats = 3) =>
  fuzzGame(game, { seats, seed: seedFrom(word), options: soundOptions })

/** The toy with some rules or laws broken on purpose. */
const broken = (part: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...part })
const round = toy.rules.round as Auto<Toy, object>
const bid = toy.rules.bid as Sealed<Toy, Toy['asks']['bid'], MovesAt<Toy, 'bid'>>

describe('the fuzzer', () => {
  it('finds nothing in a sound game', () => {
    for (let i = 0; i < 30; i++) {
      const played = fuzz(toy, `sound ${i}`, 2 + (i % 3))
      expect(played.complaint).toBeNull()
      expect(played.winners.length).toBeGreaterThan(0)
    }
  })

  it('finds a secret that the order of the legal moves gives away', () => {
    const look = {
      ...toy.rules.look,
      legalMoves: (g: Drawers<Toy>) =>
        g.hidden.deck[0] > 4 ? [{ do: 'look' }, { do: 'pass' }] : [{ do: 'pass' }, { do: 'look' }],
    } as Game<Toy>['rules']['look']
    const peeking = broken({ rules: { ...toy.rules, look } })
    const complaints = Array.from({ length: 20 }, (_, i) => fuzz(peeking, `leak ${i}`).complaint)
    expect(complaints.some(complaint => complaint?.includes('two worlds apart by legalMoves'))).toBe(true)
  })

  it('finds a question that is asked only where a secret gives it two answers', () => {
    const look = (always: boolean) => {
      const legalMoves = (g: Drawers<Toy>) => [...(g.hidden.deck[0] > 4 ? [{ do: 'look' }] : []), { do: 'pass' }]
      return broken({
        rules: { ...toy.rules, look: { ...toy.rules.look, always, legalMoves } as Game<Toy>['rules']['look'] },
      })
    }
    const complaints = (always: boolean) =>
      Array.from({ length: 20 }, (_, i) => fuzz(look(always), `silence ${i}`).complaint)
    expect(complaints(false)).toContain("that 'look' is asked at all tells a spectator a secret")
    expect(complaints(true).filter(complaint => complaint?.includes('asked at all'))).toEqual([])
  })

  it('finds a broken invariant and says which', () => {
    const poor = broken({ invariants: { 'never poor': g => (Math.min(...g.open.coins) > 2 ? null : 'poor') } })
    expect(fuzz(poor, 'poor').complaint).toBe('never poor: poor')
  })

  it('finds a question without legal moves', () => {
    const stuck = broken({ rules: { ...toy.rules, bid: { ...bid, legalMoves: () => [] } } })
    expect(fuzz(stuck, 'stuck').complaint).toContain("has no legal move at 'bid'")
  })

  it('finds a rule that changes a shared value in place', () => {
    const rude = broken({
      rules: {
        ...toy.rules,
        bid: {
          ...bid,
          draft: (g, _me, seat) => {
            ;(g.open.coins as number[])[seat] = 1
          },
        },
      },
    })
    expect(fuzz(rude, 'rude').complaint).toContain('TypeError')
  })

  it('finds a rule that goes by more than the state holds, so that a loaded game plays on differently', () => {
    const met = new WeakSet<object>()
    const forgetful = broken({
      rules: {
        ...toy.rules,
        round: {
          ...round,
          run: (g, me, ctx) => {
            const steps = round.run(g, me, ctx)
            met.add(g.open.seen)
            return steps
          },
        },
        bid: {
          ...bid,
          draft: (g, _me, seat) => hold<Toy>(g, seat, { offer: met.has(g.open.seen) ? 0 : 1 }),
        },
      },
    })
    expect(fuzz(forgetful, 'forgetful').complaint).toMatch(/^a reloaded position plays \{"do":"\w+".*\} differently$/)
  })

  it('finds an exception and a game without end', () => {
    const crash = broken({
      rules: {
        ...toy.rules,
        round: {
          ...round,
          run: () => {
            throw new Error('boom')
          },
        },
      },
    })
    expect(fuzz(crash, 'crash').complaint).toContain('boom')
    expect(fuzz(broken({ longest: () => 5 }), 'long').complaint).toBe('the game is longer than 5 moves')
  })

  it('finds a move of which it hangs on a secret whether it can be taken back', () => {
    const { state } = start(toy, { roles: [null, null], options: soundOptions, seed: seedFrom('behind') })
    state.stack = [{ do: 'bid' }, { do: 'look', seat: 1 }]
    const [next] = state.g.hidden.deck
    const take = (g: Drawers<Toy>) => {
      if (g.hidden.deck[0] !== next) g.hidden.deck = [...g.hidden.deck]
      return []
    }
    const looking = broken({ rules: { ...toy.rules, look: { ...toy.rules.look, take } as Game<Toy>['rules']['look'] } })
    const complaints = Array.from({ length: 10 }, (_, i) => {
      const { worlds } = checkPosition(looking, state, `world ${i}`)
      return checkMove(looking, state, worlds, 1, { do: 'pass' }).complaint
    })
    expect(complaints).toContain('that {"do":"pass"} can be taken back tells seat 1 a secret')
    // Whoever does not make it cannot take it back, and learns nothing.
    expect(complaints.filter(complaint => complaint !== null && !complaint.includes('seat 1'))).toEqual([])
  })

  it('finds an event that tells a secret', () => {
    const telling = (to?: number) => {
      const take = (g: Drawers<Toy>, _me: object, _seat: number, _move: Toy['move'], ctx: Context<Toy>) => {
        ctx.log({ is: 'saw', card: g.hidden.deck[0] }, to)
        return []
      }
      const look = { ...toy.rules.look, take } as Game<Toy>['rules']['look']
      return broken({ rules: { ...toy.rules, look } })
    }
    const { state } = start(toy, {
      roles: [null, null],
      options: soundOptions,
      seed: seedFrom('loud'),
    })
    state.stack = [{ do: 'bid' }, { do: 'look', seat: 1 }]
    const complaints = (game: Game<Toy>) =>
      Array.from({ length: 10 }, (_, i) => {
        const { worlds } = checkPosition(game, state, `world ${i}`)
        return checkMove(game, state, worlds, 1, { do: 'pass' }).complaint
      })
    expect(complaints(toy)).toEqual(complaints(toy).map(() => null))
    expect(complaints(telling())).toContain('a spectator hears a secret of {"do":"pass"}')
    // Also to who makes the move: it could be taken back.
    expect(complaints(telling(1))).toContain('seat 1 hears a secret of {"do":"pass"}')
  })
})
