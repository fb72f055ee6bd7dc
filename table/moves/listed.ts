/** The moves of a seat, listed once for a position: they are shown, and then one of them is made. */
import { asked, type Kinds, type Move, options, type Seat, type State } from '../../kernel/index.ts'
import type { Table } from '../table.ts'

type Lists = (readonly Move<Kinds>[] | undefined)[]

/** By position and seat, the position looked at first to begin with. */
const recent = new Map<State<Kinds>, Lists>()
/** As many positions as the tables of one commit can need. */
const mostRecent = 256

/** Every legal move of a seat. The list is shared: do not change it, nor the state it was made for. */
export function listed(game: Table['game'], state: State<Kinds>, seat: Seat): readonly Move<Kinds>[] {
  const lists = recent.get(state) ?? remember(state)
  lists[seat] ??= options(game, state, seat)
  return lists[seat]
}

/** Lists the moves of the one asked now: the rules have just done so, to see whether there is a choice. */
export function listNext(game: Table['game'], state: State<Kinds>): void {
  const seats = asked(game, state)
  if (seats.length === 1) listed(game, state, seats[0])
}

function remember(state: State<Kinds>): Lists {
  const lists: Lists = []
  recent.set(state, lists)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!)
  return lists
}
