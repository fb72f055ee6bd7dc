/** Games played out, move by move, with a given chooser: for benches, arenas, galleries and tests. */
import {
  type Game,
  type Kinds,
  type LoggedEvent,
  type Move,
  pick,
  play,
  type Question,
  type Rng,
  randomMove,
  type Seat,
  type Start,
  type State,
  start,
} from '../kernel/index.ts'

/** Who moves, and how. */
export interface Choice<K extends Kinds> {
  seat: Seat
  move: Move<K>
}

/** A position of a game that is played out. The state is played on in place: copy what is to be kept. */
export interface Position<K extends Kinds> {
  state: State<K>
  /** null when the game is over. */
  question: Question<K> | null
  /** Moves made so far. */
  moves: number
  /** The last one, and what was heard of it; null in the first position. */
  made: Choice<K> | null
  heard: readonly LoggedEvent<K>[]
}

type AtQuestion<K extends Kinds> = Position<K> & { question: Question<K> }

/** Chooses in a position whose question stands; undefined ends the game early. */
export type Chooser<K extends Kinds> = (position: AtQuestion<K>) => Choice<K> | undefined

/** Plays a game from its start to its end, or as far as the chooser goes: every position on the way. */
export function* playout<K extends Kinds>(
  game: Game<K>,
  begin: Start<K>,
  choose: Chooser<K>,
): Generator<Position<K>, void> {
  const { state, heard, question } = start(game, begin)
  let position: Position<K> = { state, question, moves: 0, made: null, heard }
  yield position
  for (let moves = 1; position.question; moves++) {
    const made = choose(position as AtQuestion<K>)
    if (!made) return
    const { question, heard } = play(game, state, made.seat, made.move)
    position = { state, question, moves, made, heard }
    yield position
  }
}

/** The last position of a playout. */
export function lastOf<K extends Kinds>(positions: Iterable<Position<K>>): Position<K> {
  let last: Position<K> | undefined
  for (const each of positions) last = each
  return last!
}

/** One of those asked makes a random move; drafts are taken back only now and then. */
export const atRandom =
  <K extends Kinds>(game: Game<K>, rng: Rng): Chooser<K> =>
  ({ question }) => {
    const seat = pick(rng, question.toMove)
    return { seat, move: randomMove(game, question.legal(seat), rng) }
  }
