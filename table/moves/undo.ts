/** Taking back: one's own moves freely as far as nothing came to light, and further with the others' consent. */
import {
  isSettlement,
  isSideMove,
  type Kinds,
  putAt,
  type Seat,
  type State,
  same,
  seeded,
  takeBack,
} from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import type { Command } from '../command.ts'
import { minute, petitionTime } from '../limits.ts'
import { type ChatEntry, type HistoryEntry, isOut, noteOf, type Table, type TableState } from '../table.ts'
import type { UndoRequest } from '../types.ts'
import { redraft } from './advance.ts'
import { beginReserves, rewindClock, startClock } from './clock.ts'
import { countAct, draftersOf, sealedSeats } from './play.ts'
import { positionBefore } from './positions.ts'

type Answer = Change | Refused

/**
 * The moves a seat may take back by itself now, newest first: its own since the last barrier or move of another seat.
 * Drafts of others do not stand in the way of drafts, nor can they be noticed: while others may be drafting, the moves
 * before the question are out of reach whether they have begun or not. Nor does a side move beside a question that takes
 * drafts: it stays as it was made. An answer that was taken back stays so.
 */
export function undoable({ core, game, past }: Table, seat: Seat): HistoryEntry[] {
  if (core.status !== 'running') return []
  const drafters = draftersOf(game, core.state!)
  const isDrafting = drafters.some(each => each !== seat)
  const step = drafters.length > 0 && core.state!.stack.at(-1)
  const isBeside = ({ move, question }: HistoryEntry) => step && isSideMove(game, move) && same(question, step)
  const free: HistoryEntry[] = []
  let draftsOnly = isDrafting
  for (let i = past.length - 1; i >= 0; i--) {
    const each = past[i]
    if (each.seat !== seat && each.draft) continue
    if (isBeside(each) && (draftsOnly || each.seat !== seat)) {
      draftsOnly = true
      continue
    }
    if (each.seat !== seat || each.barrier || each.move.do === takeBack.do || (draftsOnly && !each.draft)) break
    free.push(each)
  }
  return free
}

/** Takes the seat's last move back. */
export function undo(table: Table, seat: Seat, n: number | undefined, now: number): Answer {
  const { core } = table
  if (n !== undefined && n !== core.acted[seat]) return { refused: 'stale' }
  const [last] = undoable(table, seat)
  if (!last) return { refused: 'nothing-to-undo' }
  const undone = [last.n]
  const acted = countAct(core, seat)
  if (last.draft) {
    const again = redraft(table, last)
    if (!again) return { refused: 'nothing-to-undo' }
    const { state, moves } = again
    return { core: { ...core, state: withChanceOf(core, state!), moves, acted }, undone, notes: [] }
  }
  const earlier = backTo(table, last)
  if (!earlier) return { refused: 'nothing-to-undo' }
  const next = { ...earlier, acted, tookBack: noteTakingBack(core, seat, last.moves) }
  return { core: next, undone, notes: isTold(table, seat, now) ? [] : [noteOf({ is: 'undone', seat }, now)] }
}

/** Has it been told within the last minute that the seat takes back? Whoever moves to and fro fills no chat. */
function isTold({ chat }: Table, seat: Seat, now: number): boolean {
  const isOfSeat = ({ note }: ChatEntry) => note?.is === 'undone' && note.seat === seat
  const last = chat.findLast(line => isOfSeat(line) || line.at <= now - minute)
  return last !== undefined && isOfSeat(last) && last.at > now - minute
}

/** An earlier position with the chance of now: what dice have shown once does not come again. */
function withChanceOf(core: TableState, earlier: State<Kinds>): State<Kinds> {
  const { chance } = core.state!
  return same(earlier.chance, chance) ? earlier : { ...earlier, chance }
}

/** The core before a move; null where the position before it is not known any more. */
function backTo(table: Table, last: HistoryEntry): (TableState & { state: State<Kinds> }) | null {
  const { core, past } = table
  const before = positionBefore(table, past.indexOf(last))
  if (!before) return null
  const { moves, lines } = last
  return { ...core, state: withChanceOf(core, before), moves, lines, ...rewindClock(core, last), petition: null }
}

