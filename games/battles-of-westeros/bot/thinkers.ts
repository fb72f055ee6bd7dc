/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn begins. */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { turnSearches } from '../../../bots/turns.ts'
import type { BattlesOfWesteros, Open } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { byThumb, easy } from './easy.ts'
import { winChance } from './worth.ts'

const byTurns = turnSearches<BattlesOfWesteros>({
  byThumb,
  candidates,
  trust: 0.03,
  turnOf: (_world, { step }) => (step.do === 'action' ? step.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})

const isRoundOver = ({ round, passed }: Open, since: number): boolean => round > since || passed.every(each => each)

/** What a turn is used for is tried out to the end of the round: only there it shows what should have come first. */
const toRoundEnd = (search: Search<BattlesOfWesteros>): Search<BattlesOfWesteros> => ({
  ...search,
  horizon: view =>
    view.stack.at(-1)!.do === 'action'
      ? ({ g: { open } }) => isRoundOver(open, view.open.round)
      : search.horizon!(view),
})

export const searches = { good: toRoundEnd(byTurns.good), strong: toRoundEnd(byTurns.strong) }

export const good = searcher(searches.good)
export const strong = searcher(searches.strong)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search: searches.strong, usual: easy, appraisal })
