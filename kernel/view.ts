/** What a seat is sent: open facts, its own drawer, who is awaited, its own legal moves. Nothing is ever filtered out. */
import type { Game, View } from './game.ts'
import type { Kinds, Seat } from './kinds.ts'
import type { LoggedEvent } from './play.ts'
import { type Question, questionAt } from './question.ts'
import { seatsOut } from './sideMoves.ts'
import type { State } from './state.ts'

/** The part of a view that everybody is sent alike. */
export type OpenView<K extends Kinds> = Pick<View<K>, 'open' | 'stack' | 'rule' | 'ready' | 'out' | 'over'>

/** The part of a view that hangs on whose it is. */
export type OwnView<K extends Kinds> = Omit<View<K>, keyof OpenView<K>>

/**
 * The view of a seat, or of a spectator (null). It shares its values with the state: do not change it. `question`:
 * what is asked, for who has it already.
 */
export function viewOf<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat | null,
  question: Question<K> | null = questionAt(game, state),
): View<K> {
  return { ...openViewOf(game, state, question), ...ownViewOf(state, seat, question) }
}

/** The same with what the seat remembers, for bots: nobody at the seat can know more. */
export function botViewOf<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat | null,
  question: Question<K> | null = questionAt(game, state),
): View<K> {
  return withMemory(viewOf(game, state, seat, question), state)
}

/** A view of this state with what its seat remembers. */
export const withMemory = <K extends Kinds>(view: View<K>, { g: { memory } }: State<K>): View<K> =>
  memory && view.seat !== null ? { ...view, memory: memory[view.seat] } : view

/** `question`: what is asked in the position; null when the game is over. */
export function openViewOf<K extends Kinds>(game: Game<K>, state: State<K>, question: Question<K> | null): OpenView<K> {
  const ready: Seat[] = []
  for (let each = 0; each < state.sealed.length; each++) if (state.sealed[each] !== null) ready.push(each)
  return {
    open: state.g.open,
    stack: state.stack,
    rule: question?.rule.rule ?? null,
    ready,
    out: seatsOut(game, state.g.open),
    over: state.stack.length === 0,
  }
}

/** `seat`: null for a spectator. `question`: what is asked in the position; null when the game is over. */
export function ownViewOf<K extends Kinds>(
  state: State<K>,
  seat: Seat | null,
  question: Question<K> | null,
): OwnView<K> {
  const all = question?.toMove ?? []
  const asked = question?.anonymous ? all.filter(each => each === seat) : all
  return {
    seat,
    own: seat === null ? null : state.g.held[seat],
    asked,
    answer: seat === null ? null : state.sealed[seat],
    legalMoves: seat === null ? [] : (question?.legal(seat) ?? []),
    side: seat === null ? [] : (question?.side(seat) ?? []),
    pass: seat !== null && asked.includes(seat) ? question!.pass : null,
    moved: seat === null ? 0 : state.moved[seat],
  }
}

/** What a viewer hears of some events. */
export function visibleTo<K extends Kinds>(heard: readonly LoggedEvent<K>[], viewer: Seat | null): K['event'][] {
  return heard.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))).map(({ event }) => event)
}
