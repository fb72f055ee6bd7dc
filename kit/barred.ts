/** Moves that a player may look for and that are not legal, by the question that is asked. */
import type { AskName, BarredMove, Kinds, Seat, View } from '../kernel/index.ts'
import { topName } from './topStep.ts'

/** What a seat that is asked knows of its question. */
export type AskedView<K extends Kinds> = View<K> & { seat: Seat }

/** What bars moves at each question; one that is not named bars nothing that one would look for. */
export type BarsByQuestion<K extends Kinds, Barred extends BarredMove<K>> = {
  readonly [Name in AskName<K>]?: (view: AskedView<K>) => readonly Barred[]
}

/** The barred moves of a view, each with its reason; only whoever is asked is told of any. */
export function barredAt<K extends Kinds, Barred extends BarredMove<K>>(
  byQuestion: BarsByQuestion<K, Barred>,
  view: View<K>,
): readonly Barred[] {
  const { seat, asked } = view
  const name = topName<K>(view)
  if (seat === null || name === undefined || !asked.includes(seat)) return []
  return byQuestion[name]?.({ ...view, seat }) ?? []
}
