/**
 * Answers that seats give ahead (see kernel/ahead.ts): secret like the wish for windows, and made by the table in the same
 * way, after a moment that is alike for every hand and every wish. They stop by themselves when what they were set for
 * changes, and do not come back when it changes back.
 */
import {
  type AheadAnswer,
  aheadTopics,
  answerAhead,
  answeredAhead,
  type Kinds,
  type Move,
  type Seat,
  type State,
  stillHolds,
} from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import type { Table, TableState } from '../table.ts'
import type { AheadChoice } from '../types.ts'
import { questionIn } from './listed.ts'

const answersOf = ({ ahead }: TableState, seat: Seat): readonly AheadAnswer<Kinds>[] => ahead?.[seat] ?? none

const none: readonly never[] = []

/** What a seat may answer ahead now, and what it has answered. */
export function aheadOf({ game, core }: Table, seat: Seat): readonly AheadChoice[] {
  if (!game.ahead || core.status !== 'running') return none
  const given = answersOf(core, seat).filter(answer => stillHolds(game, core.state!, seat, answer))
  return aheadTopics(game, core.state!, seat).map(each => ({
    ...each,
    move: given.find(({ question, topic }) => question === each.question && topic === each.topic)?.move ?? null,
  }))
}

interface Wish {
  question: string
  topic: string
  /** null: it wants to be asked again. */
  move: Move<Kinds> | null
}

/** Gives an answer ahead, or takes it back. */
export function setAhead({ game, core }: Table, seat: Seat, { question, topic, move }: Wish): Change | Refused {
  if (core.status !== 'running') return { refused: 'not-running' }
  const answer = move && answerAhead(game, core.state!, seat, { question, topic, move })
  if (move && !answer) return { refused: 'illegal' }
  const others = answersOf(core, seat).filter(each => each.question !== question || each.topic !== topic)
  const ahead = core.seats.map((_, each) =>
    each === seat ? [...others, ...(answer ? [answer] : [])] : answersOf(core, each),
  )
  return { core: { ...core, ahead }, notes: [] }
}

/** The answer that a seat has given ahead to the question that stands; null: it must be asked. */
export function aheadMove({ game, core }: Table, seat: Seat): Move<Kinds> | null {
  const answers = answersOf(core, seat)
  const question = answers.length > 0 ? questionIn(game, core.state!) : null
  return question && answeredAhead(game, core.state!, question, seat, answers)
}

/** The answers that still hold in the next position. */
export function stillAhead(game: Table['game'], { ahead }: TableState, state: State<Kinds>): Pick<TableState, 'ahead'> {
  if (!ahead?.some(answers => answers.length > 0)) return {}
  const left = ahead.map((answers, seat) => answers.filter(answer => stillHolds(game, state, seat, answer)))
  return left.every((answers, seat) => answers.length === ahead[seat].length) ? {} : { ahead: left }
}

/** A new person on a seat has said nothing yet. */
export const forgetAhead = ({ ahead }: TableState, seat: Seat): Pick<TableState, 'ahead'> =>
  ahead ? { ahead: ahead.map((answers, each) => (each === seat ? [] : answers)) } : {}
