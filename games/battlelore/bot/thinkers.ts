/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn ends. */
import { searcher } from '../../../bots/search.ts'
import type { Horizon, Policy } from '../../../bots/trial.ts'
import type { View } from '../../../kernel/index.ts'
import type { BattleLore } from '../types.ts'
import { candidates } from './candidates.ts'
import { byThumb } from './easy.ts'
import { winChance } from './worth.ts'

/** The rules of thumb play on for both sides. */
const policy: Policy<BattleLore> = ({ g, stack }, question, me, rng) =>
  byThumb({ open: g.open, me, own: g.held[me], rng }, stack.at(-1)!, question.legal(me))

const isTurnBegun: Horizon<BattleLore> = ({ stack }) => stack.at(-1)!.do === 'command'

/** The beginning of a turn of the seat that is thinking: what the enemy answers belongs to a plan. */
const isOwnTurnBegun =
  ({ seat }: View<BattleLore>): Horizon<BattleLore> =>
  (world, question) =>
    isTurnBegun(world, question) && world.g.open.turn!.seat === seat

const thinkerTo = (horizon: (view: View<BattleLore>) => Horizon<BattleLore>) =>
  searcher<BattleLore>({
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
