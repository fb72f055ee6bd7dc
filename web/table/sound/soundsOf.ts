/** What is heard of a change at a table. Pure. */
import type { Sound } from '../../../ui/board.ts'

/** What sounds depend on. */
export interface Hearing {
  isAsked: boolean
  isOver: boolean
}

/** The sounds of what happened, each once, in their order; then the bell: it is the reader's turn, or the game is over. */
export function soundsOf<Event>(
  before: Hearing,
  now: Hearing,
  news: readonly Event[],
  soundOf: (event: Event) => Sound | null,
): Sound[] {
  const own = news.flatMap(event => soundOf(event) ?? [])
  const bell: Sound[] = now.isOver && !before.isOver ? ['end'] : now.isAsked && !before.isAsked ? ['turn'] : []
  return [...new Set(own), ...bell]
}

/** The bell alone may be wanted. */
export const wantedOf = (sounds: readonly Sound[], wish: 'off' | 'turn' | 'all'): readonly Sound[] =>
  wish === 'all' ? sounds : wish === 'turn' ? sounds.filter(sound => sound === 'turn') : []
