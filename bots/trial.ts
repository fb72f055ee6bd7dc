/** A trial: a plan is carried out in an imagined world, a policy plays on to a horizon, and the position gets a value. */
import {
  type Bot,
  type Drawers,
  type Game,
  type Kinds,
  type Move,
  nextToMove,
  play,
  type Question,
  questionAt,
  type Rng,
  type Seat,
  type State,
  same,
  viewOf,
} from '../kernel/index.ts'
import type { Meter } from './budget.ts'

/**
 * Whoever plays on in imagined worlds: a quick bot, or a function that reads the world without the price of a view. What it
 * returns is one of `question.legal(seat)`. The world is not the real one: a look at what others hold there betrays nothing,
 * but whoever plays by it plays better than a player can.
 */
export type Policy<K extends Kinds> =
  | Bot<K>
  | ((world: State<K>, question: Question<K>, seat: Seat, rng: Rng) => Move<K>)

/** Is this question the end of a trial? */
export type Horizon<K extends Kinds> = (world: State<K>, question: Question<K>) => boolean

interface Rules<K extends Kinds> {
  policy: Policy<K>
  depth: number
  isFar: Horizon<K>
  evaluate(g: Drawers<K>, seat: Seat, isOver: boolean): number
}

interface Trial<K extends Kinds> {
  /** Played on in place. */
  world: State<K>
  seat: Seat
  moves: readonly Move<K>[]
  luck: Rng
}

interface Outcome {
  /** So many moves of the plan could be made one after the other. */
  reach: number
  /** null: time ran out before the end. */
  value: number | null
}

/**
 * Carries out a plan and plays on. Where others are asked between two of its moves, or its seat is asked in a window, the policy
 * answers and the plan goes on afterwards; where its next move is not legal any more the rest is dropped.
 */
export function tryOut<K extends Kinds>(
  game: Game<K>,
  { policy, depth, isFar, evaluate }: Rules<K>,
  { world, seat, moves, luck }: Trial<K>,
  meter: Pick<Meter, 'isOver'>,
): Outcome {
  let question = questionAt(game, world)
  let last = seat
  let rest = moves
  let reach = 0
  for (let n = 0; question !== null; ) {
    if (meter.isOver()) return { reach, value: null }
    const isAsked = rest.length > 0 && question.toMove.includes(seat)
    const planned = isAsked ? legal(question, seat, rest[0]) : undefined
    if (planned) {
      if (n === 0) reach++
      rest = rest.slice(1)
      last = seat
      question = play(game, world, seat, planned).question
      continue
    }
    if (isAsked && question.pass === null) rest = []
    if (n++ >= depth || (rest.length === 0 && isFar(world, question))) break
    last = nextToMove(game, question, last)!
    question = play(game, world, last, choose(game, policy, world, question, last, luck)).question
  }
  return { reach, value: evaluate(world.g, seat, question === null) }
}

const legal = <K extends Kinds>(question: Question<K>, seat: Seat, move: Move<K>): Move<K> | undefined =>
  question.legal(seat).find(option => same(option, move))

const choose = <K extends Kinds>(
  game: Game<K>,
  policy: Policy<K>,
  world: State<K>,
  question: Question<K>,
  seat: Seat,
  rng: Rng,
): Move<K> =>
  typeof policy === 'function'
    ? policy(world, question, seat, rng)
    : policy.choose(game, viewOf(game, world, seat, question), rng)

/** What a policy answers in a world. */
export const answerBy = <K extends Kinds>(
  game: Game<K>,
  policy: Policy<K>,
  world: State<K>,
  seat: Seat,
  rng: Rng,
): Move<K> => choose(game, policy, world, questionAt(game, world)!, seat, rng)
