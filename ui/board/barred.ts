/** Why moves are barred, in the words of the reader: for what a board shows dimmed. */
import { useMemo } from 'react'
import type { BarredMove, Kinds, Move, View } from '../../kernel/index.ts'
import { barredOf, type GameTexts, plain } from '../../text/index.ts'

/** A move that is not legal now, with its reason. */
export interface Bar<K extends Kinds> {
  move: Move<K>
  reason: string
}

/** What is barred in the position of the view, in words, in the order of the game. */
export function useBars<K extends Kinds>(
  { view, texts }: { view: View<K>; texts: GameTexts<K> },
  barred: (view: View<K>) => readonly BarredMove<K>[],
): readonly Bar<K>[] {
  return useMemo(
    () => barred(view).map(bar => ({ move: bar.move, reason: plain(barredOf(texts, bar, view)) })),
    [view, texts, barred],
  )
}
