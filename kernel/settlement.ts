/** How a game ends beside its rules: somebody resigns, or all agree on a draw. */
import type { Game, Kinds, Seat } from './game.ts'
import { contextOf, type LoggedEvent, type Played } from './play.ts'
import type { State } from './state.ts'
import { putAt } from './values.ts'

/** Stands among the moves of a record, and is never among the options. */
export type Settlement = { do: 'resign' } | { do: 'agree-draw' }

const names: readonly string[] = ['resign', 'agree-draw'] satisfies Settlement['do'][]

export const isSettlement = (move: { do: string }): move is Settlement => names.includes(move.do)

/** Does the game know this ending, and is it still running? */
export function maySettle<K extends Kinds>(game: Game<K>, state: State<K>, how: Settlement['do']): boolean {
  const rule = how === 'resign' ? game.settle?.resign : game.settle?.draw
  return state.stack.length > 0 && rule !== undefined
}

/** Ends the game in place: `seat` resigns, or has called for the draw. Look at `maySettle` before. */
export function settleGame<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  { do: how }: Settlement,
): Played<K> {
  const heard: LoggedEvent<K>[] = []
  const ctx = contextOf(state, heard)
  if (how === 'resign') game.settle!.resign!(state.g, seat, ctx)
  else game.settle!.draw!(state.g, ctx)
  state.stack.length = 0
  state.sealed = state.sealed.map(() => null)
  state.moved = putAt(state.moved, seat, state.moved[seat] + 1)
  return { heard, question: null }
}
