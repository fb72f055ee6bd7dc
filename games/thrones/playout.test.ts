import { describe, expect, it } from 'vitest'
import {
  asked,
  below,
  freezeShared,
  imagine,
  options,
  pick,
  play,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../kernel/index.ts'
import { thrones } from './game.ts'
import type { Options, Thrones } from './types.ts'

/** Plays a random game to its end; `look` sees every position. */
function playOut(
  seats: number,
  seed: string,
  more: Partial<Options>,
  look: (state: State<Thrones>, n: number) => void,
) {
  const rng = { chance: seeded(seedFrom(`hand ${seed}`)) }
  const { state } = start(thrones, {
    roles: Array.from({ length: seats }, () => null),
    options: {
      tidesOfBattle: false,
      victoryCheck: 'at-once',
      finalTieBreak: 'rulebook',
      darkWingsPortsPay: false,
      lannisterPortShip3p: false,
      ...more,
    },
    seed: seedFrom(seed),
  })
  let moves = 0
  for (; state.stack.length > 0; moves++) {
    freezeShared(state)
    look(state, moves)
    const seat = pick(rng, asked(thrones, state))
    const all = options(thrones, state, seat)
    const onward = all.filter(move => move.do !== 'take-back' && !thrones.isRetraction(move))
    play(thrones, state, seat, pick(rng, onward.length > 0 && below(rng, 10) > 0 ? onward : all))
  }
  return { state, moves }
}

const complaints = ({ g }: Pick<State<Thrones>, 'g'>) =>
  Object.entries(thrones.invariants).flatMap(([law, holds]) => {
    const complaint = holds(g)
    return complaint === null ? [] : [`${law}: ${complaint}`]
  })

const games = [
  { seats: 3, tidesOfBattle: true },
  { seats: 4, tidesOfBattle: false },
  { seats: 5, tidesOfBattle: true },
  { seats: 6, tidesOfBattle: false },
]

describe('random games', () => {
  it.each(games)(
    'UR-123 AG-13.2 AG-14.1 with $seats seats (Tides of Battle: $tidesOfBattle) come to an end, and every law holds all the way',
    ({ seats, tidesOfBattle }) => {
      const { state, moves } = playOut(seats, `law ${seats}`, { tidesOfBattle, lannisterPortShip3p: true }, state => {
        expect(complaints(state)).toEqual([])
        if (state.stack.length > 0) expect(asked(thrones, state)).not.toEqual([])
        for (const seat of asked(thrones, state)) expect(options(thrones, state, seat).length).toBeGreaterThan(0)
      })
      expect(complaints(state)).toEqual([])
      expect(moves).toBeLessThan(thrones.longest(seats))
      expect(thrones.standing(state.g.open).map(({ place }) => place)).toEqual(
        Array.from({ length: seats }, (_, i) => i + 1),
      )
    },
  )

  it.each(games)(
    'AG-14.3 with $seats seats (Tides of Battle: $tidesOfBattle) chance is used for reshuffles and nothing else',
    ({ seats, tidesOfBattle }) => {
      let before: (Pick<State<Thrones>, 'chance'> & { decks: unknown; tides: unknown }) | null = null
      let used = 0
      playOut(seats, `chance ${seats}`, { tidesOfBattle }, ({ chance, g }) => {
        const now = { chance, decks: g.open.reshuffled, tides: g.hidden.tides }
        if (before && before.chance !== chance) {
          used++
          expect(before.decks !== now.decks || (tidesOfBattle && before.tides !== now.tides)).toBe(true)
        }
        before = now
      })
      expect(used).toBeGreaterThan(0)
    },
  )

  it.each(games)(
    'AG-13.3 AG-13.4 with $seats seats (Tides of Battle: $tidesOfBattle) another world that fits looks the same to the byte',
    ({ seats, tidesOfBattle }) => {
      playOut(seats, `worlds ${seats}`, { tidesOfBattle }, (state, n) => {
        if (n % 9 > 0) return
        for (const seat of [null, ...state.moved.keys()]) {
          const view = viewOf(thrones, state, seat)
          const world = imagine(thrones, view, seeded(seedFrom(`world ${n}`)))
          expect(JSON.stringify(viewOf(thrones, world, seat))).toBe(JSON.stringify(view))
          expect(complaints(world)).toEqual([])
        }
      })
    },
  )
})
