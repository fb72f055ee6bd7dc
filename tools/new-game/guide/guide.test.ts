import { expect, it } from 'vitest'
import { defaultSettings, play, start } from '../../../kernel/index.ts'
import { guidePlace } from '../../../text/index.ts'
import { newGame } from '../game.ts'
import type { Options } from '../types.ts'
import { guide } from './index.ts'

it('is played to its last step by the moves that it asks for, and those of the others', () => {
  const options = { ...(defaultSettings(newGame.options) as unknown as Options), ...guide.options }
  const { state, question: first } = start(newGame, { roles: guide.roles, options, seed: guide.seed })
  const moves = guide.steps.flatMap(step => step.moves)
  let question = first
  while (question !== null) {
    const seat = question.toMove.find(each => each !== guide.learner) ?? guide.learner
    const wanted = seat === guide.learner ? moves[state.moved[seat]] : guide.replies[seat][state.moved[seat]]
    if (wanted === undefined) break
    expect(question.legal(seat)).toContainEqual(wanted)
    question = play(newGame, state, seat, wanted).question
  }
  expect(state.moved).toEqual(
    guide.roles.map((_, seat) => (seat === guide.learner ? moves : guide.replies[seat]).length),
  )
  expect(guidePlace(guide, moves.length, guide.steps.length - 1)?.step.id).toBe(guide.steps.at(-1)!.id)
})
