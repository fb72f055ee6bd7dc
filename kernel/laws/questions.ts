/** Laws of what is asked: whom, with which moves, beside which side moves, and how it may end without an answer. */
import { aheadTopics, possibleAnswers } from '../ahead.ts'
import type { Game } from '../game.ts'
import { notJson } from '../json.ts'
import type { Kinds, Seat } from '../kinds.ts'
import { play } from '../play.ts'
import { isSideMove, seatsOut } from '../sideMoves.ts'
import { copy, type State } from '../state.ts'
import { type Complaint, first, type Position, text } from './position.ts'

/** The game's own invariants hold. */
export function invariantsHold<K extends Kinds>({ game, state }: Position<K>): Complaint {
  return first(Object.entries(game.invariants), ([name, holds]) => {
    const complaint = holds(state.g)
    return complaint === null ? null : `${name}: ${complaint}`
  })
}

/** Somebody is asked until the game is over; whoever is asked has legal moves, and none stands twice. */
export function askedHaveMoves<K extends Kinds>({ state, question, lists, texts }: Position<K>): Complaint {
  const seats = question?.toMove ?? []
  const step = state.stack.at(-1)?.do
  if (seats.length === 0) return step === undefined ? null : `nobody is asked at '${step}'`
  if (new Set(seats).size < seats.length) return `a seat is asked twice at '${step}'`
  return first(seats, seat => {
    if (question!.legal(seat).length === 0) return `seat ${seat} has no legal move at '${step}'`
    return texts[seat].size < lists[seat].length ? `seat ${seat} has a move twice at '${step}'` : null
  })
}

/** A side move is no answer; a seat that is out of the game is asked nothing. */
export function sideMovesStandAside<K extends Kinds>({ game, state, question }: Position<K>): Complaint {
  const out = seatsOut(game, state.g.open)
  if (!question) return null
  const asked = out.find(seat => question.seats.includes(seat))
  if (asked !== undefined) return `seat ${asked} is out of the game and asked '${question.step.do}'`
  return first(question.seats, seat => {
    const both = question.legal(seat).find(move => isSideMove(game, move))
    return both ? `${text(both)} is an answer to '${question.step.do}' and a side move` : null
  })
}

/** Whoever is asked what can be answered ahead may answer its topic ahead, and all that is given ahead is JSON. */
export function topicsFit<K extends Kinds>({ game, state, question }: Position<K>): Complaint {
  if (!game.ahead || !question) return null
  const rule = game.ahead[question.step.do] as { topic(me: object): string } | undefined
  const name = rule?.topic(question.step)
  return first([...state.moved.keys()], seat => {
    const wrong = notJson(possibleAnswers(game, state, seat))
    if (wrong !== null) return `what seat ${seat} answers ahead is no JSON: ${wrong}`
    if (!rule || !question.toMove.includes(seat)) return null
    const here = aheadTopics(game, state, seat).find(each => each.question === question.step.do && each.topic === name)
    return here ? null : `seat ${seat} is asked about '${name}' and can not answer it ahead`
  })
}

/** Who is out of the game stays so. */
export function outIsForGood<K extends Kinds>(game: Game<K>, before: State<K>, after: State<K>): Complaint {
  const out = seatsOut(game, after.g.open)
  const back = seatsOut(game, before.g.open).find(seat => !out.includes(seat))
  return back === undefined ? null : `seat ${back} was out of the game and is in it again`
}

/** Everybody asked may let a window go by, and may make the move that a clock would make; neither leaves the seat asked. */
export function lapsesAreLegal<K extends Kinds>({ game, state, question, texts }: Position<K>): Complaint {
  if (!question) return null
  const { step, pass, limit, toMove } = question
  if (!pass && !limit) return null
  if (limit && !(Number.isInteger(limit.seconds) && limit.seconds > 0)) return `no clock runs ${limit.seconds} seconds`
  return first(toMove, seat => {
    const cannot = [pass, limit?.move].find(
      move => move && !(texts[seat].has(text(move)) && ends(game, state, seat, move)),
    )
    return cannot ? `${text(cannot)} does not end '${step.do}' for seat ${seat}` : null
  })
}

/** Does the move end the question on top for the seat? */
function ends<K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat, move: K['move']): boolean {
  const after = copy(state)
  const { question } = play(game, after, seat, move)
  return after.stack.at(-1) !== state.stack.at(-1) || !question!.toMove.includes(seat)
}
