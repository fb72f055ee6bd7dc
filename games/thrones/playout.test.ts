import { describe, expect, it } from 'vitest'
import { type FuzzGame, imagine, replay, type State, seeded, seedFrom, viewOf } from '../../kernel/index.ts'
import { fuzzGames, recordOfFuzz } from '../../kernel/testing/fuzzGames.ts'
import type { Fuzzing } from '../../kernel/testing/fuzzing.ts'
import { thrones } from './game.ts'
import { fuzzing } from './testing/fuzzing.ts'
import { scene } from './testing.ts'
import type { Thrones } from './types.ts'

/** Games of one number of seats, other settings left to the fuzzer. */
const gamesOf = (seats: number, more: Partial<Parameters<typeof fuzzGames<Thrones>>[2]> = {}) => [
  ...fuzzGames(thrones, { fuzzing }, { games: 1, seed: `law ${seats}`, seats, ...more }),
]

/** Looks at every position of a game before its moves. */
const look = (played: FuzzGame<Thrones>, eachMove: (state: State<Thrones>, n: number) => void) =>
  replay(thrones, recordOfFuzz(thrones, played), { eachMove: (state, _seat, _move, n) => eachMove(state, n) })

const seats = [3, 4, 5, 6]

describe('random games', () => {
  it.each(seats)('UR-123 AG-13.2 AG-14.1 with %i seats come to an end, and every law holds all the way', n => {
    for (const played of gamesOf(n, { games: 2 })) {
      expect(played.complaint).toBeNull()
      const { state } = look(played, () => {})
      expect(thrones.standing(state.g.open).map(({ place }) => place)).toEqual(
        Array.from({ length: n }, (_, i) => i + 1),
      )
    }
  })

  it.each(seats)('AG-14.3 with %i seats chance is used for reshuffles and nothing else', n => {
    for (const tidesOfBattle of [false, true]) {
      let before: (Pick<State<Thrones>, 'chance'> & { decks: unknown; tides: unknown }) | null = null
      let used = 0
      const [played] = gamesOf(n, { options: { tidesOfBattle }, from: 'dense' })
      look(played, ({ chance, g }) => {
        const now = { chance, decks: g.open.reshuffled, tides: g.hidden.tides }
        if (before && before.chance !== chance) {
          used++
          expect(before.decks !== now.decks || (tidesOfBattle && before.tides !== now.tides)).toBe(true)
        }
        before = now
      })
      expect([played.complaint, used > 0 || !tidesOfBattle]).toEqual([null, true])
    }
  })

  it('AG-13.3 AG-13.4 another world that fits keeps the laws of the game, too', () => {
    const [played] = gamesOf(5, { options: { tidesOfBattle: true }, from: 'dense' })
    expect(played.complaint).toBeNull()
    look(played, (state, n) => {
      if (n % 9 > 0) return
      for (const seat of [null, ...state.moved.keys()]) {
        const world = imagine(thrones, viewOf(thrones, state, seat), seeded(seedFrom(`world ${n}`)))
        const complaints = Object.values(thrones.invariants).flatMap(holds => holds(world.g) ?? [])
        expect(complaints).toEqual([])
      }
    })
  })

  it('AG-7.4 AG-7.1.2 units sent and called back do not make a game longer, though Supply forbids every draft', () => {
    // From The Eyrie one way leads on, to an army that must not grow: only to move nothing keeps within the limit.
    const t = scene(3).supply('stark', 4).neutral('the-eyrie', null)
    t.army('the-mountains-of-the-moon', 'stark', 'footman', 'footman', 'footman')
    t.army('the-eyrie', 'stark', 'footman', 'knight', 'siege-engine').order('the-eyrie', 'march-0')
    const march = t.draft('stark', 'the-eyrie', {}).state
    const dense: Fuzzing<Thrones>['dense'] = {
      after: null,
      make(g) {
        Object.assign(g.open, march.g.open)
        return march.stack.toReversed()
      },
    }
    // Three units are sent at most, then one order is given.
    const short = { ...thrones, longest: () => 4 }
    const wish = { games: 12, seed: 'march', seats: 3, from: 'dense' as const }
    const played = [...fuzzGames(short, { fuzzing: { pieces: {}, dense } }, wish)]
    expect(played.map(({ complaint }) => complaint)).toEqual(Array(12).fill(null))
    expect(played.filter(({ moves }) => moves.length > 4).length).toBeGreaterThan(3)
  })
})