const noteTakingBack = ({ tookBack, seats }: TableState, seat: Seat, moves: number): TableState['tookBack'] =>
  putAt(tookBack ?? seats.map(() => null), seat, moves)

/** The seat's last move that it cannot take back by itself. Whoever has resigned since has resigned for good. */
function outOfReach(table: Table, seat: Seat, free = undoable(table, seat)): HistoryEntry | undefined {
  const isMeant = (each: HistoryEntry) => each.seat === seat && !free.includes(each)
  const last = table.past.findLast(each => (each.barrier && isSettlement(each.move)) || isMeant(each))
  return last && isSettlement(last.move) ? undefined : last
}

/** Has anything come to light, or chance been used, by this move or after it? */
const isBeyondBarrier = ({ past }: Table, { n }: HistoryEntry): boolean =>
  past.some(each => each.n >= n && each.barrier)

/** Who must agree to an undo of the seat's. */
const neededFor = (table: Table, seat: Seat): Seat[] =>
  table.core.seats.flatMap((_, other) => (isNeededFor(table, seat, other) ? [other] : []))

const isNeededFor = (table: Table, seat: Seat, other: Seat): boolean =>
  other !== seat && hasSay(table.core.seats[other]) && !isOut(table, other)

/**
 * What becomes of it when the seat asks to take back more than it can by itself: persons are asked, or bots grant it at
 * once. null: there is nothing, or something was revealed since and nobody could agree to it but bots.
 */
function furtherUndo(table: Table, seat: Seat, free = undoable(table, seat)): 'asks' | 'granted' | null {
  const { status, petition } = table.core
  const last = status === 'running' && !petition && outOfReach(table, seat, free)
  if (!last) return null
  if (table.core.seats.some((_, other) => isNeededFor(table, seat, other))) return 'asks'
  return isBeyondBarrier(table, last) ? null : 'granted'
}

/** How many moves the seat can take back by itself, and what becomes of it when it asks for more. */
export function undoOf(table: Table, seat: Seat): { undo: number; furtherUndo: 'asks' | 'granted' | null } {
  const free = undoable(table, seat)
  return { undo: free.length, furtherUndo: furtherUndo(table, seat, free) }
}

/**
 * Asks the other persons to let the seat take back the last move that it cannot take back by itself, with all that came
 * after it. Bots agree, but not where something was revealed: who knows the dice would throw them again until they please,
 * and nobody would have had a say. A seat asks once in a position: bots wait for the answer, and could be kept waiting for
 * ever.
 */
export function askUndo(table: Table, seat: Seat, now: number): Answer {
  const { core } = table
  if (core.status !== 'running') return { refused: 'not-running' }
  const last = outOfReach(table, seat)
  if (!last || core.petition) return { refused: 'nothing-to-undo' }
  const asked = core.petitioned ?? core.seats.map(() => null)
  if (asked[seat] === core.moves) return { refused: 'too-fast' }
  const needed = neededFor(table, seat)
  const fresh = isBeyondBarrier(table, last)
  if (needed.length === 0 && fresh) return { refused: 'nobody-to-agree' }
  const petition: UndoRequest = {
    kind: 'undo',
    by: seat,
    to: last.moves,
    ...(fresh && { fresh }),
    agreed: [],
    needed,
    until: now + petitionTime,
  }
  if (needed.length === 0) return grant(table, petition, undefined, now)
  const next = { ...core, petition, petitionFor: last.n, petitioned: putAt(asked, seat, core.moves) }
  return { core: next, notes: [noteOf({ is: 'undo-asked', seat }, now)] }
}

/** Who has called a bot, or let its time run out, leaves the answer to the bot; not so who was replaced by others. */
const hasSay = (sitter: Table['core']['seats'][number]) =>
  sitter.kind === 'person' && (!sitter.absent || sitter.byOthers === true)

const withdrawn = ({ core }: Table, seat: Seat, now: number): Change => ({
  core: { ...core, petition: null },
  notes: [noteOf({ is: 'undo-withdrawn', seat }, now)],
})

type Agreement = Pick<Extract<Command, { do: 'agree' }>, 'seat' | 'yes' | 'seed'>

