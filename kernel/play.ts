/** Playing: start a game, see who is asked, list the legal moves, make one. */

import {
  type Auto,
  type Context,
  type Game,
  type Kinds,
  type Move,
  type Next,
  over,
  type Question,
  type Sealed,
  type Seat,
  type Step,
  stay,
  takeBack,
} from './game.ts'
import { below, type Chance, seeded, shuffle } from './rng.ts'
import type { State } from './state.ts'
import { putAt } from './values.ts'

/** An event and who may hear it: null means everybody. */
export interface LoggedEvent<K extends Kinds> {
  event: K['event']
  to: readonly Seat[] | null
}

export interface Start<K extends Kinds> {
  /** For each seat the part it plays, or null: drawn at random. Its length is the number of seats. */
  roles: readonly (string | null)[]
  options: K['options']
  /** 32 hexadecimal digits. */
  seed: string
  /** What the game before it in a series has handed on. */
  carried?: NonNullable<K['carried']> | null
}

type AnyRule<K extends Kinds> = Auto<K, Step<K>> | Question<K, Step<K>>

/** No chain of automatic steps is longer than this: beyond it a rule goes in circles. */
const longestChain = 10_000

/** The rule of a step. Throws an Error when the game has none. */
export function ruleOf<K extends Kinds>(game: Game<K>, step: Step<K>): AnyRule<K> {
  const rule = (game.rules as Record<string, AnyRule<K> | undefined>)[step.do]
  if (!rule) throw new Error(`${game.id} has no rule for the step '${step.do}'.`)
  return rule
}

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
): { state: State<K>; heard: LoggedEvent<K>[] } {
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
  settle(game, state, contextOf(state, heard))
  return { state, heard }
}

/** Plays on from a state whose steps were set by hand (tests, analysis) to the first question. */
export function resume<K extends Kinds>(game: Game<K>, state: State<K>): LoggedEvent<K>[] {
  const heard: LoggedEvent<K>[] = []
  settle(game, state, contextOf(state, heard))
  return heard
}

/** The seats that must still answer; nobody when the game is over. */
export function asked<K extends Kinds>(game: Game<K>, state: State<K>): readonly Seat[] {
  const step = state.stack.at(-1)
  if (!step) return []
  const rule = ruleOf(game, step)
  if (rule.kind === 'auto') return []
  if (rule.kind === 'ask') return [rule.who(state.g, step)]
  if (rule.kind === 'free') return rule.who(state.g, step)
  return rule.who(state.g, step).filter(seat => state.sealed[seat] === null)
}

/** The lists of the last position looked at, by seat: whoever shows a position and then tries a move asks for them again. */
let last = { step: {}, open: {}, held: {}, moved: {}, lists: [] as (readonly unknown[] | undefined)[] }

/** Every legal move of a seat, in reading order; empty for a seat that has nothing to decide. */
export function options<K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat): readonly Move<K>[] {
  const step = state.stack.at(-1)
  if (!step) return []
  const rule = ruleOf(game, step)
  if (rule.kind === 'auto') return []
  if (rule.kind === 'ask') return rule.who(state.g, step) === seat ? listed(state, step, rule, seat) : []
  const seats = rule.who(state.g, step)
  if (!seats.includes(seat)) return []
  if (rule.kind === 'free') return listed(state, step, rule, seat)
  if (state.sealed[seat] === null) return listed(state, step, rule, seat)
  return seats.length > 1 ? [takeBack] : []
}

function listed<K extends Kinds>(
  state: State<K>,
  step: Step<K>,
  rule: Question<K, Step<K>>,
  seat: Seat,
): readonly K['move'][] {
  const { open, held } = state.g
  const { moved } = state
  if (last.step !== step || last.open !== open || last.held !== held || last.moved !== moved) {
    last = { step, open, held, moved, lists: [] }
  }
  last.lists[seat] ??= rule.options(state.g, step, seat)
  return last.lists[seat] as readonly K['move'][]
}

/**
 * Makes a move in place and plays on to the next question. The move must be one of the seat's options: this is the
 * inner loop of search and fuzzing and does not look again; use `attempt` for moves from outside.
 */
export function play<K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat, move: Move<K>): LoggedEvent<K>[] {
  const heard: LoggedEvent<K>[] = []
  const ctx = contextOf(state, heard)
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
  settle(game, state, ctx)
  return heard
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
function settle<K extends Kinds>(game: Game<K>, state: State<K>, ctx: Context<K>): void {
  for (let chain = 0; chain < longestChain; chain++) {
    const step = state.stack.at(-1)
    if (!step) return
    const rule = ruleOf(game, step)
    if (rule.kind === 'auto') {
      state.stack.pop()
      proceed(state, step, rule.run(state.g, step, ctx))
    } else if (rule.kind === 'sealed') {
      if (rule.who(state.g, step).length > 0) return
      reveal(state, step, rule, ctx)
    } else if (rule.kind === 'free') {
      if (rule.who(state.g, step).length > 0) return
      state.stack.pop()
    } else {
      if (rule.always || rule.pass?.(state.g, step)) return
      const seat = rule.who(state.g, step)
      const list = listed(state, step, rule, seat)
      if (list.length !== 1) return
      state.stack.pop()
      proceed(state, step, rule.take(state.g, step, seat, list[0], ctx))
    }
  }
  throw new Error(`${game.id} goes in circles at the step '${state.stack.at(-1)?.do}'.`)
}
