/** What is asked in a position of a table, made once for it: it is shown, and then one of its moves is made. */
import { type Kinds, latest, type Question, questionAt, type State } from '../../kernel/index.ts'
import { latestKept } from '../limits.ts'
import type { Table } from '../table.ts'

interface Known {
  game: Table['game']
  question: Question<Kinds> | null
}

/**
 * By position, the one looked at first to begin with. A state says all that its question hangs on, and no state of a table
 * is ever changed: a move is tried on a copy, and an entry makes another state, so the same object is the same position. The
 * game is compared too, for a game with cards of one's own is a game of its own.
 *
 * It is no field of the table, which would keep the lists of moves of every table in memory, and of each position that undo
 * may go back to: they are larger than the positions.
 */
const recent = latest<State<Kinds>, Known>(latestKept)

/** The question of a position; null when the game is over. It is shared: do not change the state it was made for. */
export function questionIn(game: Table['game'], state: State<Kinds>): Question<Kinds> | null {
  const known = recent.get(state)
  return known?.game === game ? known.question : remember(game, state, questionAt(game, state))
}

/** Keeps the question that the rules have come to: its moves are known already where there is a choice. */
export function remember(
  game: Table['game'],
  state: State<Kinds>,
  question: Question<Kinds> | null,
): Question<Kinds> | null {
  return recent.keep(state, { game, question }).question
}
