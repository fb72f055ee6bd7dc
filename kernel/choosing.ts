/** What rule-of-thumb bots of any game choose by. */
import type { Game, View } from './game.ts'
import type { Kinds, Move } from './kinds.ts'
import { progressMoves } from './progress.ts'
import { below, pick, type Rng } from './rng.ts'

/** The first of those with the highest score; the list is not empty. */
export function best<T>(list: readonly T[], score: (each: T) => number): T {
  let top = list[0]
  let high = Number.NEGATIVE_INFINITY
  for (const each of list) {
    const points = score(each)
    if (points > high) [top, high] = [each, points]
  }
  return top
}

/** A copy, best first; what is equally good keeps its order. */
export const ranked = <T>(list: readonly T[], score: (each: T) => number): T[] =>
  list
    .map(each => ({ each, score: score(each) }))
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each)

/** A pinch of chance, evenly between minus and plus `size`. */
export const jitter = (rng: Rng, size: number): number => (below(rng, 2001) / 1000 - 1) * size

/** What is done for a seat that does not answer: the question goes by where it can, else anything that leads on. */
export const defaultMove = <K extends Kinds>(
  game: Game<K>,
  { legalMoves, pass }: Pick<View<K>, 'legalMoves' | 'pass'>,
  rng: Rng,
): Move<K> => pass ?? pick(rng, progressMoves(game, legalMoves))
