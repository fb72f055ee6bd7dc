/** How a game ends beside its rules: somebody resigns, or all agree on a draw. */
import type { Game, Kinds, Seat } from './game.ts'
import { contextOf, type LoggedEvent, type Played } from './play.ts'
import { questionAt } from './question.ts'
import type { State } from './state.ts'
import { putAt } from './values.ts'

/** Stands among the moves of a record, and is never among the options. */
export type Settlement = { do: 'resign' } | { do: 'agree-draw' }

const names: readonly string[] = ['resign', 'agree-draw'] satisfies Settlement['do'][]

export const isSettlement = (move: { do: string }): move is Settlement => names.includes(move.do)

/** Does the game know this ending, and is it still running? */
export function maySettle<K extends Kinds>(game: Game<K>, state: State<K>, how: Settlement['do']): boolean {
  const { resign, retire, draw } = game.settle ?? {}
  const rule = how === 'resign' ? (resign ?? retire) : draw
  return state.stack.length > 0 && rule !== undefined
}

/** Ends the game in place, or retires the seat: `seat` resigns, or has called for the draw. Look at `maySettle` before. */
export function settleGame<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  { do: how }: Settlement,
): Played<K> {
  const heard: LoggedEvent<K>[] = []
  const ctx = contextOf(state, heard)
  const { resign, retire, draw } = game.settle!
  state.moved = putAt(state.moved, seat, state.moved[seat] + 1)
  if (how === 'resign' && !resign) {
    retire!(state.g, seat, ctx)
    return { heard, question: questionAt(game, state) }
  }
  if (how === 'resign') resign!(state.g, seat, ctx)
  else draw!(state.g, ctx)
  state.stack.length = 0
  state.sealed = state.sealed.map(() => null)
  return { heard, question: null }
}
