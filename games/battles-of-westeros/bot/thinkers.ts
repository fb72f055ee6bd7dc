/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until somebody's turn begins. */
import { searcher } from '../../../bots/search.ts'
import type { Horizon, Policy } from '../../../bots/trial.ts'
import type { View } from '../../../kernel/index.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { candidates } from './candidates.ts'
import { byThumb } from './easy.ts'
import { winChance } from './worth.ts'

/** The rules of thumb play on for both sides. */
const policy: Policy<BattlesOfWesteros> = ({ g, stack }, question, me, rng) =>
  byThumb({ open: g.open, me, own: g.held[me], rng }, stack.at(-1)!, question.legal(me))

const isTurnBegun: Horizon<BattlesOfWesteros> = ({ stack }) => stack.at(-1)!.do === 'action'

/** The beginning of a turn of the seat that is thinking: what the enemy answers belongs to a plan. */
const isOwnTurnBegun =
  ({ seat }: View<BattlesOfWesteros>): Horizon<BattlesOfWesteros> =>
  (_world, { step }) =>
    step.do === 'action' && step.seat === seat

const thinkerTo = (horizon: (view: View<BattlesOfWesteros>) => Horizon<BattlesOfWesteros>) =>
  searcher<BattlesOfWesteros>({
    policy,
    // Longer than any turn
    depth: 400,
    horizon,
    candidates,
    evaluate: ({ open }, seat) => winChance(open, seat),
  })

/** Looks to the end of the turn. */
export const good = thinkerTo(() => isTurnBegun)

/** Looks through the enemy's answer, too. */
export const strong = thinkerTo(isOwnTurnBegun)
