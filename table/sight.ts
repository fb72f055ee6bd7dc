/** What a viewer is shown of a table. Built from what it may know; nothing is left out of anything. */
import { type Kinds, type View, viewOf } from '../kernel/index.ts'
import { deadlineOf } from './clock.ts'
import type { Logged, Said, Table, Viewer } from './table.ts'
import type { ChatLine, LogLine, Sight, Status } from './types.ts'
import { undoable } from './undo.ts'

/** Is the game over, or given up? Then its seed is no secret any more. */
export const isEnded = (status: Status): boolean => status === 'over' || status === 'closed'

/** The sight of a seat or a spectator, without the log and the chat. It shares its values with the table. */
export function sightOf(table: Table, viewer: Viewer): Sight {
  const { core } = table
  const { id, name, setup, status, owner, seats, moves, petition } = core
  return {
    id,
    name,
    setup,
    status,
    owner,
    mine: viewer.user === owner,
    seats,
    present: seats.flatMap((_, seat) => (table.away[seat] === 'here' ? [seat] : [])),
    moves,
    seed: { hash: core.seedHash, revealed: isEnded(status) ? core.seed : null },
    view: viewAt(table, viewer),
    undo: viewer.seat === null ? 0 : undoable(table, viewer.seat).length,
    petition,
    deadline: deadlineOf(table),
  }
}

/** The view with the seat's count of moves and undos, which the seat's next move carries. */
export function viewAt({ core, game }: Table, { seat }: Viewer): View<Kinds> | null {
  if (core.state === null) return null
  const view = viewOf(game, core.state, seat)
  return seat === null ? view : { ...view, moved: core.acted[seat] }
}

const hears = ({ to }: Logged, { seat }: Viewer) => to === null || (seat !== null && to.includes(seat))

/** The lines of the log in memory that a viewer may hear, numbered among all it has heard since the beginning. */
export function logFor({ core, log }: Table, viewer: Viewer): LogLine[] {
  const heard = log.filter(line => hears(line, viewer))
  const first = (viewer.seat === null ? core.lines.open : core.lines.seats[viewer.seat]) - heard.length
  return heard.map(({ move, event }, i) => ({ n: first + i, move, event }))
}

const reads = ({ readers }: Said, { user }: Viewer) => readers === null || (user !== null && readers.includes(user))

/** The lines of the chat that a viewer may read. */
export function chatFor({ chat }: Table, viewer: Viewer): ChatLine[] {
  return chat.filter(line => reads(line, viewer)).map(({ readers: _, ...line }, n) => ({ n, ...line }))
}

/** What a viewer is told of the way from one table to the next, besides the sight. */
export interface News {
  /** New lines of the log. */
  log: LogLine[]
  /** Lines from this number on have been taken back before the new ones. */
  cut: number | null
  chat: ChatLine[]
}

/** The new lines for a viewer. Both tables must be of one line of descent. */
export function newsFor(before: Table, after: Table, viewer: Viewer): News {
  return { ...newLog(before, after, viewer), chat: newChat(before, after, viewer) }
}

function newLog(before: Table, after: Table, viewer: Viewer): Pick<News, 'log' | 'cut'> {
  if (before.log === after.log) return { log: [], cut: null }
  const shared = sharedLines(before.log, after.log)
  const fresh = after.log.filter(line => line.at >= shared && hears(line, viewer)).length
  const lines = logFor(after, viewer)
  const log = fresh === 0 ? [] : lines.slice(-fresh)
  const lost = before.log.some(line => line.at >= shared && hears(line, viewer))
  const total = viewer.seat === null ? after.core.lines.open : after.core.lines.seats[viewer.seat]
  return { log, cut: lost ? total - fresh : null }
}

/** How many lines two logs have in common, counted from the beginning of the game. */
function sharedLines(before: readonly Logged[], after: readonly Logged[]): number {
  const known = new Set<Logged>(before)
  const last = after.findLast(line => known.has(line))
  if (last) return last.at + 1
  return after[0]?.at ?? before[0]?.at ?? 0
}

function newChat(before: Table, after: Table, viewer: Viewer): ChatLine[] {
  if (before.chat === after.chat) return []
  const fresh = after.chat.slice(before.chat.length).filter(line => reads(line, viewer)).length
  return fresh === 0 ? [] : chatFor(after, viewer).slice(-fresh)
}
