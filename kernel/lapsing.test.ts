import { describe, expect, it } from 'vitest'
import {
  type Ask,
  attempt,
  copy,
  type Free,
  fuzzGame,
  type Game,
  hold,
  type MovesAt,
  nextToMove,
  questionAt,
  type Seat,
  type State,
  seedFrom,
  start,
  viewOf,
} from './index.ts'
import { checkMove, checkPosition } from './laws.ts'
import { type Duel, duel, type Pair } from './testing/duel.ts'

const pair: Pair = { striker: 0, target: 1 }
const begin = (seed = seedFrom('duel')) => start(duel, { roles: [null, null], options: { quick: false }, seed }).state

/** Before the first strike, seat 1 holding these cards. */
function struck(cards: Duel['held']['cards']): State<Duel> {
  const state = begin()
  state.g.held = [state.g.held[0], { cards, ponders: false }]
  return state
}

function haggling(points: readonly number[]): State<Duel> {
  const state = copy(begin())
  state.g.open.points = points
  state.stack = [{ do: 'haggle', ...pair }]
  return state
}

function moved(state: State<Duel>, seat: Seat, move: Duel['move']): State<Duel> {
  const tried = attempt(duel, state, seat, state.moved[seat], move)
  if ('refused' in tried) throw new Error(tried.refused)
  return tried.state
}

const altered = (part: Partial<Game<Duel>['rules']>): Game<Duel> => ({ ...duel, rules: { ...duel.rules, ...part } })
const block = duel.rules.block as Ask<Duel, Duel['asks']['block'], MovesAt<Duel, 'block'>>
const haggle = duel.rules.haggle as Free<Duel, Duel['asks']['haggle'], MovesAt<Duel, 'haggle'>>
const complaint = (game: Game<Duel>, state: State<Duel>) =>
  Array.from({ length: 20 }, (_, i) => checkPosition(game, copy(state), `world ${i}`).complaint).find(Boolean) ?? null

describe('a window', () => {
  it('is asked whatever the hand holds, though only one move is left', () => {
    for (const cards of [['shield', 'blank'] as const, ['blank', 'blank'] as const]) {
      expect(questionAt(duel, struck(cards))!.toMove).toEqual([1])
      expect(questionAt(duel, struck(cards))!.pass).toEqual({ do: 'pass' })
    }
    expect(questionAt(duel, struck(['blank', 'blank']))!.legal(1)).toEqual([{ do: 'pass' }])
  })

  it('shows the move that lets it go by to the seat that is asked, and to nobody else', () => {
    const state = struck(['blank', 'blank'])
    expect([1, 0, null].map(viewer => viewOf(duel, state, viewer).pass)).toEqual([{ do: 'pass' }, null, null])
    expect(viewOf(duel, haggling([0, 0]), 0).pass).toBeNull()
  })

  it('looks the same to the others with a shield in hand and without', () => {
    for (const viewer of [0, null]) {
      const [armed, bare] = [struck(['shield', 'blank']), struck(['blank', 'blank'])]
      expect(viewOf(duel, armed, viewer)).toEqual(viewOf(duel, bare, viewer))
    }
  })

  it('breaks a law when the pass is no legal move, or the hand decides who may pass', () => {
    const state = struck(['shield', 'blank'])
    expect(complaint(duel, state)).toBeNull()
    const stuck = altered({ block: { ...block, pass: () => ({ do: 'leave' }) as never } })
    expect(complaint(stuck, state)).toBe(`{"do":"leave"} does not end 'block' for seat 1`)
    const telling = altered({
      block: {
        ...block,
        always: true,
        pass: g => (g.held[1].cards.includes('shield') ? { do: 'pass' } : null),
      },
    })
    expect(complaint(telling, state)).toMatch(/who may let a question go by tells (a spectator|seat 0) a secret/)
  })
})

describe('a limit', () => {
  it('names the seconds and the move of the question on top', () => {
    expect(questionAt(duel, struck(['shield', 'blank']))!.limit).toEqual({ seconds: 20, move: { do: 'pass' } })
    expect(questionAt(duel, haggling([0, 0]))!.limit).toEqual({ seconds: 60, move: { do: 'leave' } })
    expect(questionAt(duel, { ...begin(), stack: [] })).toBeNull()
  })

  it('breaks a law when its move is not legal, leaves the seat asked, or no time is given', () => {
    const state = haggling([1, 1])
    const limited = (seconds: number, move: MovesAt<Duel, 'haggle'>) =>
      altered({ haggle: { ...haggle, limit: () => ({ seconds, move }) } })
    expect(complaint(limited(60, { do: 'accept', coins: 1 }), state)).toContain(
      `{"do":"accept","coins":1} does not end 'haggle' for seat 0`,
    )
    expect(complaint(limited(60, { do: 'offer', coins: 1 }), state)).toContain("does not end 'haggle' for seat 0")
    expect(complaint(limited(0, { do: 'leave' }), state)).toBe('no clock runs 0 seconds')
  })
})

