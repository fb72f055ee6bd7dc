/** What a person has begun and not sealed: orders, a march half-way, a bid, an offer. Whoever plays the seat next has a free hand. */
import { isRetraction, isSideMove, type Kinds, type Move, type Seat, takeBack } from '../../kernel/index.ts'
import { apply, type Outcome } from '../apply.ts'
import { longestRun } from '../limits.ts'
import type { HistoryEntry, Table } from '../table.ts'
import { questionIn } from './listed.ts'
import { move } from './play.ts'
import { undo, undoable } from './undo.ts'

/**
 * The moves of a seat that are not finished, newest first: its drafts, and where it is asked alone the moves since that nobody
 * has heard of. What it could not take back by itself any more stays.
 */
function unfinished(table: Table, seat: Seat): HistoryEntry[] {
  const { core, game } = table
  const question = questionIn(game, core.state!)
  if (!question?.toMove.includes(seat)) return []
  const free = undoable(table, seat)
  let { all } = core.lines
  const isUntold = ({ draft, lines, move: made }: HistoryEntry) => {
    const before = all
    all = lines.all
    return question.rule.kind === 'ask' ? lines.all === before && !isSideMove(game, made) : draft
  }
  const end = free.findIndex(each => !isUntold(each))
  return end < 0 ? free : free.slice(0, end)
}

/** The next move by which the rules let a seat take a draft back; undefined: there is none. A sealed answer stays. */
function retraction({ core, game }: Table, seat: Seat): Move<Kinds> | undefined {
  const question = questionIn(game, core.state!)
  if (!question?.toMove.includes(seat)) return undefined
  return question.legal(seat).find(option => option.do !== takeBack.do && isRetraction(game, option))
}

/** Takes back what a seat has begun and not sealed. A draft of long ago is taken back by a move, where the rules have one. */
export function takeBackUnsealed(begin: Table, seat: Seat, at: number): Outcome {
  let outcome: Outcome = { table: begin, steps: [], notes: [] }
  for (const _ of unfinished(begin, seat)) {
    const change = undo(outcome.table, seat, undefined, at)
    if ('refused' in change) break
    outcome = joined(
      outcome,
      apply(outcome.table, { ...change, notes: [] }, { command: { do: 'undo', seat }, by: null, at }),
    )
  }
  for (let made = 0; made < longestRun; made++) {
    const { table } = outcome
    const wanted = retraction(table, seat)
    const n = table.core.acted[seat]
    const change = wanted && move(table, seat, n, wanted, at)
    if (!change || 'refused' in change) break
    const command = { do: 'move' as const, seat, n, move: wanted }
    outcome = joined(outcome, apply(table, change, { command, by: null, at }))
  }
  return outcome
}

/** What was made first, and then. */
export const joined = (first: Outcome, then: Outcome): Outcome => ({
  ...then,
  steps: [...first.steps, ...then.steps],
  notes: [...first.notes, ...then.notes],
})
