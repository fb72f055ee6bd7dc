/** What is asked in a position, made once for it: it is shown, and then one of its moves is made. */
import { type Kinds, type Question, questionAt, type State } from '../../kernel/index.ts'
import type { Table } from '../table.ts'

/** By position, the one looked at first to begin with. */
const recent = new Map<State<Kinds>, Question<Kinds> | null>()
/** As many positions as the tables of one commit can need. */
const mostRecent = 256

/** The question of a position; null when the game is over. It is shared: do not change the state it was made for. */
export function questionIn(game: Table['game'], state: State<Kinds>): Question<Kinds> | null {
  const known = recent.get(state)
  return known === undefined ? remember(state, questionAt(game, state)) : known
}

/** Keeps the question that the rules have come to: its moves are known already where there is a choice. */
export function remember(state: State<Kinds>, question: Question<Kinds> | null): Question<Kinds> | null {
  recent.set(state, question)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!)
  return question
}
