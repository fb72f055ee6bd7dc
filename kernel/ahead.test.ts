import { describe, expect, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import {
  aheadTopics,
  answerAhead,
  answeredAhead,
  copy,
  type Game,
  questionAt,
  type State,
  seedFrom,
  start,
  stillHolds,
} from './index.ts'
import { checkPosition } from './laws.ts'
import { type Barons, barons } from './testing/barons.ts'

const begin = () => start(barons, { roles: [null, null, null], options: {}, seed: seedFrom('barons') }).state
const grant = { question: 'passage', topic: '0', move: { do: 'grant' } } as const
const ahead = (state: State<Barons>, seat = 1) => answerAhead(barons, state, seat, grant)!

describe('answers given ahead', () => {
  it('are offered topic by topic, with their moves', () => {
    const moves = [{ do: 'grant' }, { do: 'refuse' }]
    expect(aheadTopics(barons, begin(), 1)).toEqual([
      { question: 'passage', topic: '0', moves },
      { question: 'passage', topic: '2', moves },
    ])
    const state = begin()
    expect(answerAhead(barons, state, 0, grant)).toBeNull()
    expect(answerAhead(barons, state, 1, { ...grant, move: { do: 'give', to: 0 } })).toBeNull()
  })

  it('are made for the question they are about, and for no other', () => {
    const state = begin()
    const question = questionAt(barons, state)!
    const made = (seat: number, topic: string) =>
      answeredAhead(barons, state, question, seat, [{ ...ahead(state), topic }])
    expect(made(1, '0')).toEqual({ do: 'grant' })
    expect([made(1, '2'), made(2, '0')]).toEqual([null, null])
  })

  it('stop when what they were set for changes', () => {
    const state = begin()
    const answer = ahead(state)
    expect(stillHolds(barons, state, 1, answer)).toBe(true)
    const rich = copy(state)
    rich.g.open.crowns = [4, 3, 3]
    expect(stillHolds(barons, rich, 1, answer)).toBe(false)
    const fallen = copy(state)
    fallen.g.open.fallen = [0]
    expect(stillHolds(barons, fallen, 1, answer)).toBe(false)
  })

  it('break a law when they hang on a secret, when a question has no topic, and when they are no JSON', () => {
    const { passage } = barons.ahead!
    const bent = (part: Partial<NonNullable<typeof passage>>): Game<Barons> => ({
      ...barons,
      ahead: { passage: { ...passage!, ...part } },
    })
    const complaints = (game: Game<Barons>) =>
      Array.from({ length: 10 }, (_, i) => checkPosition(game, begin(), `ahead ${i}`).complaint)
    expect(complaints(barons)).toEqual(Array(10).fill(null))
    expect(complaints(bent({ basis: g => g.held[2].grudge }))).toContain(
      'what seat 0 may answer ahead hangs on a secret',
    )
    expect(complaints(bent({ topic: () => 'none' }))[0]).toBe(
      "seat 1 is asked about 'none' and can not answer it ahead",
    )
    expect(complaints(bent({ basis: () => Number.NaN }))[0]).toContain('answers ahead is no JSON')
  })

  it('keep the laws through whole games', () => {
    expect(fuzzGame(barons, { seats: 4, seed: seedFrom('ahead'), options: {} }).complaint).toBeNull()
  })
})
