/** What a seat is sent: open facts, its own drawer, who is awaited, its own options. Nothing is ever filtered out. */
import type { Game, Kinds, Move, Seat, View } from './game.ts'
import { isAnonymous, passOf } from './lapsing.ts'
import { asked, options } from './play.ts'
import type { State } from './state.ts'

/**
 * The view of a seat, or of a spectator (null). It shares its values with the state: do not change it. `list`: the seat's
 * options, for who has them already.
 */
export function viewOf<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat | null,
  list: readonly Move<K>[] = seat === null ? [] : options(game, state, seat),
): View<K> {
  const ready: Seat[] = []
  for (let each = 0; each < state.sealed.length; each++) if (state.sealed[each] !== null) ready.push(each)
  const all = asked(game, state)
  const awaited = isAnonymous(game, state) ? all.filter(each => each === seat) : all
  return {
    seat,
    open: state.g.open,
    own: seat === null ? null : state.g.held[seat],
    stack: state.stack,
    asked: awaited,
    ready,
    answer: seat === null ? null : state.sealed[seat],
    options: list,
    pass: seat !== null && awaited.includes(seat) ? passOf(game, state) : null,
    moved: seat === null ? 0 : state.moved[seat],
    over: state.stack.length === 0,
  }
}
