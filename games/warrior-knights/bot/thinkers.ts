/** The bots that think: they try what they may do in worlds that fit what they know, some Action cards ahead. */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { unsealedWorlds } from '../../../bots/worlds.ts'
import { warriorKnights } from '../game.ts'
import type { Open, WarriorKnights } from '../types.ts'
import { candidates, type Judgement } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { drafts, stormingDrafts } from './drafts.ts'
import { easy } from './easy.ts'
import { seasoned, stormValue } from './seasoned.ts'
import { moveValue } from './war.ts'
import { worthAtEnd, worthOf } from './worth.ts'

/** Action cards still to be revealed this round. */
const cardsLeft = ({ stacks }: Open): number =>
  stacks.reduce((sum, { counts, neutral }) => counts.reduce((all, n) => all + n, sum + neutral), 0)

/** So many cards more than there are Barons are revealed, or the round ends. */
const ahead = 2

const searchBy = (judgement: Judgement): Search<WarriorKnights> => ({
  policy: judgement.usual,
  depth: 300,
  candidates: (view, rng) => candidates(judgement, view, rng, warriorKnights),
  trust: 0.1,
  imagineWorld: unsealedWorlds(warriorKnights),
  horizon({ open }) {
    const until = cardsLeft(open) - open.barons.length - ahead
    return ({ g: { open: then } }) =>
      then.round > open.round || (then.phase === 'actions' && then.battle === null && cardsLeft(then) <= until)
  },
  evaluate: ({ open }, seat, isOver) => (isOver ? worthAtEnd(open, seat) : worthOf(open, seat)),
})

const byEasy: Judgement = { usual: easy, drafts, moveValue, most: 6 }
/** Whoever has more time looks at more plans. */
const bySeasoned: Judgement = { usual: seasoned, drafts: stormingDrafts, moveValue: stormValue, most: 12 }

/** They differ in their time, and in the rules of thumb that they draw plans up by and play on by. */
export const searches = { good: searchBy(byEasy), strong: searchBy(bySeasoned) }
export const good = searcher(searches.good)
export const strong = searcher(searches.strong)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search: searches.strong, usual: easy, appraisal })
