/**
 * The laws every game keeps in every position: checked by the fuzzer after every move, and by tests.
 * Each check gives a complaint, or null.
 */
import { attempt } from './attempt.ts'
import type { Game } from './game.ts'
import type { Kinds, Move, Seat } from './kinds.ts'
import { barredMovesAreRefused, legalMovesAreAccepted, othersAreRefused } from './laws/moves.ts'
import { type Complaint, positionOf, text, untouched } from './laws/position.ts'
import {
  askedHaveMoves,
  invariantsHold,
  lapsesAreLegal,
  outIsForGood,
  sideMovesStandAside,
  topicsFit,
} from './laws/questions.ts'
import { allIsJson, listedTwiceIsSame, reloadIsSame } from './laws/saved.ts'
import { answerTellsNobody, moveTellsNothing, otherWorld } from './laws/secrecy.ts'
import { saveAndLoad } from './reload.ts'
import { type Rng, seeded, seedFrom } from './rng.ts'
import { isSideMove } from './sideMoves.ts'
import { copy, type State } from './state.ts'
import { botViewOf } from './view.ts'

/** All laws that speak of a position alone, for every viewer. Gives the other worlds, for the laws that speak of a move. */
export function checkPosition<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  word: string,
): { complaint: Complaint; worlds: Map<Seat | null, State<K>> } {
  const position = positionOf(game, state)
  const rng: Rng = { chance: seeded(seedFrom(word)) }
  const worlds = new Map<Seat | null, State<K>>()
  const { question } = position
  let complaint =
    allIsJson(position) ??
    invariantsHold(position) ??
    sideMovesStandAside(position) ??
    askedHaveMoves(position) ??
    topicsFit(position) ??
    (question && listedTwiceIsSame(game, question, saveAndLoad(state), state.moved.keys())) ??
    lapsesAreLegal(position) ??
    untouched(position, 'trying a move changed the position', () => legalMovesAreAccepted(position, rng)) ??
    untouched(position, 'a refused move changed the position', () => othersAreRefused(position, rng)) ??
    untouched(position, 'a barred move changed the position', () => barredMovesAreRefused(position, rng))
  for (const viewer of [null, ...state.moved.keys()]) {
    if (complaint !== null) break
    const other = otherWorld(position, viewer, rng)
    complaint = other.complaint
    worlds.set(viewer, other.world)
  }
  return { complaint, worlds }
}

/** All laws that speak of a move. */
export function checkMove<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  worlds: ReadonlyMap<Seat | null, State<K>>,
  seat: Seat,
  move: Move<K>,
): { complaint: Complaint; after: State<K> } {
  const real = attempt(game, before, seat, before.moved[seat], move)
  if ('refused' in real) return { complaint: `${text(move)} is refused: ${real.refused}`, after: copy(before) }
  const { state: after, heard, barrier, question } = real
  let complaint =
    reloadIsSame(game, before, seat, move, after) ??
    outIsForGood(game, before, after) ??
    (isSideMove(game, move) ? null : answerTellsNobody(game, before, after, question, seat, heard))
  if (barrier) return { complaint, after }
  const views = [...worlds.keys()].map(viewer => botViewOf(game, after, viewer, question))
  for (const view of views) {
    complaint ??= moveTellsNothing(game, { heard, view }, worlds.get(view.seat)!, seat, move)
  }
  return { complaint, after }
}
