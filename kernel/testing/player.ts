/**
 * The random player of the fuzzer. Every game is played in a mood of its own: in one game out of four all moves are alike;
 * in the others some kinds of move are liked and some are not, what the game itself weighs up is made more often, and so is
 * what was seen least. So games differ from each other more than chance alone would make them.
 */

import type { Game } from '../game.ts'
import type { Kinds, Move, Seat } from '../kinds.ts'
import { isRetraction, progressMoves } from '../progress.ts'
import type { Question } from '../question.ts'
import { below, pick, type Rng } from '../rng.ts'
import { isSettlement } from '../sideMoves.ts'
import type { State } from '../state.ts'
import type { Fuzzing } from './fuzzing.ts'
import type { Tally } from './tally.ts'

/** Chooses who moves and what. */
export type Player<K extends Kinds> = (state: State<K>, question: Question<K>) => Choice<K>

export interface Choice<K extends Kinds> {
  seat: Seat
  move: Move<K>
  /** There was another move. */
  hadChoice: boolean
}

type Weigh<K extends Kinds> = (state: State<K>, question: Question<K>, seat: Seat, move: Move<K>) => number

/** A random option; drafts are taken back only now and then, or a random player would never finish. */
export function randomMove<K extends Kinds>(
  game: Game<K>,
  list: readonly Move<K>[],
  rng: Rng,
  choose: (rng: Rng, list: readonly Move<K>[]) => Move<K> = pick,
): Move<K> {
  const move = choose(rng, list)
  if (!isRetraction(game, move) || below(rng, 8) === 0) return move
  return choose(rng, progressMoves(game, list))
}

/** How a random player plays: without `fuzzing` and `tally` all moves are alike to it. */
interface Manner<K extends Kinds> {
  fuzzing?: Fuzzing<K>
  tally?: Tally<K>
  /** Now and then somebody resigns, or all agree on a draw, where the game knows that. */
  settles?: boolean
}

/** A player for one game. */
export function randomPlayer<K extends Kinds>(
  game: Game<K>,
  rng: Rng,
  { fuzzing, tally, settles = false }: Manner<K> = {},
): Player<K> {
  const weigh = (fuzzing || tally) && below(rng, 4) > 0 ? mood(rng, fuzzing, tally) : null
  // A draft from which nothing leads on is taken back some way, or it would be entered again and again.
  let back = 0
  return (state, question) => {
    const side = below(rng, sideMovesOneIn) === 0 ? randomSideMove(question, state, rng, settles) : null
    if (side) return side
    const seat = randomSeat(question, state, rng)
    const list = question.legal(seat)
    const retractions = list.filter(move => isRetraction(game, move))
    if (back > 0) back--
    else if (retractions.length === list.length && list.length > 0) back = below(rng, 8)
    // One move in three is anything, so that a mood never keeps a game from going on.
    const choose = (_: Rng, moves: readonly Move<K>[]) =>
      weigh && below(rng, 3) > 0 ? weighted(rng, moves, move => weigh(state, question, seat, move)) : pick(rng, moves)
    const goesBack = back > 0 && retractions.length > 0
    const move = goesBack ? pick(rng, retractions) : randomMove(game, list, rng, choose)
    return { seat, move, hadChoice: list.length > 1 }
  }
}

/** One move in so many is a side move, where there is any. */
const sideMovesOneIn = 16

/** One side move in so many is an end beside the rules, or most games would have no other. */
const settlementsOneIn = 128

/** A side move of any seat; null: there is none of the kind that chance wants. */
function randomSideMove<K extends Kinds>(
  question: Question<K>,
  state: State<K>,
  rng: Rng,
  settles: boolean,
): Choice<K> | null {
  const all = [...state.moved.keys()].flatMap(seat =>
    question.side(seat).map(move => ({ seat, move, hadChoice: true })),
  )
  if (all.length === 0) return null
  const wantsEnd = settles && below(rng, settlementsOneIn) === 0
  const fit = all.filter(({ move }) => isSettlement(move) === wantsEnd)
  return fit.length > 0 ? pick(rng, fit) : null
}

/** How much the kinds of move are liked in one game, by chance. */
const likings = [1 / 4, 1, 1, 4]

/** What was never seen is made so many times as gladly as what was seen often. */
const newness = 16

function mood<K extends Kinds>(rng: Rng, fuzzing?: Fuzzing<K>, tally?: Tally<K>): Weigh<K> {
  const liked = new Map<string, number>()
  const likingOf = (name: string): number => {
    const known = liked.get(name) ?? pick(rng, likings)
    liked.set(name, known)
    return known
  }
  return (state, { step }, seat, move) => {
    const own = fuzzing?.weigh?.(state, seat, move) ?? 1
    const rare = tally ? Math.max(1, newness / (1 + tally.timesSeen(step, move))) : 1
    return likingOf(move.do) * own * rare
  }
}

/** One of the list, each as likely as its weight. */
function weighted<T>(rng: Rng, list: readonly T[], weigh: (each: T) => number): T {
  const weights = list.map(weigh)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (below(rng, 2 ** 31) / 2 ** 31) * total
  for (const [i, each] of list.entries()) {
    left -= weights[i]
    if (left < 0) return each
  }
  return list.at(-1)!
}

/** A seat that may move: mostly one that is awaited, now and then one that can take its answer back. */
function randomSeat<K extends Kinds>(question: Question<K>, state: State<K>, rng: Rng): Seat {
  if (below(rng, 50) === 0) {
    const sealed = state.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat]))
    if (sealed.length > 0) return pick(rng, sealed)
  }
  return pick(rng, question.toMove)
}
