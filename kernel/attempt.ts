/** Moves from outside: each is checked against the options, and a refused one changes nothing. */
import { type Game, type Kinds, type Move, type Sealed, type Seat, type Step, takeBack } from './game.ts'
import { isAnonymous, questionOf } from './lapsing.ts'
import { type LoggedEvent, options, play } from './play.ts'
import { copy, type State } from './state.ts'
import { same } from './values.ts'

/** Why a move is refused: a code for texts, never a sentence. */
export type Refusal = 'over' | 'not-asked' | 'stale' | 'illegal'

export type Attempt<K extends Kinds> =
  | { refused: Refusal }
  | {
      state: State<K>
      heard: LoggedEvent<K>[]
      /** Something was revealed or chance was used: the move cannot be undone without consent. */
      barrier: boolean
    }

/**
 * Tries a move on a copy of the state. `n` is the seat's own move number (the count of its moves so far): a resent or
 * doubled move carries an old number and is refused as stale. `list`: the seat's options, for who has them already.
 */
export function attempt<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  n: number,
  move: Move<K>,
  list: readonly Move<K>[] = options(game, state, seat),
): Attempt<K> {
  if (state.stack.length === 0) return { refused: 'over' }
  if (n !== state.moved[seat]) return { refused: 'stale' }
  if (list.length === 0) return { refused: 'not-asked' }
  const legal = list.find(option => same(option, move))
  if (!legal) return { refused: 'illegal' }
  const after = copy(state)
  const heard = play(game, after, seat, legal)
  return { state: after, heard, barrier: isBarrier(game, state, after, seat, legal) }
}

/** Chance was used, an anonymous question stands, a hidden fact moved, a drawer other than by the seat's own draft changed, or answers were opened. */
function isBarrier<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  after: State<K>,
  seat: Seat,
  move: Move<K>,
): boolean {
  if (before.chance !== after.chance || isAnonymous(game, after)) return true
  const hidden = before.g.hidden as Record<string, unknown>
  const hiddenAfter = after.g.hidden as Record<string, unknown>
  if (Object.keys(hiddenAfter).some(key => hidden[key] !== hiddenAfter[key])) return true
  const drawerChanged = before.g.held.some((drawer, each) => drawer !== after.g.held[each])
  if (isDraft(game, before, after, seat)) return false
  const step = before.stack.at(-1)!
  const rule = (game.rules as unknown as Record<string, Sealed<K, Step<K>>>)[step.do]
  if (rule.kind !== 'sealed') return drawerChanged
  const othersChanged = before.g.held.some((drawer, each) => each !== seat && drawer !== after.g.held[each])
  const seals = move.do !== takeBack.do && (!rule.seals || rule.seals(move))
  return othersChanged || (seals && after.sealed[seat] === null)
}

/** Has a move of a free question changed nothing but the seat's own drawer? Nobody else learns of it. */
function isDraft<K extends Kinds>(game: Game<K>, before: State<K>, after: State<K>, seat: Seat): boolean {
  if (questionOf(game, before) !== 'free' || before.stack.at(-1) !== after.stack.at(-1)) return false
  const open = before.g.open as Record<string, unknown>
  const isOpenSame = Object.entries(after.g.open).every(([key, value]) => value === open[key])
  return isOpenSame && before.g.held.every((drawer, each) => each === seat || drawer === after.g.held[each])
}
