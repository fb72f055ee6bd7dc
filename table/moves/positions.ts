/** The positions before the moves that a table in memory can take back: kept, or made anew by the rules. */
import { attempt, type Kinds, type State, same } from '../../kernel/index.ts'
import { keptInMemory } from '../limits.ts'
import type { HistoryEntry, Table } from '../table.ts'

type Past = Table['past']

/**
 * The position before the move at a place of the past; null where the rules, which are others by now, do not come to it any
 * more.
 */
export function positionBefore({ game, past }: Pick<Table, 'game' | 'past'>, at: number): State<Kinds> | null {
  const from = placeOfPosition(past, at)
  let state = past[from].before!
  for (const { seat, move } of past.slice(from, at)) {
    const tried = attempt(game, state, seat, state.moved[seat], move)
    if ('refused' in tried) return null
    state = tried.state
  }
  return state
}

const placeOfPosition = (past: Past, at: number): number => past.findLastIndex((each, i) => i <= at && each.before)

/** The past with one move more. The position of a draft some moves back can be made anew from now on. */
export function withMove(past: Past, made: HistoryEntry): Past {
  const { whole, every } = keptInMemory.positions
  const at = past.length - whole
  const old = past[at]
  if (at < 1 || !old.draft || old.n % every === 0 || !followsFrom(past, at)) return [...past, made]
  const light = { ...old, before: undefined, base: undefined }
  return [...past.slice(0, at), light, ...past.slice(at + 1), made]
}

/** Do the rules alone lead from the position before the last move to this one? Chance may have been set from outside. */
function followsFrom(past: Past, at: number): boolean {
  const last = past[at - 1]
  const { before } = past[placeOfPosition(past, at - 1)]
  return last.draft && !last.barrier && past[at].before !== undefined && same(before!.chance, past[at].before.chance)
}

/** The past without what lies before a place: what is left begins with a position, or is nothing. */
export function pastFrom({ game, past }: Table, at: number): Past {
  const rest = past.slice(at)
  const before = positionBefore({ game, past }, at)
  if (before) return [{ ...rest[0], before }, ...rest.slice(1)]
  const kept = rest.findIndex(each => each.before)
  return kept < 0 ? [] : rest.slice(kept)
}
