/**
 * Answers given ahead: "always grant passage to this baron". A game says which of its questions can be answered before they
 * are asked (`Game.ahead`), topic by topic, and what such an answer is set for: when that has changed, the answer holds
 * no more. Tables keep the answers, secret, and make the moves.
 */

import type { Game } from './game.ts'
import type { Kinds, Move, Seat } from './kinds.ts'
import type { Question } from './question.ts'
import type { AheadRule } from './rules.ts'
import { seatsOut } from './sideMoves.ts'
import type { State } from './state.ts'
import { same } from './values.ts'

/** What a seat may answer ahead now: the question, the topic, and the moves to choose from. */
export interface AheadTopic<K extends Kinds> {
  question: string
  topic: string
  moves: readonly Move<K>[]
}

/** An answer given ahead. JSON. */
export interface AheadAnswer<K extends Kinds> {
  question: string
  topic: string
  move: Move<K>
  /** What it was set for. */
  basis: unknown
}

type AnyRule<K extends Kinds> = AheadRule<K, object, K['move']>
const rulesOf = <K extends Kinds>({ ahead = {} }: Game<K>) => ahead as unknown as Readonly<Record<string, AnyRule<K>>>

/** Every topic that a seat may answer ahead now; none for a seat that is out of the game. */
export function aheadTopics<K extends Kinds>(game: Game<K>, { g }: State<K>, seat: Seat): AheadTopic<K>[] {
  if (!game.ahead || seatsOut(game, g.open).includes(seat)) return []
  return Object.entries(rulesOf(game)).flatMap(([question, rule]) =>
    Object.entries(rule.topics(g, seat)).map(([topic, moves]) => ({ question, topic, moves })),
  )
}

/** Every answer that a seat may give ahead now. */
export const possibleAnswers = <K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat): AheadAnswer<K>[] =>
  aheadTopics(game, state, seat).flatMap(({ question, topic, moves }) => {
    const basis = rulesOf(game)[question].basis(state.g, seat, topic)
    return moves.map(move => ({ question, topic, move, basis }))
  })

/** An answer to be given ahead from now on; null where the seat may not give it. */
export function answerAhead<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  { question, topic, move }: Omit<AheadAnswer<K>, 'basis'>,
): AheadAnswer<K> | null {
  const topics = aheadTopics(game, state, seat)
  const moves = topics.find(each => each.question === question && each.topic === topic)?.moves ?? []
  const legal = moves.find(each => same(each, move))
  return legal ? { question, topic, move: legal, basis: rulesOf(game)[question].basis(state.g, seat, topic) } : null
}

/** Does an answer still hold? What it was set for is as it was, and it may still be given. */
export function stillHolds<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  answer: AheadAnswer<K>,
): boolean {
  const anew = answerAhead(game, state, seat, answer)
  return anew !== null && same(anew.basis, answer.basis)
}

/** The move that a seat has given ahead to the question on top; null: it must be asked. */
export function answeredAhead<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  question: Question<K>,
  seat: Seat,
  answers: readonly AheadAnswer<K>[],
): Move<K> | null {
  const { step } = question
  const topic = rulesOf(game)[step.do]?.topic(step)
  const answer = answers.find(each => each.question === step.do && each.topic === topic)
  if (!answer || !question.toMove.includes(seat) || !stillHolds(game, state, seat, answer)) return null
  const legal = question.legal(seat) as readonly K['move'][]
  return rulesOf(game)[step.do].meant?.(answer.move, legal) ?? legal.find(each => same(each, answer.move)) ?? null
}
