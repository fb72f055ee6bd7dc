/** What a viewer is shown of a table. Built from what it may know; nothing is left out of anything. */
import {
  type Kinds,
  latest,
  type OwnView,
  once,
  openViewOf,
  ownViewOf,
  type Seat,
  type View,
  withMemory,
} from '../../kernel/index.ts'
import { deadlineOf } from '../agenda.ts'
import { isHidden } from '../anonymous.ts'
import { latestKept } from '../limits.ts'
import { aheadOf } from '../moves/ahead.ts'
import { isPaused, shownReserves } from '../moves/clock.ts'
import { questionIn } from '../moves/listed.ts'
import { seriesOf } from '../moves/series.ts'
import { undoOf } from '../moves/undo.ts'
import { autoPassOf, passesOf } from '../moves/windows.ts'
import { isTooLate } from '../people/seats.ts'
import { mayDraw } from '../people/votes.ts'
import type { ChatEntry, Logged, Table, TableState, Viewer } from '../table.ts'
import type { ChatLine, LogLine, ShownSitter, Sitter, Status, TableSetup, TableView } from '../types.ts'
import { type Common, type Own, tableViewFrom } from './protocol.ts'

/** Is the game over, or given up? Then its seed is no secret any more. */
export const isEnded = (status: Status): boolean => status === 'over' || status === 'closed'

/** What was made last, for all who look at a table. */
const last = latest<Table, Common>(latestKept)

/** The same object for one viewer after the other. */
export const commonOf = (table: Table): Common => last.get(table) ?? last.keep(table, makeCommon(table))

/** The endings beside the rules that the game knows, while it runs. */
function endingsOf(table: Table): TableView['endings'] {
  const { core, game } = table
  if (core.status !== 'running' || isPaused(core)) return []
  return [
    ...(game.settle?.resign ? (['resign'] as const) : game.settle?.retire ? (['retire'] as const) : []),
    ...(mayDraw(table) ? (['draw'] as const) : []),
  ]
}

interface Presence extends Pick<TableView, 'present' | 'away'> {
  seats: TableState['seats']
}

/** Who is here seldom changes: shown, it is the same lists until then, which nobody needs to compare. */
const presences = new WeakMap<Table['away'], Presence>()

function presenceOf({ core: { seats }, away }: Table): Presence {
  const known = presences.get(away)
  if (known?.seats === seats) return known
  const presence = {
    seats,
    present: seats.flatMap((_, seat) => (away[seat] === 'here' ? [seat] : [])),
    away: seats.map((sitter, seat) => awaySince(sitter, away[seat])),
  }
  presences.set(away, presence)
  return presence
}

const awaySince = (sitter: Sitter, since: number | 'here'): number | null =>
  sitter.kind !== 'person' || since === 'here' ? null : since

/** Built anew, so that nothing of the person is told but its name. */
function shownSitter(sitter: Sitter): ShownSitter {
  if (sitter.kind !== 'person') return sitter
  const { user: _, program, ...shown } = sitter
  return program === undefined ? shown : { ...shown, program: true }
}

/** The sitters of a table are replaced when one of them changes: shown, they are the same objects until then. */
const shownBefore = new WeakMap<TableState['seats'], readonly ShownSitter[]>()

const shownIn = (seats: TableState['seats']): readonly ShownSitter[] =>
  once(shownBefore, seats, () => seats.map(shownSitter))

const seatOf = ({ seats }: Table['core'], user: string): Seat | null => {
  const seat = seats.findIndex(each => each.kind === 'person' && each.user === user)
  return seat < 0 ? null : seat
}

type Rules = NonNullable<TableState['rules']>

const noRules: Rules = []
const rulesShown = new WeakMap<Rules, TableView['rules']>()

/** By which rules the moves were made that all have seen: the same list until others are noted. */
const rulesOf = ({ rules = noRules }: TableState): TableView['rules'] =>
  once(rulesShown, rules, () => {
    const seen = rules.filter(({ moves }, i) => rules[i + 1]?.moves !== moves)
    return seen.map(({ moves, version }) => ({ from: moves + 1, version }))
  })

/** The part of each seat, chosen or drawn; null: there is none yet. */
export const rolesOf = ({ core, game }: Pick<Table, 'core' | 'game'>): TableSetup['roles'] =>
  (core.state && game.parts?.(core.state.g.open)) || core.setup.roles

