/** Guided games in this browser: one for each game, kept like any other, so that it can be left and resumed. */

import { defaultLevel } from '../../bots/levels.ts'
import type { Kinds } from '../../kernel/index.ts'
import type { Guide } from '../../text/index.ts'
import { type Kept, loadKept } from './kept.ts'

const learningId = (game: string) => `learn-${game}`

/** The guided game that was begun; null: none is kept. */
export const keptLesson = (game: string): Kept | null => loadKept(learningId(game))

/** A guided game at its beginning. */
export function freshLesson(game: string, { roles, options, seed, learner }: Guide<Kinds>, name: string): Kept {
  return {
    id: learningId(game),
    name,
    setup: { game, roles, options: { ...options }, private: true, hoursPerMove: null },
    seats: roles.map((_, seat) => (seat === learner ? { kind: 'person', name } : { kind: 'bot', bot: defaultLevel })),
    seed,
    begun: Date.now(),
    actions: [],
    read: 0,
  }
}
