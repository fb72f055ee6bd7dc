/** Taking back: one's own moves freely as far as nothing came to light, and further with the others' consent. */
import { putAt, type Seat, same, takeBack } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import { petitionTime } from '../limits.ts'
import { type HistoryEntry, isOut, noteOf, type Table, type TableState } from '../table.ts'
import type { UndoRequest } from '../types.ts'
import { redraft } from './advance.ts'
import { rewindClock, startClock } from './clock.ts'
import { countAct, draftersOf, sealedSeats } from './play.ts'

type Answer = Change | Refused

/**
 * The moves a seat may take back by itself now, newest first: its own since the last barrier or move of another seat.
 * Drafts of others do not stand in the way of drafts, nor can they be noticed: while others may be drafting, the moves
 * before the question are out of reach whether they have begun or not. An answer that was taken back stays so.
 */
export function undoable({ core, game, past }: Table, seat: Seat): HistoryEntry[] {
  if (core.status !== 'running') return []
  const isDrafting = draftersOf(game, core.state!).some(each => each !== seat)
  const free: HistoryEntry[] = []
  for (let i = past.length - 1; i >= 0; i--) {
    const each = past[i]
    if (each.seat !== seat && each.draft) continue
    if (each.seat !== seat || each.barrier || each.move.do === takeBack.do || (isDrafting && !each.draft)) break
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
    return { core: { ...core, state, moves, acted }, undone, notes: [] }
  }
  const next = { ...backTo(core, last), acted, tookBack: noteTakingBack(core, seat, last.moves) }
  return { core: next, undone, notes: [noteOf({ is: 'undone', seat }, now)] }
}

const backTo = (core: TableState, last: HistoryEntry): TableState => ({
  ...core,
  state: last.before,
  moves: last.moves,
  lines: last.lines,
  ...rewindClock(core, last),
  petition: null,
})

const noteTakingBack = ({ tookBack, seats }: TableState, seat: Seat, moves: number): TableState['tookBack'] =>
  putAt(tookBack ?? seats.map(() => null), seat, moves)

/** The seat's last move that it cannot take back by itself. */
function outOfReach(table: Table, seat: Seat): HistoryEntry | undefined {
  const free = undoable(table, seat)
  return table.past.findLast(each => each.seat === seat && !free.includes(each))
}

/**
 * Asks the other persons to let the seat take back the last move that it cannot take back by itself, with all that came
 * after it. Bots agree. A seat asks once in a position: they wait for the answer, and could be kept waiting for ever.
 */
export function askUndo(table: Table, seat: Seat, now: number): Answer {
  const { core } = table
  if (core.status !== 'running') return { refused: 'not-running' }
  const last = outOfReach(table, seat)
  if (!last || core.petition) return { refused: 'nothing-to-undo' }
  const asked = core.petitioned ?? core.seats.map(() => null)
  if (asked[seat] === core.moves) return { refused: 'too-fast' }
  const needed = core.seats.flatMap((each, other) =>
    other !== seat && hasSay(each) && !isOut(table, other) ? [other] : [],
  )
  const petition: UndoRequest = {
    kind: 'undo',
    by: seat,
    to: last.moves,
    agreed: [],
    needed,
    until: now + petitionTime,
  }
  if (needed.length === 0) return grant(table, petition, now)
  const next = { ...core, petition, petitioned: putAt(asked, seat, core.moves) }
  return { core: next, notes: [noteOf({ is: 'undo-asked', seat }, now)] }
}

/** Who has called a bot, or let its time run out, leaves the answer to the bot; not so who was replaced by others. */
const hasSay = (sitter: Table['core']['seats'][number]) =>
  sitter.kind === 'person' && (!sitter.absent || sitter.byOthers === true)

const withdrawn = ({ core }: Table, seat: Seat, now: number): Change => ({
  core: { ...core, petition: null },
  notes: [noteOf({ is: 'undo-withdrawn', seat }, now)],
})

/** One answer to an undo request: a single no ends it, the last yes grants it. A no of who has asked withdraws it. */
export function agree(table: Table, seat: Seat, yes: boolean, now: number): Answer {
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
  return isGranted(table, asked) ? grant(table, asked, now) : { core: { ...core, petition: asked }, notes: [] }
}

/** Have all those agreed who are still persons at the table? */
function isGranted(table: Table, { needed, agreed }: UndoRequest): boolean {
  return needed.every(seat => agreed.includes(seat) || !hasSay(table.core.seats[seat]))
}

function grant(table: Table, { by, to }: UndoRequest, now: number): Answer {
  const { core, past, game } = table
  const last = outOfReach(table, by)
  if (!last) return { refused: 'nothing-to-undo' }
  const undone = past.flatMap(({ n }) => (n >= last.n ? [n] : []))
  const acted = core.acted.map(n => n + 1)
  const remade = sealedBeside(table, last)
  const clock = startClock({ game, state: last.before }, now)
  const next = { ...backTo(core, last), ...clock, acted, tookBack: noteTakingBack(core, by, last.moves) }
  return { core: next, undone, remade, notes: [noteOf({ is: 'undone-to', seat: by, to }, now)] }
}

/** What the others have answered since to the same sealed question: it stays theirs. */
function sealedBeside({ game, past }: Table, last: HistoryEntry): HistoryEntry[] {
  if (sealedSeats(game, last.before) === null) return []
  const question = last.before.stack.at(-1)
  const others = past.filter(({ n, seat }) => n > last.n && seat !== last.seat)
  return others.filter(({ before }) => same(before.stack.at(-1), question))
}

/** By the operator: back to an earlier core, whatever was revealed since. `undone` are the entries of the moves cut. */
export function cutBack(table: Table, earlier: TableState, undone: readonly number[], now: number): Change {
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
  }
  return { core, undone, notes: [noteOf({ is: 'cut', to: moves }, now)] }
}

/** The table without an undo request that has waited too long. */
export function lapse(table: Table, now: number): Change | null {
  const { petition } = table.core
  if (!petition || petition.until > now) return null
  const note = noteOf({ is: 'undo-lapsed', seat: petition.by }, now)
  return { core: { ...table.core, petition: null }, notes: [note] }
}
