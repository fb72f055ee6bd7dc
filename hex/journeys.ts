/** Ways whose next step depends on what lies behind them: costs of ground, roads that carry further, bonuses used up. */
import type { Board } from './board.ts'

export interface Journey<Hex, State> {
  /** What is left to the mover when it goes from a hex to one beside it; null: it cannot. Pure. */
  enter(state: State, from: Hex, to: Hex): State | null
  /** May a way end there in this state? Left out: anywhere. */
  mayEnd?(state: State, hex: Hex): boolean
  /** Movers in one hex whose states have the same key can go on alike. */
  key(state: State): string | number
}

/** One way to come to a hex: the state it leaves the mover in, and the hexes entered, the last of them its end. */
export interface Arrival<Hex, State> {
  readonly state: State
  readonly path: readonly Hex[]
}

/**
 * Where ways from a hex may end, each end with one shortest way for every state in which the mover can come there. A way may
 * lead back to its start; staying there is no way. Ends after as many steps as states can be told apart, so `enter` must
 * use something up.
 */
export function journeys<Hex extends string, State>(
  board: Board<Hex>,
  { enter, mayEnd = () => true, key }: Journey<Hex, State>,
  from: Hex,
  start: State,
): ReadonlyMap<Hex, readonly Arrival<Hex, State>[]> {
  const ends = new Map<Hex, Arrival<Hex, State>[]>()
  const seen = new Map([[from, new Set([key(start)])]])
  const open: Arrival<Hex, State>[] = [{ state: start, path: [] }]
  // The list grows while it is walked: first all ways of one step, then all of two ...
  for (const { state, path } of open) {
    const at = path.at(-1) ?? from
    for (const hex of board.neighbours(at)) {
      const next = enter(state, at, hex)
      if (next === null || !isNew(seen, hex, key(next))) continue
      const arrival = { state: next, path: [...path, hex] }
      open.push(arrival)
      if (!mayEnd(next, hex)) continue
      const others = ends.get(hex)
      if (others) others.push(arrival)
      else ends.set(hex, [arrival])
    }
  }
  return ends
}

/** Is this the first time that a hex is reached so? Keeps it in mind. */
function isNew<Hex, Key>(seen: Map<Hex, Set<Key>>, hex: Hex, key: Key): boolean {
  const keys = seen.get(hex)
  if (keys?.has(key)) return false
  if (keys) keys.add(key)
  else seen.set(hex, new Set([key]))
  return true
}
