/** Moves at a table: start, move, and the end of the game. */
import {
  type Attempt,
  attempt,
  isSideMove,
  type Kinds,
  type LoggedEvent,
  legalMove,
  type Move,
  questionAt,
  type Seat,
  type Settlement,
  type State,
  same,
  start,
} from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import { latestMoves } from '../limits.ts'
import { mayBeRated } from '../people/rated.ts'
import { countLines, noteOf, type Table, type TableState } from '../table.ts'
import { stillAhead } from './ahead.ts'
import { askAnew, endClock, isPaused, moveClock, startClock } from './clock.ts'
import { questionIn, remember } from './listed.ts'

/** Starts the game: roles that nobody chose are drawn. */
export function startGame(table: Table, now: number): Change | Refused {
  const { core, game } = table
  if (core.status !== 'gathering') return { refused: 'not-gathering' }
  if (core.seats.some(({ kind }) => kind === 'open')) return { refused: 'not-full' }
  if (!mayBeRated(core.setup, core.seats)) return { refused: 'rated' }
  if (core.unready && core.unready.length > 0) return { refused: 'not-ready' }
  const { roles, options, carried } = core.setup
  const { state, heard } = start(game, { roles, options, carried, seed: core.seed })
  const begun = { status: 'running' as const, ...startClock({ game, state }, now) }
  const next: TableState = { ...core, ...begun, ...outcome(game, core, state, heard) }
  return { core: next, heard, notes: [noteOf({ is: 'started' }, now)] }
}

const outcome = (
  game: Table['game'],
  core: TableState,
  state: State<Kinds>,
  heard: readonly LoggedEvent<Kinds>[],
): Partial<TableState> => ({
  state,
  lines: countLines(core.lines, heard),
  ...stillAhead(game, core, state),
  ...(state.stack.length === 0 ? { status: 'over' } : {}),
})

/** A move of a seat, whoever plays it. `n` is the seat's count of moves and undos. */
export function move(
  table: Table,
  seat: Seat,
  n: number,
  wanted: Move<Kinds>,
  now: number,
  { byClock = false } = {},
): Change | Refused {
  const { core, game } = table
  if (core.status === 'over') return { refused: 'over' }
  if (core.status !== 'running') return { refused: 'not-running' }
  if (isPaused(core)) return { refused: 'paused' }
  if (n !== core.acted[seat]) return { refused: 'stale' }
  if (wanted.do === 'resign') return settle(table, seat, { do: 'resign' }, now)
  // Who wants a draw calls a vote.
  if (wanted.do === 'agree-draw') return { refused: 'illegal' }
  const before = core.state!
  const tried = attempt(game, before, seat, before.moved[seat], wanted, questionIn(game, before))
  if ('refused' in tried) return { refused: isTooLate(table, seat, wanted) ? 'stale' : tried.refused }
  const { state, heard } = tried
  remember(game, state, tried.question)
  const barrier = tried.barrier || byClock
  const isSide = isSideMove(game, wanted)
  const unseen = !isSide && isUnseen(table, tried)
  const draft = unseen || (!isSide && isDraft(table, tried, seat))
  const quiet = draft && isOpenSame(before, state)
  const next: TableState = {
    ...core,
    ...outcome(game, core, state, heard),
    acted: countAct(core, seat),
    ...moveClock(table, { game, state }, now, { isDraft: draft, isSide }),
    moves: quiet ? core.moves : core.moves + 1,
    ...(draft || isSide ? {} : { petition: null }),
    ...(unseen ? askAnew(now) : {}),
  }
  const made = { seat, move: wanted, draft, quiet, barrier }
  return { core: next, made, heard, notes: next.petition ? [] : lapsedWith(core, now) }
}

/** An undo request that is open ends as play goes on. */
const lapsedWith = ({ petition }: TableState, now: number): Change['notes'] =>
  petition ? [noteOf({ is: 'undo-lapsed', seat: petition.by }, now)] : []

