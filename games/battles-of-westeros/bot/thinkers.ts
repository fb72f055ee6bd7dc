/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn begins. */
import { counselOf } from '../../../bots/adviser.ts'
import { searcher } from '../../../bots/search.ts'
import { turnSearches } from '../../../bots/turns.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { byThumb, easy } from './easy.ts'
import { winChance } from './worth.ts'

const searches = turnSearches<BattlesOfWesteros>({
  byThumb,
  candidates,
  trust: 0.03,
  turnOf: (_world, { step }) => (step.do === 'action' ? step.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})

export const good = searcher(searches.good)
export const strong = searcher(searches.strong)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search: searches.strong, usual: easy, appraisal })
