/**
 * The bots that think ahead: they try the answers worth thinking about in plausible worlds, play on in each by quick rules to
 * the end of the round, and take the answer after which their house stands best.
 */
import { searcher } from '../../../bots/search.ts'
import type { Horizon } from '../../../bots/trial.ts'
import type { Thinker, View } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'
import { candidatesFor } from './candidates.ts'
import { quickAnswer } from './quick.ts'
import { worldsFor } from './worlds.ts'
import { worthOf } from './worth.ts'

/** No round is as long. */
const depth = 1000

/** A thinker that weighs up so many sets of orders. */
const thinker = (orderSets: number): Thinker<Thrones> =>
  searcher<Thrones>({
    policy: quickAnswer,
    depth,
    horizon,
    candidates: (view, rng) => candidatesFor(view, rng, orderSets),
    imagineWorld: worldsFor,
    evaluate: ({ open }, seat, isOver) => worthOf(open, isOver)[seat],
  })

/** In the Westeros Phase up to the planning; after that to the end of the round. */
function horizon({ open: { round, phase } }: View<Thrones>): Horizon<Thrones> {
  if (phase === 'westeros') return (_world, question) => question.step.do === 'assignOrders'
  return world => world.g.open.round > round
}

export const good = thinker(10)
export const strong = thinker(28)