/** Ends a running game beside its rules: a seat resigns, or the vote that it called for a draw is carried. */
export function settle(table: Table, seat: Seat, settlement: Settlement, now: number): Change | Refused {
  const { core, game } = table
  if (core.status !== 'running') return { refused: 'illegal' }
  const before = core.state!
  const tried = attempt(game, before, seat, before.moved[seat], settlement, questionIn(game, before))
  if ('refused' in tried) return { refused: 'illegal' }
  const { state, heard, question } = tried
  remember(game, state, question)
  const ended = { ...outcome(game, core, state, heard), acted: countAct(core, seat), ...endClock(now), petition: null }
  const made = { seat, move: settlement, draft: false, quiet: false, barrier: true }
  const next: TableState = { ...core, ...ended, vote: null, moves: core.moves + 1 }
  if (next.status === 'over') return { core: next, made, heard, notes: [] }
  const change = retired({ ...next, ...moveClock(table, { game, state }, now) }, seat, now)
  return { ...change, made, heard, notes: [...lapsedWith(core, now), ...change.notes] }
}

/** The person of a seat has resigned: a bot plays to the end. When nobody is left who plays, the table is closed. */
function retired(core: TableState, seat: Seat, now: number): Change {
  const seats = core.seats.map((each, place) =>
    place === seat && each.kind === 'person' ? { ...each, absent: true, resigned: true as const } : each,
  )
  const notes = [noteOf({ is: 'resigned', seat }, now)]
  const isLeft = core.imported || seats.some(each => each.kind === 'person' && !each.resigned)
  if (isLeft || core.seats[seat].kind !== 'person') return { core: { ...core, seats }, notes }
  return { core: { ...core, seats, status: 'closed' }, notes: [...notes, noteOf({ is: 'closed' }, now)] }
}

/** Was it a legal answer to a free question, or a side move, before another seat was faster? */
function isTooLate({ game, past }: Table, seat: Seat, wanted: Move<Kinds>): boolean {
  const since = past.slice(-latestMoves)
  return since.slice(since.findLastIndex(each => each.seat === seat) + 1).some(({ before }) => {
    const question = before && questionAt(game, before)
    const isOpen = question?.rule.kind === 'free' || isSideMove(game, wanted)
    return question && isOpen && legalMove(question, seat, wanted) !== undefined
  })
}

export const countAct = ({ acted }: TableState, seat: Seat): readonly number[] =>
  acted.map((n, each) => (each === seat ? n + 1 : n))

type Tried = Exclude<Attempt<Kinds>, { refused: unknown }>

/** Who is asked the sealed question on top, whether they have answered or not; null when it is no sealed question. */
export function sealedSeats(game: Table['game'], state: State<Kinds>): readonly Seat[] | null {
  const question = questionIn(game, state)
  return question?.rule.kind === 'sealed' ? question.seats : null
}

/** Who may be drafting now, unseen by the others: whoever is asked a sealed question, or a free one. */
export function draftersOf(game: Table['game'], state: State<Kinds>): readonly Seat[] {
  const question = questionIn(game, state)
  return question && question.rule.kind !== 'ask' ? question.seats : []
}

/** An answer to an anonymous question that stands after it: nobody else learns of it. */
const isUnseen = ({ core }: Table, { state: after, question }: Tried): boolean =>
  question?.anonymous === true && core.state!.stack.at(-1) === after.stack.at(-1)

/** A draft or a sealed answer: the same question stands after it. */
function isDraft({ core, game }: Table, { state: after, heard, barrier }: Tried, seat: Seat): boolean {
  const before = core.state!
  if (questionIn(game, before)?.rule.kind === 'free') {
    const isStill = before.stack.at(-1) === after.stack.at(-1) && isOpenSame(before, after)
    return isStill && heard.length === 0 && !barrier
  }
  if (sealedSeats(game, before) === null || before.stack.at(-1) !== after.stack.at(-1)) return false
  const isRevealed = after.sealed !== before.sealed && after.sealed[seat] === null && before.sealed[seat] === null
  return !isRevealed
}

function isOpenSame(before: State<Kinds>, after: State<Kinds>): boolean {
  const openBefore = before.g.open as Record<string, unknown>
  return Object.entries(after.g.open).every(([key, value]) => value === openBefore[key] || same(value, openBefore[key]))
}
