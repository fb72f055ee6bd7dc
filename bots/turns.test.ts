import { expect, it } from 'vitest'
import { questionAt, type State, type Step, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { tied } from './testing.ts'
import { turnSearches } from './turns.ts'

const searches = turnSearches<Toy>({
  byThumb: (_botView, _step, legalMoves) => legalMoves[0],
  turnOf: (_world, { step }) => (step.do === 'build' ? step.seat : null),
  trust: 0.1,
})
const view = viewOf(toy, tied(), 0)

/** Whether a trial of the first seat ends at this question. */
function endsAt(level: 'good' | 'strong', step: Step<Toy>): boolean {
  const world: State<Toy> = { ...tied(), stack: [step] }
  return searches[level].horizon!(view)(world, questionAt(toy, world)!)
}

const turnOf = (seat: number): Step<Toy> => ({ do: 'build', seat, left: 3 })
/** An own turn, one of an enemy, and a question within a turn. */
const steps: readonly Step<Toy>[] = [turnOf(0), turnOf(1), { do: 'look', seat: 0 }]

it('good looks to the end of the turn: until a turn begins, whosever it is', () => {
  expect(steps.map(step => endsAt('good', step))).toEqual([true, true, false])
})

it('strong looks through what the enemy answers: until its own next turn begins', () => {
  expect(steps.map(step => endsAt('strong', step))).toEqual([true, false, false])
})

it('both trust the first plan as far as the game says', () => {
  expect([searches.good.trust, searches.strong.trust]).toEqual([0.1, 0.1])
})
