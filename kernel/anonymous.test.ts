import { describe, expect, it } from 'vitest'
import { attempt, type Game, questionAt, type State, viewOf } from './index.ts'
import { checkMove, checkPosition } from './laws.ts'
import { anonymousDuel, windowOpened } from './testing/anonymous.ts'
import type { Duel } from './testing/duel.ts'

function passed(game: Game<Duel>, state: State<Duel>): State<Duel> {
  const [seat] = questionAt(game, state)!.toMove
  const tried = attempt(game, state, seat, state.moved[seat], { do: 'pass' })
  if ('refused' in tried) throw new Error(tried.refused)
  expect(tried.barrier).toBe(true)
  return tried.state
}

/** What the laws say of the first pass. */
function complaint(game: Game<Duel>): string | null {
  const state = windowOpened(game)
  const { complaint, worlds } = checkPosition(game, state, 'anonymous')
  return complaint ?? checkMove(game, state, worlds, 0, { do: 'pass' }).complaint
}

describe('an anonymous question', () => {
  it('is known to the seat it asks, and to nobody else', () => {
    const game = anonymousDuel()
    const state = windowOpened(game)
    expect(questionAt(game, state)!.anonymous).toBe(true)
    expect([null, 0, 1, 2].map(viewer => viewOf(game, state, viewer).asked)).toEqual([[], [0], [], []])
    expect(viewOf(game, state, 0).pass).toEqual({ do: 'pass' })
    expect(questionAt(game, state)!.legal(1)).toEqual([])
  })

  it('goes on to the next seat unseen by all others, and closes when all have answered', () => {
    const game = anonymousDuel()
    const [one, two] = [windowOpened(game), passed(game, windowOpened(game))]
    expect(questionAt(game, two)!.toMove).toEqual([1])
    for (const viewer of [null, 2]) expect(viewOf(game, two, viewer)).toEqual(viewOf(game, one, viewer))
    expect(passed(game, passed(game, two)).stack).toEqual([])
  })

  it('keeps the laws, unless an answer is seen or heard by others', () => {
    expect(complaint(anonymousDuel())).toBeNull()
    const counting = anonymousDuel(g => {
      g.open.used++
    })
    expect(complaint(counting)).toBe('a spectator sees in open.used that seat 0 has answered')
    expect(complaint(anonymousDuel((_g, say) => say()))).toBe('a spectator hears that seat 0 has answered')
  })
})
