/** The bots that think: they try what they may do in worlds that fit what they know, to the end of the round. */

import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { unsealedWorlds } from '../../../bots/worlds.ts'
import { pick } from '../../../kernel/index.ts'
import { ironThrone } from '../game.ts'
import type { IronThrone } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { byTemper, easy } from './easy.ts'
import { personalities } from './personality.ts'
import { worthAtEnd, worthOf } from './worth.ts'

/** Of tempers nobody is told: whoever plays on has any. */
const policy: Search<IronThrone>['policy'] = {
  choose: (_game, view, rng) => byTemper(view, rng, pick(rng, personalities)),
}

const search: Search<IronThrone> = {
  policy,
  depth: 100,
  candidates,
  imagineWorld: unsealedWorlds(ironThrone),
  horizon:
    ({ open: { round } }) =>
    ({ g: { open } }) =>
      open.round > round && open.stage === 'start',
  evaluate: (g, seat, isOver) => (isOver ? worthAtEnd(g.open, seat) : worthOf(g, seat)),
}

export const good = searcher({ ...search, mostTrials: 60 })
export const strong = searcher(search)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search, usual: easy, appraisal })
