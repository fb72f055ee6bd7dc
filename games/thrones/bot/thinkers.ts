/**
 * The bots that think ahead: they try the answers worth thinking about in plausible worlds, play on in each by quick rules to
 * the end of the round, and take the answer after which their house stands best.
 */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import type { Horizon } from '../../../bots/trial.ts'
import type { Thinker, View } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'
import { type Candidate, candidatesFor, type Effort, improvedOrders } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { easy } from './easy.ts'
import { quickAnswer } from './quick.ts'
import { worldsFor } from './worlds.ts'
import { worthOf } from './worth.ts'

/** No round is as long. */
const depth = 1000

interface Thoroughness extends Effort {
  /** How far it looks in the Westeros Phase. */
  horizon(view: View<Thrones>): Horizon<Thrones>
  /** Sets of orders that differ little from the best one found, for a second look; 0: none. */
  secondLook: number
}

const thinker = (how: Thoroughness): Thinker<Thrones> => {
  const first = thinkerOf(how, (view, rng) => candidatesFor(view, rng, how))
  if (how.secondLook === 0) return first
  return {
    async think(game, view, rng, budget) {
      if (view.stack.at(-1)?.do !== 'assignOrders') return first.think(game, view, rng, budget)
      const begun = budget.now()
      const plan = [
        await first.think(game, view, rng, { ...budget, nodes: budget.nodes / 2, ms: budget.ms / 2 }),
      ].flat()
      const second = thinkerOf(how, () => improvedOrders(view, plan as Candidate, how.secondLook))
      const left = { ...budget, nodes: budget.nodes / 2, ms: budget.ms - (budget.now() - begun) }
      return second.think(game, view, rng, left)
    },
  }
}

const thinkerOf = (how: Thoroughness, candidates: Search<Thrones>['candidates']): Thinker<Thrones> =>
  searcher(searchOf(how, candidates))

const searchOf = ({ horizon }: Thoroughness, candidates: Search<Thrones>['candidates']): Search<Thrones> => ({
  policy: quickAnswer,
  depth,
  horizon,
  candidates,
  imagineWorld: worldsFor,
  evaluate: ({ open }, seat, isOver) => worthOf(open, isOver)[seat],
})

const endOfRound = ({ open: { round } }: View<Thrones>): Horizon<Thrones> => {
  return world => world.g.open.round > round
}

const planningOrEndOfRound = (view: View<Thrones>): Horizon<Thrones> => {
  if (view.open.phase !== 'westeros') return endOfRound(view)
  return (_world, question) => question.step.do === 'assignOrders'
}

/** Has time for a few plans, and in the Westeros Phase looks no further than to the planning. */
export const good = thinker({ orderSets: 10, musters: 1, horizon: planningOrEndOfRound, secondLook: 0 })
const thorough: Thoroughness = { orderSets: 28, musters: 8, horizon: endOfRound, secondLook: 16 }

/** Looks to the end of the round always, and looks a second time at its orders. */
export const strong = thinker(thorough)

/** Tells what `strong` would do. */
export const counsel = counselOf<Thrones>({
  thinker: strong,
  search: searchOf(thorough, (view, rng) => candidatesFor(view, rng, thorough)),
  usual: easy,
  appraisal,
})
