/** What a seat is sent: open facts, its own drawer, who is awaited, its own legal moves. Nothing is ever filtered out. */
import type { Game, View } from './game.ts'
import type { Kinds, Seat } from './kinds.ts'
import type { LoggedEvent } from './play.ts'
import { type Question, questionAt } from './question.ts'
import { seatsOut } from './sideMoves.ts'
import type { State } from './state.ts'

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
  const ready: Seat[] = []
  for (let each = 0; each < state.sealed.length; each++) if (state.sealed[each] !== null) ready.push(each)
  const all = question?.toMove ?? []
  const awaited = question?.anonymous ? all.filter(each => each === seat) : all
  return {
    seat,
    open: state.g.open,
    own: seat === null ? null : state.g.held[seat],
    stack: state.stack,
    rule: question?.rule.rule ?? null,
    asked: awaited,
    ready,
    answer: seat === null ? null : state.sealed[seat],
    legalMoves: seat === null ? [] : (question?.legal(seat) ?? []),
    side: seat === null ? [] : (question?.side(seat) ?? []),
    out: seatsOut(game, state.g.open),
    pass: seat !== null && awaited.includes(seat) ? question!.pass : null,
    moved: seat === null ? 0 : state.moved[seat],
    over: state.stack.length === 0,
  }
}

/** What a viewer hears of some events. */
export function visibleTo<K extends Kinds>(heard: readonly LoggedEvent<K>[], viewer: Seat | null): K['event'][] {
  return heard.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))).map(({ event }) => event)
}
