import { describe, expect, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import {
  type Ask,
  ask,
  attempt,
  type Game,
  type Move,
  play,
  questionAt,
  recordFormat,
  replay,
  type Seat,
  type State,
  seedFrom,
  start,
  stay,
  viewOf,
} from './index.ts'
import { checkMove, checkPosition } from './laws.ts'
import { type Barons, barons } from './testing/barons.ts'

const given = (seats = 3) => ({ roles: Array(seats).fill(null), options: {}, seed: seedFrom('barons') })
const begin = (seats = 3) => start(barons, given(seats)).state

function moved(state: State<Barons>, seat: Seat, move: Move<Barons>) {
  const tried = attempt(barons, state, seat, state.moved[seat], move)
  if ('refused' in tried) throw new Error(tried.refused)
  return tried
}
const gifts = (state: State<Barons>, seat: Seat) =>
  questionAt(barons, state)!
    .side(seat)
    .filter(({ do: name }) => name === 'give')

describe('side moves', () => {
  it('are listed for every seat, apart from the answers', () => {
    const state = begin()
    const question = questionAt(barons, state)!
    expect(question.toMove).toEqual([1])
    expect(question.legal(1)).toEqual([{ do: 'grant' }, { do: 'refuse' }])
    const all = [{ do: 'give', to: 1 }, { do: 'give', to: 2 }, { do: 'resign' }, { do: 'agree-draw' }]
    expect(question.side(0)).toEqual(all)
    expect(viewOf(barons, state, 0)).toMatchObject({ legalMoves: [], side: all })
    expect(viewOf(barons, state, null).side).toEqual([])
  })

  it('are made whoever is asked, and leave the very same question on top', () => {
    const state = begin()
    const { state: after, heard, barrier } = moved(state, 2, { do: 'give', to: 0 })
    expect(after.g.open.crowns).toEqual([4, 3, 2])
    expect(after.stack.at(-1)).toBe(state.stack.at(-1))
    expect([heard.map(({ event }) => event), barrier]).toEqual([[{ is: 'gave', from: 2, to: 0 }], false])
    expect(after.moved).toEqual([0, 0, 1])
  })

  it('are checked like answers: what is not listed, or comes twice, is refused', () => {
    const state = begin()
    const refused = (seat: Seat, n: number, move: object) => attempt(barons, state, seat, n, move as Move<Barons>)
    expect(refused(2, 0, { do: 'give', to: 2 })).toEqual({ refused: 'not-asked' })
    expect(refused(1, 0, { do: 'give', to: 7 })).toEqual({ refused: 'illegal' })
    expect(refused(2, 1, { do: 'give', to: 0 })).toEqual({ refused: 'stale' })
    const poor = { ...state, g: { ...state.g, open: { ...state.g.open, crowns: [1, 3, 3] } } }
    expect(gifts(poor, 0)).toEqual([])
  })

  it('carry resigning and the draw, which end the game', () => {
    expect(moved(begin(), 2, { do: 'resign' }).state).toMatchObject({ stack: [], g: { open: { crowns: [3, 3, 0] } } })
    expect(moved(begin(), 0, { do: 'agree-draw' }).state).toMatchObject({
      stack: [],
      g: { open: { crowns: [0, 0, 0] } },
    })
  })

  it('stand in the record among the others', () => {
    const moves = [
      [2, { do: 'give', to: 0 }],
      [1, { do: 'grant' }],
      [1, { do: 'give', to: 2 }],
      [2, { do: 'resign' }],
    ] as const
    const record = { ...recordFormat, game: 'barons', gameVersion: 1, ...given(), moves }
    const { state } = replay(barons, record)
    expect([state.stack, state.g.open.crowns]).toEqual([[], [3, 3, 0]])
    const bad = { ...record, moves: [[2, { do: 'give', to: 2 }]] as const }
    expect(() => replay(barons, bad)).toThrow('Move 1 (seat 2): this seat is not asked.')
  })
})

describe('seats out of the game', () => {
  const fallen = () => {
    const state = begin()
    state.g.open.crowns = [1, 3, 3]
    return moved(state, 1, { do: 'refuse' }).state
  }

  it('are told, asked nothing more, and may do nothing', () => {
    const state = fallen()
    expect(viewOf(barons, state, 0)).toMatchObject({ out: [0], legalMoves: [], side: [] })
    expect(questionAt(barons, state)!.toMove).toEqual([2])
    expect(attempt(barons, state, 0, 0, { do: 'resign' })).toEqual({ refused: 'not-asked' })
  })

  it('break a law when they are asked, or come back', () => {
    const state = fallen()
    const complaint = (game: Game<Barons>) => checkPosition(game, state, 'out').complaint
    expect(complaint(barons)).toBeNull()
    expect(complaint({ ...barons, out: () => [2] })).toBe("seat 2 is out of the game and asked 'passage'")
    const back: Game<Barons> = { ...barons, out: ({ round, crowns }) => (crowns[1] > 3 ? [] : round > 0 ? [0] : []) }
    const { worlds } = checkPosition(back, state, 'back')
    expect(checkMove(back, state, worlds, 2, { do: 'give', to: 1 }).complaint).toBe(
      'seat 0 was out of the game and is in it again',
    )
  })
})

describe('the fuzzer', () => {
  it('finds nothing in a game of side moves, and makes some', () => {
    const names = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const played = fuzzGame(barons, { seats: 2 + (i % 4), seed: seedFrom(`barons ${i}`), options: {} })
      expect(played.complaint).toBeNull()
      for (const [, { do: name }] of played.moves) names.add(name)
    }
    expect([...names].sort()).toEqual(['give', 'grant', 'refuse'])
  })

  it('finds a side move that is an answer too, and one that tells a secret', () => {
    const complaints = (game: Game<Barons>) =>
      Array.from(
        { length: 10 },
        (_, i) => fuzzGame(game, { seats: 3, seed: seedFrom(`bad ${i}`), options: {} }).complaint,
      )
    const grant = { legalMoves: () => [{ do: 'grant' } as const], take: () => stay as typeof stay }
    expect(complaints({ ...barons, sideMoves: { grant } })[0]).toMatch(/is an answer to 'passage' and a side move$/)
    const telling = {
      ...barons.sideMoves!.give!,
      legalMoves: (g: State<Barons>['g'], seat: Seat) => [{ do: 'give', to: g.held[(seat + 1) % 3].grudge } as const],
    }
    expect(complaints({ ...barons, sideMoves: { give: telling } }).some(each => each?.includes('apart by side'))).toBe(
      true,
    )
  })

  it('are those of the position also where a question has one answer, and is not asked', () => {
    const passage = ask<Barons, Barons['asks']['passage'], { do: 'grant' } | { do: 'refuse' }>({
      ...(barons.rules.passage as Ask<Barons, Barons['asks']['passage'], { do: 'grant' } | { do: 'refuse' }>),
      // Who is rich grants it, whatever he thinks: his crowns change while nobody is asked.
      legalMoves: (g, { seat }) => (g.open.crowns[seat] > 2 ? [{ do: 'grant' }] : [{ do: 'grant' }, { do: 'refuse' }]),
    })
    const game: Game<Barons> = { ...barons, rules: { ...barons.rules, passage } }
    for (let i = 0; i < 5; i++) {
      const { complaint } = fuzzGame(game, { seats: 4, seed: seedFrom(`forced ${i}`), options: {} })
      expect(complaint).toBeNull()
    }
  })

  it('plays on from a position with a side move made in place', () => {
    const state = begin()
    expect(play(barons, state, 0, { do: 'give', to: 1 }).question!.toMove).toEqual([1])
  })
})
