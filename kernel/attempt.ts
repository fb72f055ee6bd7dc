/** Moves from outside: each is checked against the legal moves, and a refused one changes nothing. */
import type { Game } from './game.ts'
import { type Kinds, type Move, type Seat, takeBack } from './kinds.ts'
import { type Played, play } from './play.ts'
import { type Question, questionAt } from './question.ts'
import { sideMoveOf } from './sideMoves.ts'
import { copy, type State } from './state.ts'
import { same } from './values.ts'

/** Why a move is refused: a code for texts, never a sentence. */
export type Refusal = 'over' | 'not-asked' | 'stale' | 'illegal'

export type Attempt<K extends Kinds> =
  | { refused: Refusal }
  | (Played<K> & {
      state: State<K>
      /** Something was revealed or chance was used: the move cannot be undone without consent. */
      barrier: boolean
    })

/**
 * Tries a move on a copy of the state. `n` is the seat's own move number (the count of its moves so far): a resent or
 * doubled move carries an old number and is refused as stale. `question`: what is asked, for who has it already.
 */
export function attempt<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  n: number,
  move: Move<K>,
  question: Question<K> | null = questionAt(game, state),
): Attempt<K> {
  if (!question) return { refused: 'over' }
  if (n !== state.moved[seat]) return { refused: 'stale' }
  const legal = legalMove(question, seat, move)
  if (!legal && question.legal(seat).length === 0) return { refused: 'not-asked' }
  if (!legal) return { refused: 'illegal' }
  const after = copy(state)
  const played = play(game, after, seat, legal)
  const from = { state, question }
  const to = { state: after, question: played.question }
  return { ...played, state: after, barrier: isBarrier(game, from, to, { seat, move: legal }) }
}

/** The legal or side move that a seat means; undefined where it is none. */
export const legalMove = <K extends Kinds>(question: Question<K>, seat: Seat, move: Move<K>): Move<K> | undefined =>
  question.legal(seat).find(option => same(option, move)) ?? question.side(seat).find(option => same(option, move))

interface At<K extends Kinds, Q> {
  state: State<K>
  question: Q
}

/**
 * Is what led from one position to the next a move that cannot be taken back? Chance was used, an anonymous question stands,
 * a hidden fact moved, a drawer other than by the seat's own draft changed, or answers were opened.
 */
export function isBarrier<K extends Kinds>(
  game: Game<K>,
  { state: before, question: { rule } }: At<K, Question<K>>,
  { state: after, question: next }: At<K, Question<K> | null>,
  { seat, move }: { seat: Seat; move: Move<K> },
): boolean {
  if (before.chance !== after.chance || next?.anonymous) return true
  const hidden = before.g.hidden as Record<string, unknown>
  const hiddenAfter = after.g.hidden as Record<string, unknown>
  if (Object.keys(hiddenAfter).some(key => hidden[key] !== hiddenAfter[key])) return true
  const drawerChanged = before.g.held.some((drawer, each) => drawer !== after.g.held[each])
  if (sideMoveOf(game, move)) return drawerChanged
  if (rule.kind === 'free' && isDraft(before, after, seat)) return false
  if (rule.kind !== 'sealed') return drawerChanged
  const othersChanged = before.g.held.some((drawer, each) => each !== seat && drawer !== after.g.held[each])
  const seals = move.do !== takeBack.do && (!rule.seals || rule.seals(move))
  return othersChanged || (seals && after.sealed[seat] === null)
}

/** Has a move of a free question changed nothing but the seat's own drawer? Nobody else learns of it. */
function isDraft<K extends Kinds>(before: State<K>, after: State<K>, seat: Seat): boolean {
  if (before.stack.at(-1) !== after.stack.at(-1)) return false
  const open = before.g.open as Record<string, unknown>
  const isOpenSame = Object.entries(after.g.open).every(([key, value]) => value === open[key])
  return isOpenSame && before.g.held.every((drawer, each) => each === seat || drawer === after.g.held[each])
}