function makeCommon(table: Table): Common {
  const { core, game } = table
  const { id, name, setup, status, owner, seats, moves, petition, vote = null, paused = null } = core
  const { present, away } = presenceOf(table)
  const common: Common = {
    id,
    name,
    setup,
    status,
    owner: seatOf(core, owner),
    locked: core.word !== undefined,
    unready: (status === 'gathering' && core.unready) || [],
    ...(status === 'gathering' && core.startsFull && { startsFull: true as const }),
    fromRecord: core.imported === true,
    seats: shownIn(seats),
    roles: rolesOf(table),
    present,
    away,
    moves,
    rules: rulesOf(core),
    seed: { hash: core.seedHash, revealed: isEnded(status) ? core.seed : null },
    petition,
    vote,
    failing: (status === 'running' && core.failing) || [],
    paused,
    // It would tell when somebody has answered.
    deadline: isHidden(table) ? null : deadlineOf(table),
    late: seats.flatMap((_, seat) => (isTooLate(core, seat) ? [seat] : [])),
    clocks: core.clocks?.seats ?? null,
    reserves: shownReserves(table),
    series: seriesOf(table),
    rematch: core.again ?? null,
    endings: endingsOf(table),
    whispers: game.whispers !== false,
    limit: (status === 'running' && !isPaused(core) && core.limit) || null,
  }
  if (!core.state) return common
  const { open, stack, rule, ready, out, over } = openViewOf(game, core.state, questionIn(game, core.state))
  return { ...common, open, stack, rule, ready, out, over }
}

export function ownOf(table: Table, viewer: Viewer): Own {
  const { seat } = viewer
  const ofTable = {
    mine: viewer.user === table.core.owner,
    sits: seat,
    ...(seat === null ? { undo: 0, furtherUndo: null } : undoOf(table, seat)),
    autoPass: seat === null ? null : autoPassOf(table, seat),
    passing: passesOf(table).some(pass => pass.seat === seat),
    ahead: seat === null ? [] : aheadOf(table, seat),
  }
  const ofView = ownViewAt(table, viewer)
  return ofView ? { ...ofTable, ...ofView } : ofTable
}

/** The viewer's own part of the view: whom the question asks is told once it is due, and the count is of moves and undos. */
function ownViewAt(table: Table, { seat }: Viewer): OwnView<Kinds> | null {
  const { core, game } = table
  if (core.state === null) return null
  const question = questionIn(game, core.state)
  const view = ownViewOf(core.state, seat, question)
  return {
    ...view,
    asked: isHidden(table) ? view.asked : (question?.toMove ?? []),
    moved: seat === null ? 0 : core.acted[seat],
  }
}

/** The view of a seat or a spectator, without the log and the chat. It shares its values with the table. */
export const tableViewOf = (table: Table, viewer: Viewer): TableView =>
  tableViewFrom(commonOf(table), ownOf(table, viewer))

/** The view with the seat's count of moves and undos, which the seat's next move carries. */
export function viewAt(table: Table, viewer: Viewer): View<Kinds> | null {
  const { core, game } = table
  const own = ownViewAt(table, viewer)
  return own && { ...openViewOf(game, core.state!, questionIn(game, core.state!)), ...own }
}

/** The view of a seat with what it remembers, for the house's bots and for hints. */
export function botViewAt(table: Table, seat: Seat | null): View<Kinds> | null {
  const view = viewAt(table, { user: null, seat })
  return view && withMemory(view, table.core.state!)
}

export const hears = ({ to }: Pick<Logged, 'to'>, { seat }: Viewer): boolean =>
  to === null || (seat !== null && to.includes(seat))

/** How many lines of the log a viewer has heard since the beginning. */
export const heardBy = ({ core }: Table, { seat }: Viewer): number =>
  seat === null ? core.lines.open : core.lines.seats[seat]

/** The lines of the log in memory that a viewer may hear, numbered among all it has heard since the beginning. */
export function logFor(table: Table, viewer: Viewer): LogLine[] {
  const heard = table.log.filter(line => hears(line, viewer))
  const first = heardBy(table, viewer) - heard.length
  return heard.map(({ move, event }, i) => ({ n: first + i, move, event }))
}

export const reads = ({ readers, among }: ChatEntry, { user, seat }: Viewer): boolean =>
  (readers === null || (user !== null && readers.includes(user))) && (among === undefined || seat === null)

/** The lines of the chat that a viewer may read. */
export function chatFor({ chat }: Table, viewer: Viewer): ChatLine[] {
  return chat.filter(line => reads(line, viewer)).map(({ readers: _, id: __, ...line }, n) => ({ n, ...line }))
}
