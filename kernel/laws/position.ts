/** A position as the laws look at it, and what becomes of a check. */
import type { Game } from '../game.ts'
import type { Kinds, Move } from '../kinds.ts'
import { type Question, questionAt } from '../question.ts'
import { freezeShared, type State } from '../state.ts'

export type Complaint = string | null

export const text = (value: unknown) => JSON.stringify(value)

/** The first complaint of a list of checks. */
export function first<T>(list: readonly T[], check: (item: T) => Complaint): Complaint {
  for (const item of list) {
    const complaint = check(item)
    if (complaint !== null) return complaint
  }
  return null
}

/** A position, and what several laws ask of it. All that its state shares with copies is frozen. */
export interface Position<K extends Kinds> {
  game: Game<K>
  state: State<K>
  question: Question<K> | null
  /** All that each seat may do: answers and side moves. */
  lists: readonly (readonly Move<K>[])[]
  /** The same, each move as text. */
  texts: readonly ReadonlySet<string>[]
}

export function positionOf<K extends Kinds>(game: Game<K>, state: State<K>): Position<K> {
  freezeShared(state)
  const question = questionAt(game, state)
  const lists = state.moved.map((_, seat) => (question ? [...question.legal(seat), ...question.side(seat)] : []))
  return { game, state, question, lists, texts: lists.map(list => new Set(list.map(text))) }
}

/**
 * Runs a check that must leave the position alone. What lies below the pieces of a state is frozen, so that a piece which
 * is still the same one has not changed.
 */
export function untouched<K extends Kinds>({ state }: Position<K>, wrong: string, check: () => Complaint): Complaint {
  const before = piecesOf(state)
  const complaint = check()
  if (complaint !== null) return complaint
  const after = piecesOf(state)
  return before.length === after.length && before.every((piece, i) => piece === after[i]) ? null : wrong
}

export function piecesOf<K extends Kinds>({ g, stack, sealed, moved, chance }: State<K>): unknown[] {
  const pieces: unknown[] = [g.held, g.memory, sealed, moved, chance]
  for (const drawer of [g.open, g.hidden] as Record<string, unknown>[]) {
    for (const key in drawer) pieces.push(key, drawer[key])
  }
  pieces.push(...stack)
  return pieces
}
