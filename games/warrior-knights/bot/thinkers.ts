/** The bots that think: they try what they may do in worlds that fit what they know, some Action cards ahead. */
import { counselOf } from '../../../bots/adviser.ts'
import { type Search, searcher } from '../../../bots/search.ts'
import { unsealedWorlds } from '../../../bots/worlds.ts'
import { warriorKnights } from '../game.ts'
import type { Open, WarriorKnights } from '../types.ts'
import { candidates } from './candidates.ts'
import { appraisal } from './concerns.ts'
import { easy } from './easy.ts'
import { worthAtEnd, worthOf } from './worth.ts'

/** Action cards still to be revealed this round. */
const cardsLeft = ({ stacks }: Open): number =>
  stacks.reduce((sum, { counts, neutral }) => counts.reduce((all, n) => all + n, sum + neutral), 0)

/** So many cards more than there are Barons are revealed, or the round ends. */
const ahead = 2

const search: Search<WarriorKnights> = {
  policy: easy,
  depth: 300,
  candidates: (view, rng) => candidates(view, rng, warriorKnights),
  trust: 0.1,
  imagineWorld: unsealedWorlds(warriorKnights),
  horizon({ open }) {
    const until = cardsLeft(open) - open.barons.length - ahead
    return ({ g: { open: then } }) =>
      then.round > open.round || (then.phase === 'actions' && then.battle === null && cardsLeft(then) <= until)
  },
  evaluate: ({ open }, seat, isOver) => (isOver ? worthAtEnd(open, seat) : worthOf(open, seat)),
}

/** The levels differ in their time alone. */
export const good = searcher(search)
export const strong = searcher(search)

/** Tells what `strong` would do. */
export const counsel = counselOf({ thinker: strong, search, usual: easy, appraisal })
