/** Playing: start a game, make a move, play on to the next question. */

import type { Game } from './game.ts'
import { type AskStep, type Kinds, type Move, type Seat, type Step, takeBack } from './kinds.ts'
import { type Question, QuestionOnTop, ruleOf } from './question.ts'
import { below, type Chance, seeded, shuffle } from './rng.ts'
import { type Context, type Next, over, type Sealed, type SideMove, stay } from './rules.ts'
import { sideMoveOf } from './sideMoves.ts'
import type { State } from './state.ts'
import { putAt } from './values.ts'

/** An event and who may hear it: null means everybody. */
export interface LoggedEvent<K extends Kinds> {
  event: K['event']
  to: readonly Seat[] | null
}

/** What was told on the way to a question, and the question; null when the game is over. */
export interface Played<K extends Kinds> {
  heard: LoggedEvent<K>[]
  question: Question<K> | null
}

export interface Start<K extends Kinds> {
  /** For each seat the part it plays, or null: drawn at random. Its length is the number of seats. */
  roles: readonly (string | null)[]
  options: K['options']
  /** 32 or 64 hexadecimal digits: see rng.ts. */
  seed: string
  /** What the game before it in a series has handed on. */
  carried?: NonNullable<K['carried']> | null
}

/** Called before the only answer to a question that is not asked is taken: laws look at the position there. */
export type WatchForced<K extends Kinds> = (state: State<K>, question: Question<K>) => void

/** No chain of automatic steps is longer than this: beyond it a rule goes in circles. */
const longestChain = 10_000

/** What rules may use, on this state; what they tell lands in `heard`. */
export function contextOf<K extends Kinds>(rng: { chance: Chance }, heard: LoggedEvent<K>[]): Context<K> {
  return {
    log: (event, to) => {
      heard.push({ event, to: to === undefined ? null : typeof to === 'number' ? [to] : to })
    },
    below: n => below(rng, n),
    shuffle: list => shuffle(rng, list),
  }
}

/** Sets a table up and plays on to the first question. The same start gives the same state to the byte. */
export function start<K extends Kinds>(
  game: Game<K>,
  { roles, options, seed, carried = null }: Start<K>,
): Played<K> & { state: State<K> } {
  const heard: LoggedEvent<K>[] = []
  const rng = { chance: seeded(seed) }
  const { drawers, steps } = game.setup(roles.length, roles, options, contextOf<K>(rng, heard), carried)
  const none = roles.map(() => null)
  // Through JSON: the state is JSON from its first moment, and its objects have the engine's fast form.
  const state: State<K> = JSON.parse(
    JSON.stringify({
      g: drawers,
      stack: [...steps].reverse(),
      sealed: none,
      moved: roles.map(() => 0),
      chance: rng.chance,
    }),
  )
  const question = settle(game, state, contextOf(state, heard))
  return { state, heard, question }
}

/** Plays on from a state whose steps were set by hand (tests, analysis) to the first question. */
export function resume<K extends Kinds>(game: Game<K>, state: State<K>): Played<K> {
  const heard: LoggedEvent<K>[] = []
  const question = settle(game, state, contextOf(state, heard))
  return { heard, question }
}

/**
 * Makes a move in place and plays on to the next question. The move must be one of the seat's legal moves: this is the
 * inner loop of search and fuzzing and does not look again; use `attempt` for moves from outside.
 */
export function play<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  move: Move<K>,
  watch?: WatchForced<K>,
): Played<K> {
  const heard: LoggedEvent<K>[] = []
  const ctx = contextOf(state, heard)
  const side = sideMoveOf(game, move)
  if (side) return playSide(game, state, seat, move, side)
  const step = state.stack.at(-1)!
  const rule = ruleOf(game, step)
  state.moved = putAt(state.moved, seat, state.moved[seat] + 1)
  if (rule.kind === 'ask' || rule.kind === 'free') {
    state.stack.pop()
    proceed(state, step, rule.take(state.g, step, seat, move, ctx))
  } else if (rule.kind === 'sealed') {
    answer(state, step, rule, seat, move, ctx)
  } else {
    throw new Error(`The step '${step.do}' asks nobody.`)
  }
  return { heard, question: settle(game, state, ctx, watch) }
}

/** A move outside the question on top. */
function playSide<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  move: Move<K>,
  rule: SideMove<K, Move<K>>,
): Played<K> {
  const heard: LoggedEvent<K>[] = []
  const ctx = contextOf(state, heard)
  state.moved = putAt(state.moved, seat, state.moved[seat] + 1)
  if (rule.take(state.g, seat, move, ctx) === over) {
    state.stack.length = 0
    state.sealed = state.sealed.map(() => null)
  }
  return { heard, question: settle(game, state, ctx) }
}

function answer<K extends Kinds>(
  state: State<K>,
  step: Step<K>,
  rule: Sealed<K, Step<K>>,
  seat: Seat,
  move: Move<K>,
  ctx: Context<K>,
): void {
  if (move.do === takeBack.do) state.sealed = putAt(state.sealed, seat, null)
  else if (!rule.seals || rule.seals(move)) state.sealed = putAt(state.sealed, seat, move)
  else rule.draft!(state.g, step, seat, move)
  if (rule.who(state.g, step).every(each => state.sealed[each] !== null)) reveal(state, step, rule, ctx)
}

function reveal<K extends Kinds>(state: State<K>, step: Step<K>, rule: Sealed<K, Step<K>>, ctx: Context<K>): void {
  const answers = state.sealed
  state.sealed = answers.map(() => null)
  state.stack.pop()
  proceed(state, step, rule.reveal(state.g, step, answers, ctx))
}

function proceed<K extends Kinds>(state: State<K>, step: Step<K>, next: Next<K>): void {
  if (next === stay) state.stack.push(step)
  else if (next === over) state.stack.length = 0
  else for (let i = next.length - 1; i >= 0; i--) state.stack.push(next[i])
}

/** Runs automatic rules, questions that ask nobody, and questions with one answer, up to the next real question. */
function settle<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  ctx: Context<K>,
  watch?: WatchForced<K>,
): Question<K> | null {
  for (let chain = 0; chain < longestChain; chain++) {
    const step = state.stack.at(-1)
    if (!step) return null
    const rule = ruleOf(game, step)
    if (rule.kind === 'auto') {
      state.stack.pop()
      proceed(state, step, rule.run(state.g, step, ctx))
      continue
    }
    const question = new QuestionOnTop(game, state, step as AskStep<K>, rule)
    if (rule.kind === 'ask') {
      if (rule.always || question.pass) return question
      const [seat] = question.seats
      const list = question.legal(seat)
      if (list.length !== 1) return question
      watch?.(state, question)
      state.stack.pop()
      proceed(state, step, rule.take(state.g, step, seat, list[0], ctx))
    } else if (question.toMove.length > 0) {
      return question
    } else if (rule.kind === 'sealed') {
      reveal(state, step, rule, ctx)
    } else {
      state.stack.pop()
    }
  }
  throw new Error(`${game.id} goes in circles at the step '${state.stack.at(-1)?.do}'.`)
}
