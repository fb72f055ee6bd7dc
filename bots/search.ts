/**
 * The place for stronger bots: a search over imagined worlds that plays any game. It tries every legal move in worlds that
 * fit what its seat knows, plays on by a simple policy, and takes the one that turned out best on average.
 * It sees a view like every bot: what it does not know it imagines. Sealed answers that are drafted move by move it
 * leaves to the policy: a single move of a draft says little, and a draft could be changed for ever.
 */
import {
  type Bot,
  below,
  copy,
  type Game,
  imagine,
  type Kinds,
  type Move,
  nextToMove,
  play,
  progressMoves,
  type Rng,
  type Seat,
  type State,
  seeded,
  seedFrom,
  type Thinker,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { meterOf } from './budget.ts'

export interface Search<K extends Kinds> {
  /** Moves played on after it, at most. */
  depth: number
  /** Who plays on, for all seats. */
  policy: Bot<K>
  /** How good a position is for a seat, more is better; without it the standing decides. */
  evaluate?(open: K['open'], seat: Seat): number
}

/** A node of its budget is a world imagined. */
export function searcher<K extends Kinds>(search: Search<K>): Thinker<K> {
  return {
    async think(game, view, rng, budget) {
      const legalMoves = progressMoves(game, view.legalMoves)
      if (legalMoves.length === 1) return legalMoves[0]
      if (isDraft(game, view)) return search.policy.choose(game, view, rng)
      const sums = legalMoves.map(() => 0)
      for (const meter = meterOf(budget); await meter.next(); ) {
        const seed = seedFrom(below(rng, 2 ** 32))
        const world = imagine(game, view, seeded(seed))
        legalMoves.forEach((move, i) => {
          sums[i] += tryOut(game, search, copy(world), view.seat!, move, { chance: seeded(seedFrom(seed)) })
        })
      }
      return legalMoves[sums.indexOf(Math.max(...sums))]
    },
  }
}

function isDraft<K extends Kinds>(game: Game<K>, view: View<K>): boolean {
  const rule = (game.rules as unknown as Record<string, { draft?: unknown }>)[view.stack.at(-1)!.do]
  return rule.draft !== undefined
}

/** The value of a world after the move; every move of a world meets the same luck. */
function tryOut<K extends Kinds>(
  game: Game<K>,
  { depth, policy, evaluate = byStanding(game) }: Search<K>,
  world: State<K>,
  seat: Seat,
  move: Move<K>,
  luck: Rng,
): number {
  let { question } = play(game, world, seat, move)
  let next: Seat | undefined = seat
  for (let n = 0; n < depth; n++) {
    next = nextToMove(game, question, next)
    if (next === undefined) break
    const view = viewOf(game, world, next, question)
    question = play(game, world, next, policy.choose(game, view, luck)).question
  }
  return evaluate(world.g.open, seat)
}

/** First place is best. */
const byStanding =
  <K extends Kinds>(game: Game<K>) =>
  (open: K['open'], seat: Seat): number =>
    -game.standing(open).find(each => each.seat === seat)!.place
