/** Laws of what is stored: it is JSON, and plays on like what was never stored. */
import type { Game } from '../game.ts'
import { notJson } from '../json.ts'
import type { Kinds, Move, Seat } from '../kinds.ts'
import { play } from '../play.ts'
import { type Question, questionAt } from '../question.ts'
import { saveAndLoad } from '../reload.ts'
import { copy, freezeShared, type State } from '../state.ts'
import { sameBytes } from '../values.ts'
import { type Complaint, first, type Position, piecesOf, text } from './position.ts'

/** What the position holds, and the moves that are legal in it, are JSON: nothing is lost when they are saved. */
export function allIsJson<K extends Kinds>({ state, lists }: Position<K>): Complaint {
  const { g, ...rest } = state
  const wrong = notJson({ ...rest, ...g }) ?? notJson(lists, 'moves')
  return wrong === null ? null : `this is no JSON: ${wrong}`
}

/**
 * The moves hang on what the state holds and on nothing else: listed twice, on this state and on one that was saved and
 * loaded, they are equal. `seats` must have been listed already.
 */
export function listedTwiceIsSame<K extends Kinds>(
  game: Game<K>,
  question: Question<K>,
  saved: State<K>,
  seats: Iterable<Seat>,
): Complaint {
  const fresh = questionAt(game, saved)!
  for (const seat of seats) {
    if (!sameBytes([question.legal(seat), question.side(seat)], [fresh.legal(seat), fresh.side(seat)])) {
      return `seat ${seat} has other moves at '${question.step.do}' when they are listed again`
    }
  }
  return null
}

/** A position that was saved and loaded plays on exactly like the one that was not: `after` is the position after `move`. */
export function reloadIsSame<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  seat: Seat,
  move: Move<K>,
  after: State<K>,
): Complaint {
  const loaded = saveAndLoad(before)
  const played = copy(loaded)
  // They are listed again when all is played, for to list them on another state would make a rule forget.
  const forced: [Question<K>, State<K>][] = []
  play(game, played, seat, JSON.parse(text(move)), (state, question) => {
    freezeShared(state)
    // Side moves are those of this position: nobody has listed them yet.
    for (const seat of question.seats) question.side(seat)
    forced.push([question, saveAndLoad(state)])
  })
  const stale = first(forced, ([question, saved]) => listedTwiceIsSame(game, question, saved, question.seats))
  if (stale !== null) return stale
  const [was, is, wasThere, isThere] = [before, after, loaded, played].map(piecesOf)
  const kept = (i: number) => is[i] === was[i] && isThere[i] === wasThere[i]
  const alike = is.length === isThere.length && is.every((piece, i) => kept(i) || sameBytes(piece, isThere[i]))
  return alike || text(played) === text(after) ? null : `a reloaded position plays ${text(move)} differently`
}
