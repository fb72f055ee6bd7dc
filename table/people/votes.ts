/**
 * What the people at a table decide by majority: to pause, to go on, another pace, and to open the seat of somebody who is missing;
 * and all together: a draw, and that a rated game counts for nobody.
 * While a game is paused all its clocks stand, nobody moves, and the only vote is whether to go on.
 */
import { type Seat, same } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import { timeBetweenVotes, voteTime } from '../limits.ts'
import { isPaused, resumeClock, stopClock } from '../moves/clock.ts'
import { settle } from '../moves/play.ts'
import { isOut, noteOf, type Table, type TableState } from '../table.ts'
import type { Pace, PaceVote, TableSetup, Vote } from '../types.ts'
import { cancelled, hasClock } from './rated.ts'
import { isMissing, openSeat } from './seats.ts'

type Answer = Change | Refused

/** Who plays by itself, is still in the game, and is not the one the vote is about. */
const votersOn = (table: Table, on: Vote['on']): Seat[] =>
  table.core.seats.flatMap((each, seat) => {
    const isPlaying = each.kind === 'person' && !each.absent && !isOut(table, seat)
    return isPlaying && !(on.do === 'replace' && on.seat === seat) ? [seat] : []
  })

/** A draw is for people to agree on: nobody who is still in the game may be missing, and all those must want it. */
export const mayDraw = (table: Table): boolean =>
  table.core.status === 'running' &&
  table.game.settle?.draw !== undefined &&
  table.core.seats.every((sitter, seat) => isOut(table, seat) || (sitter.kind === 'person' && !sitter.absent))

/** Calls a vote; who calls it has voted for it. */
export function callVote(table: Table, seat: Seat, on: Vote['on'], now: number): Answer {
  const { core } = table
  const isAtRest = isPaused(core)
  if (core.status !== 'running') return { refused: 'not-running' }
  if (core.vote || !votersOn(table, on).includes(seat)) return { refused: 'no-vote' }
  if (isAtRest !== (on.do === 'resume')) return { refused: isAtRest ? 'paused' : 'no-vote' }
  if (on.do === 'draw' && !mayDraw(table)) return { refused: 'no-vote' }
  if (on.do === 'cancel' && !core.rated) return { refused: 'no-vote' }
  if (on.do === 'pace' && core.setup.rated && !hasClock(on)) return { refused: 'rated' }
  if (on.do === 'pace' && same(paceVote(on), paceVote(core.setup))) return { refused: 'no-vote' }
  if (on.do === 'replace' && !isMissing(table, on.seat, now)) return { refused: 'still-there' }
  if (isTooSoon(core, seat, on, now)) return { refused: 'vote-too-soon' }
  const vote: Vote = { on, by: seat, yes: [seat], no: [], voters: votersOn(table, on), until: now + voteTime }
  const called = { ...core, vote, called: { by: seat, at: now, on } }
  return counted(table, called, [noteOf({ is: 'vote-called', seat, on: on.do, of: ofWhom(on) }, now)], now)
}

/** A pace as it is voted on. */
const paceVote = ({ hoursPerMove, clock = null, reserve }: Pick<TableSetup, keyof Pace>): PaceVote => ({
  do: 'pace',
  hoursPerMove,
  clock,
  ...(reserve && { reserve }),
})

/** What was just lost is not asked again at once; any other vote may follow. */
const isTooSoon = ({ called }: TableState, seat: Seat, on: Vote['on'], now: number): boolean =>
  called?.by === seat && now - called.at < timeBetweenVotes && (called.on === undefined || same(called.on, on))

const ofWhom = (on: Vote['on']): Seat | null => (on.do === 'replace' ? on.seat : null)

/** One vote; the last one of a seat counts. */
export function castVote(table: Table, seat: Seat, yes: boolean, now: number): Answer {
  const { core } = table
  const { vote } = core
  if (core.status !== 'running') return { refused: 'not-running' }
  if (!vote?.voters.includes(seat)) return { refused: 'no-vote' }
  const others = (list: readonly Seat[]) => list.filter(each => each !== seat)
  const sides = yes
    ? { yes: [...others(vote.yes), seat], no: others(vote.no) }
    : { yes: others(vote.yes), no: [...others(vote.no), seat] }
  return counted(table, { ...core, vote: { ...vote, ...sides } }, [], now)
}

/** Is there nothing to decide any more? The missing person is back, or one of those who must agree on a draw is gone. */
function isVoid(table: Table, on: Vote['on'], now: number): boolean {
  return (on.do === 'replace' && !isMissing(table, on.seat, now)) || (on.do === 'draw' && !mayDraw(table))
}

/** Does it need everybody? */
const isForAll = (on: Vote['on']): boolean => on.do === 'draw' || on.do === 'cancel'

/** Carried by more than half of those who may vote, lost when that cannot be any more, or is of no use any more. */
function counted(table: Table, core: TableState, notes: Change['notes'], now: number): Change {
  const { on, yes, no, voters } = core.vote!
  if (isVoid(table, on, now) || no.length * 2 >= voters.length || (isForAll(on) && no.length > 0)) {
    const lost = noteOf({ is: 'vote-lost', on: on.do, of: ofWhom(on) }, now)
    return { core: { ...core, vote: null }, notes: [...notes, lost] }
  }
  const isCarried = isForAll(on) ? yes.length === voters.length : yes.length * 2 > voters.length
  if (!isCarried) return { core, notes }
  const { called: _, ...carried } = core
  const change = carry({ ...table, core: { ...carried, vote: null } }, core.vote!, now)
  return { ...change, notes: [...notes, ...change.notes] }
}

function carry(table: Table, { on, by }: Vote, now: number): Change {
  const { core } = table
  if (on.do === 'draw') return settle(table, by, { do: 'agree-draw' }, now) as Change
  if (on.do === 'replace') return openSeat(table, on.seat, now)
  if (on.do === 'pace') return setPace(core, on, now)
  if (on.do === 'cancel') return cancelled(core, now)
  if (on.do === 'pause') {
    return { core: { ...core, ...stopClock(now) }, notes: [noteOf({ is: 'paused' }, now)] }
  }
  return { core: { ...core, ...resumeClock(core, now) }, notes: [noteOf({ is: 'resumed' }, now)] }
}

/** Everybody has all the time of the new pace, and nobody is on vacation any more. */
function setPace(core: TableState, on: PaceVote, now: number): Change {
  const { reserve: _, ...kept } = core.setup
  const { do: __, ...pace } = paceVote(on)
  const next = { ...core, setup: { ...kept, ...pace }, since: now, overtime: {}, reserves: undefined }
  return { core: next, notes: [noteOf({ is: 'pace', ...pace }, now)] }
}

/** The table without a vote that has waited too long. */
export function lapseVote(table: Table, now: number): Change | null {
  const { vote } = table.core
  if (!vote || vote.until > now) return null
  const note = noteOf({ is: 'vote-lost', on: vote.on.do, of: ofWhom(vote.on) }, now)
  return { core: { ...table.core, vote: null }, notes: [note] }
}