/** One answer to an undo request: a single no ends it, the last yes grants it. A no of who has asked withdraws it. */
export function agree(table: Table, { seat, yes, seed }: Agreement, now: number): Answer {
  const { core } = table
  const { petition } = core
  if (core.status !== 'running') return { refused: 'not-running' }
  if (petition?.by === seat && !yes) return withdrawn(table, seat, now)
  if (!petition?.needed.includes(seat)) return { refused: 'no-petition' }
  if (!yes) {
    const note = noteOf({ is: 'undo-refused', seat: petition.by, by: seat }, now)
    return { core: { ...core, petition: null }, notes: [note] }
  }
  const agreed = petition.agreed.includes(seat) ? petition.agreed : [...petition.agreed, seat]
  const asked = { ...petition, agreed }
  return isGranted(table, asked) ? grant(table, asked, seed, now) : { core: { ...core, petition: asked }, notes: [] }
}

/** Have all those agreed who are still persons at the table? */
function isGranted(table: Table, { needed, agreed }: UndoRequest): boolean {
  return needed.every(seat => agreed.includes(seat) || !hasSay(table.core.seats[seat]))
}

/** Throws a RangeError where chance must go on from a seed that nobody knows, and there is none. */
function grant(table: Table, { by, to }: UndoRequest, seed: string | undefined, now: number): Answer {
  const { core, past, game } = table
  // Side moves may have been made since it was asked.
  const last = core.petition ? past.find(({ n }) => n === core.petitionFor) : outOfReach(table, by)
  if (!last) return { refused: 'nothing-to-undo' }
  const undone = past.flatMap(({ n }) => (n >= last.n ? [n] : []))
  const acted = core.acted.map(n => n + 1)
  const earlier = backTo(table, last)
  if (!earlier) return { refused: 'nothing-to-undo' }
  const remade = sealedBeside(table, last, earlier.state)
  const clock = startClock({ game, state: earlier.state }, now)
  const next = {
    ...earlier,
    ...clock,
    ...beginReserves(earlier, now),
    acted,
    tookBack: noteTakingBack(core, by, last.moves),
  }
  const notes = [noteOf({ is: 'undone-to', seat: by, to }, now)]
  const change: Change = { core: next, undone, remade, notes }
  return isBeyondBarrier(table, last) ? withFreshChance(table, change, seed) : change
}

/** The same change, after which chance goes on from a seed that nobody knew before. */
export function withFreshChance({ version }: Table, change: Change, seed: string | undefined): Change {
  const { core } = change
  if (seed === undefined) throw new RangeError('An undo behind what was revealed needs fresh chance.')
  if (core.state === null) return change
  const freshChance = [...(core.freshChance ?? []), { n: version + 1, seed }]
  return { ...change, core: { ...core, state: { ...core.state, chance: seeded(seed) }, freshChance } }
}

/** What the others have answered since to the same sealed question: it stays theirs. */
function sealedBeside({ game, past }: Table, last: HistoryEntry, before: State<Kinds>): HistoryEntry[] {
  if (sealedSeats(game, before) === null) return []
  const others = past.filter(({ n, seat }) => n > last.n && seat !== last.seat)
  return others.filter(({ question }) => same(question, last.question))
}

/**
 * By the operator: back to an earlier core, whatever was revealed since. `undone` are the entries of the moves cut; `seed` is
 * what chance goes on from.
 */
export function cutBack(
  table: Table,
  earlier: TableState,
  { undone, seed }: { undone: readonly number[]; seed: string },
  now: number,
): Change {
  const { state, moves, lines } = earlier
  const acted = table.core.acted.map(n => n + 1)
  const clock = state ? startClock({ game: table.game, state }, now) : { since: now, limit: null }
  const core: TableState = {
    ...table.core,
    state,
    moves,
    lines,
    acted,
    status: 'running',
    petition: null,
    paused: null,
    ...clock,
    ...beginReserves(table.core, now),
  }
  return withFreshChance(table, { core, undone, notes: [noteOf({ is: 'cut', to: moves }, now)] }, seed)
}

/** The table without an undo request that has waited too long. */
export function lapse(table: Table, now: number): Change | null {
  const { petition } = table.core
  if (!petition || petition.until > now) return null
  const note = noteOf({ is: 'undo-lapsed', seat: petition.by }, now)
  return { core: { ...table.core, petition: null }, notes: [note] }
}
