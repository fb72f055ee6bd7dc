import { describe, expect, it } from 'vitest'
import {
  type Appraisal,
  type Bot,
  type Budget,
  type Reason,
  seeded,
  seedFrom,
  type Thinker,
  viewOf,
} from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { adviser } from './adviser.ts'
import { trials } from './budget.ts'
import { type Search, searcher } from './search.ts'
import { give, numberedWorlds, tied } from './testing.ts'

const view = viewOf(toy, tied(), 0)
const first: Bot<Toy> = { choose: (_game, { legalMoves }) => legalMoves[0] }
const last: Bot<Toy> = { choose: (_game, { legalMoves }) => legalMoves.at(-1)! }

/** Points of every seat by concern, from its points in the toy and the number of the world. */
type Points = (points: number, world: number) => Readonly<Record<string, number>>

interface Asked {
  usual?: Bot<Toy>
  thinker?: Thinker<Toy>
  search?: Partial<Search<Toy>>
  /** The value of a position to the seat that asks, by who got the card, and in which world. */
  value?: (winner: number, world: number) => number
  points?: Points
  values?: Appraisal<Toy>['values']
  budget?: Budget
}

const evenly = () => [0.5, 0.5, 0.5]

/** Asks the first seat at a tie; the thinker gives the card to itself. */
function advise({ usual = last, value = () => 0.5, points = () => ({}), values = evenly, ...asked }: Asked) {
  const search: Search<Toy> = {
    policy: first,
    depth: 0,
    imagineWorld: numberedWorlds(),
    candidates: ({ legalMoves }) => legalMoves,
    evaluate: ({ open, hidden }) =>
      value(
        open.points.findIndex(each => each > 0),
        hidden.deck[0],
      ),
    ...asked.search,
  }
  const counsel = adviser<Toy>({
    thinker: asked.thinker ?? { think: (_game, { legalMoves }) => legalMoves[0] },
    search,
    usual,
    appraisal: {
      values,
      points: ({ open, hidden }, seat) => points(open.points[seat], hidden.deck[0]),
    },
  })
  return counsel.advise(toy, view, { chance: seeded(seedFrom('a')) }, asked.budget ?? trials(192))
}

const better = (winner: number) => [0.75, 0.5, 0.25][winner]
const card = view.open.seen.at(-1)!

describe('advice', () => {
  it('is the plan of the thinker, beside the usual answer where that is another one', async () => {
    expect(await advise({ value: better })).toMatchObject({ plan: [give(0)], instead: give(2), values: [0.75, 0.25] })
  })

  it('where the plan is the usual answer, it is beside the best of the others', async () => {
    const advice = await advise({ usual: first, value: winner => [0.75, 0.25, 0.5][winner] })
    expect(advice).toMatchObject({ plan: [give(0)], instead: give(2), values: [0.75, 0.5] })
  })

  it('looks at no more than three others, the first ones', async () => {
    const candidates = () => [give(0), ...[1, 1, 1, 2].map(seat => [give(seat), { do: 'done' } as const])]
    const advice = await advise({ usual: first, search: { candidates }, value: winner => [0.75, 0.25, 0.5][winner] })
    expect(advice).toMatchObject({ instead: give(1), values: [0.75, 0.25] })
  })

  it('compares plans in the same worlds alone: one that only some of them have met does not count', async () => {
    // Eleven trials are left for comparing: the plan meets the sixth world, the other does not.
    const value = (winner: number, world: number) => (world === 6 ? 100 : better(winner))
    expect((await advise({ value, budget: trials(44) })).values).toEqual([0.75, 0.25])
  })

  it('is beside nothing where nothing was weighed', async () => {
    const { plan, instead, values } = await advise({ usual: first, search: { candidates: () => [] } })
    expect(plan).toEqual([view.legalMoves[0]])
    expect({ instead, values }).toEqual({ instead: null, values: null })
  })

  it('comes of three quarters of the budget, and is compared for the last one, in 24 worlds at most', async () => {
    const tried: number[] = []
    const budgets: Budget[] = []
    const thinker: Thinker<Toy> = {
      think(_game, { legalMoves }, _rng, budget) {
        budgets.push(budget)
        return legalMoves[0]
      },
    }
    for (const nodes of [40, 1000]) {
      let n = 0
      await advise({ thinker, budget: { ...trials(nodes), ms: 100, onNode: () => n++ } })
      tried.push(n)
    }
    expect(budgets.map(({ nodes, ms }) => [nodes, ms])).toEqual([
      [30, 75],
      [750, 75],
    ])
    expect(tried).toEqual([10, 2 * 24])
  })

  it('is the same for the same view and chance', async () => {
    const thinker = () => searcher<Toy>({ policy: first, depth: 4, candidates: ({ legalMoves }) => legalMoves })
    const asked = () => advise({ thinker: thinker(), search: { depth: 4 }, points: points => ({ points }) })
    expect(await asked()).toEqual(await asked())
  })
})

describe('the reasons of an advice', () => {
  /** By whose concern, in the order told. */
  const reasons = async (points: Points, more: Asked = {}) => {
    const told = (await advise({ value: better, points, ...more })).reasons
    return told.map(({ whose, concern, by }: Reason) => [`${whose} ${concern}`, by])
  }

  it('are what the seat has more of, and the others on the average, the weightiest first', async () => {
    expect(await reasons(points => ({ coins: 1, points }))).toEqual([
      ['own points', card],
      ['others points', -card / 2],
    ])
  })

  it('leave out what is less than a fifth of the weightiest, or hardly anything', async () => {
    const told = await reasons(points => ({ points, small: -0.19 * points, less: -0.21 * points }))
    expect(told.map(([name]) => name)).toEqual(['own points', 'others points', 'own less'])
    expect(await reasons(points => ({ points: points > 0 ? 0.019 : 0 }))).toEqual([])
  })

  it('leave out what chance may have made', async () => {
    const swinging = (up: number, down: number) => (points: number, world: number) => ({
      luck: points > 0 ? (world % 2 === 0 ? up : down) : 0,
    })
    expect(await reasons(swinging(1, -0.8))).toEqual([])
    expect((await reasons(swinging(1, -0.2))).map(([name]) => name)).toEqual(['own luck', 'others luck'])
  })

  it('are none for either of two plans that come to the same, or where nothing can be judged yet', async () => {
    const points: Points = points => ({ points })
    expect(await reasons(points, { value: () => 0.5 })).toEqual([])
    expect(await reasons(points, { values: () => null })).toEqual([])
  })

  it('are the end itself where it comes', async () => {
    expect(await reasons(points => ({ points }), { search: { policy: last, depth: 40 } })).toEqual([['own end', 0.5]])
  })
})
