/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn begins. */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { turnSearches } from '../../../bots/turns.ts'
import type { BattleLore } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { byThumb, easy } from './easy.ts'
import { musters } from './muster.ts'
import { worldsFor } from './worlds.ts'
import { winChance } from './worth.ts'

const searches = turnSearches<BattleLore>({
  byThumb,
  candidates,
  turnOf: ({ g }, { step }) => (step.do === 'command' ? g.open.turn!.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})

/** What the enemy commands is looked at by `strong` alone, and which army is worth its points. */
const far: Search<BattleLore> = {
  ...searches.strong,
  imagineWorld: worldsFor,
  candidates: (view, rng) => (view.stack.at(-1)!.do === 'muster' ? musters(view, rng) : candidates(view, rng)),
}

export const good = searcher(searches.good)
export const strong = searcher(far)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search: far, usual: easy, appraisal })