describe('a free question', () => {
  it('is asked of several seats, and each may move while it stands', () => {
    let state = haggling([2, 3])
    expect(questionAt(duel, state)!.rule.kind).toBe('free')
    expect(questionAt(duel, state)!.toMove).toEqual([0, 1])
    state = moved(state, 1, { do: 'offer', coins: 2 })
    expect(questionAt(duel, state)!.toMove).toEqual([0, 1])
    expect(questionAt(duel, state)!.legal(1)).toEqual([{ do: 'withdraw' }, { do: 'ponder' }, { do: 'leave' }])
    expect(questionAt(duel, state)!.legal(0)).toEqual([{ do: 'accept', coins: 2 }, { do: 'ponder' }, { do: 'leave' }])
    state = moved(state, 0, { do: 'accept', coins: 2 })
    expect(state.g.open.points).toEqual([4, 1])
    expect(state.stack).toEqual([])
  })

  it('takes whoever comes first: what the other wanted is legal no more', () => {
    const offered = moved(haggling([2, 3]), 1, { do: 'offer', coins: 2 })
    const withdrawn = moved(offered, 1, { do: 'withdraw' })
    expect(attempt(duel, withdrawn, 0, withdrawn.moved[0], { do: 'accept', coins: 2 })).toEqual({ refused: 'illegal' })
    const accepted = moved(offered, 0, { do: 'accept', coins: 2 })
    expect(attempt(duel, accepted, 1, accepted.moved[1], { do: 'withdraw' })).toEqual({ refused: 'over' })
  })

  it('goes round where players do not hurry, past those who could only take something back', () => {
    const open = haggling([2, 3])
    expect([null, 0, 1].map(last => nextToMove(duel, questionAt(duel, open), last))).toEqual([0, 1, 0])
    const stubborn = altered({
      haggle: {
        ...haggle,
        legalMoves: (g, me, seat) =>
          haggle.legalMoves(g, me, seat).filter(({ do: name }) => name !== 'leave' && name !== 'ponder'),
      },
    })
    const offered = moved(open, 1, { do: 'offer', coins: 2 })
    expect([0, 1].map(last => nextToMove(stubborn, questionAt(stubborn, offered), last))).toEqual([0, 0])
    expect(nextToMove(stubborn, questionAt(stubborn, offered), 0, seat => seat === 1)).toBeUndefined()
  })

  it('knows drafts: a move that changes nothing but the own drawer is no barrier, and may reveal nothing', () => {
    const state = haggling([2, 3])
    const draft = attempt(duel, state, 0, state.moved[0], { do: 'ponder' })
    expect(draft).toMatchObject({ barrier: false, heard: [] })
    const peeking = altered({
      haggle: {
        ...haggle,
        take: (g, me, seat, move, ctx) => {
          if (move.do !== 'ponder') return haggle.take(g, me, seat, move, ctx)
          hold<Duel>(g, seat, { ponders: g.hidden.deck[0] === 'shield' })
          return 'stay'
        },
      },
    })
    const complaints = Array.from({ length: 20 }, (_, i) => {
      const { worlds } = checkPosition(peeking, state, `peek ${i}`)
      return checkMove(peeking, state, worlds, 0, { do: 'ponder' }).complaint
    })
    expect(complaints).toContain('seat 0 sees a secret of {"do":"ponder"} in own')
  })

  it('falls away when it asks nobody', () => {
    const state = { ...begin(), stack: [{ do: 'round' as const }, { do: 'block' as const, ...pair }] }
    const game = altered({ haggle: { ...haggle, who: () => [] } })
    const tried = attempt(game, state, 1, 0, { do: 'pass' })
    expect('state' in tried && tried.state.stack.at(-1)).toEqual({ do: 'block', striker: 1, target: 0 })
  })
})

describe('the fuzzer', () => {
  it('finds nothing in a game of windows, clocks, free questions and sequels', () => {
    for (let i = 0; i < 20; i++) {
      const played = fuzzGame(duel, { seats: 2 + (i % 3), seed: seedFrom(`duel ${i}`), options: { quick: false } })
      expect(played.complaint).toBeNull()
      expect(played.winners.length).toBeGreaterThan(0)
    }
  })

  it('finds a sequel that cannot begin', () => {
    const lost: Game<Duel> = { ...duel, readCarried: undefined }
    const played = fuzzGame(lost, { seats: 2, seed: seedFrom('lost'), options: { quick: false } })
    expect(played.complaint).toContain('this game is not played in a series')
  })
})
