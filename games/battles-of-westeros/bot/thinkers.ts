/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until the round ends or an own turn begins. */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { turnSearches } from '../../../bots/turns.ts'
import type { BattlesOfWesteros, Open } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { byThumb, easy } from './easy.ts'
import { winChance } from './worth.ts'

const { strong: toOwnTurn } = turnSearches<BattlesOfWesteros>({
  byThumb,
  candidates,
  trust: 0.03,
  turnOf: (_world, { step }) => (step.do === 'action' ? step.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})

const isRoundOver = ({ round, passed }: Open, since: number): boolean => round > since || passed.every(each => each)

/**
 * What a turn is used for is tried out to the end of the round, for only there it shows what should have come first; what follows in
 * it through the enemy's next turn.
 */
export const search: Search<BattlesOfWesteros> = {
  ...toOwnTurn,
  horizon: view =>
    view.stack.at(-1)!.do === 'action'
      ? ({ g: { open } }) => isRoundOver(open, view.open.round)
      : toOwnTurn.horizon!(view),
}

/** They differ in their time alone. */
export const good = searcher(search)
export const strong = searcher(search)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search, usual: easy, appraisal })
