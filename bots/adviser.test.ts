import { describe, expect, it } from 'vitest'
import { type Appraisal, type Bot, type Start, seeded, seedFrom, start, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { adviser } from './adviser.ts'
import { trials } from './budget.ts'
import { type Search, searcher } from './search.ts'

const begin: Start<Toy> = {
  roles: [null, null, null],
  options: { cards: 'many', rich: false, ties: 'host' },
  seed: seedFrom('advice'),
}
const view = viewOf(toy, start(toy, begin).state, 0)
const first: Bot<Toy> = { choose: (_game, { legalMoves }) => legalMoves[0] }
const last: Bot<Toy> = { choose: (_game, { legalMoves }) => legalMoves.at(-1)! }

const search: Search<Toy> = {
  policy: first,
  depth: 0,
  candidates: ({ legalMoves }) => legalMoves,
  evaluate: () => 0.5,
}
/** A seat has points for its number, and for its coins. */
const appraisal: Appraisal<Toy> = {
  values: g => g.held.map(() => 0.5),
  points: (_g, seat) => ({ number: seat }),
}
const advise = (usual: Bot<Toy>, more: Partial<Search<Toy>> = {}) => {
  const how = { ...search, ...more }
  const counsel = adviser({ thinker: searcher(how), search: how, usual, appraisal })
  return counsel.advise(toy, view, { chance: seeded(seedFrom('a')) }, trials(100))
}

describe('advice', () => {
  it('is the plan of the thinker, beside the usual answer where that is another one', async () => {
    const { plan, instead } = await advise(last)
    expect(view.legalMoves).toContainEqual(plan[0])
    expect(instead).toEqual(view.legalMoves.at(-1))
    expect(plan).not.toContainEqual(instead)
  })

  it('where the plan is the usual answer, it is beside the next best one', async () => {
    const { plan, instead } = await advise(first)
    expect(plan).toEqual([view.legalMoves[0]])
    expect(view.legalMoves.slice(1)).toContainEqual(instead)
  })

  it('says nothing for either of two plans that come to the same', async () => {
    const { values, reasons } = await advise(last)
    expect(values).toEqual([0.5, 0.5])
    expect(reasons).toEqual([])
  })

  it('is beside nothing where nothing was weighed', async () => {
    const { plan, instead, values } = await advise(first, { candidates: () => [] })
    expect(plan).toEqual([view.legalMoves[0]])
    expect({ instead, values }).toEqual({ instead: null, values: null })
  })

  it('is the same for the same view and chance', async () => {
    expect(await advise(last)).toEqual(await advise(last))
  })
})
