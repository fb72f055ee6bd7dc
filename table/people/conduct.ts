/**
 * How those who have begun a game with others keep to it: whether they stay, whether their time runs out, and how long they take to
 * answer, in games with a clock. It is counted when the game has ended; nobody at the table is shown it.
 */
import { type Seat, same } from '../../kernel/index.ts'
import { isPaused } from '../moves/clock.ts'
import { kindOfPace } from '../sync/paceKind.ts'
import type { Table, TableState } from '../table.ts'
import { personsAwaited } from '../waiting.ts'
import { afterLeaving, type Stay, userOn, withStay } from './rated.ts'

export interface Conduct extends Stay {
  /** The seats whose players' time has run out. */
  late: readonly Seat[]
  /** By seat: since when its player's answer is awaited, in milliseconds since 1970; null: it is not. */
  asked: readonly (number | null)[]
  /** By seat: how often its player took so long, by pace and step: 'mail 40'. */
  took: readonly Readonly<Record<string, number>>[]
}

/** How often something was so of somebody. `step`: how long it took (see `stepOf`), else 0. */
export interface ConductCount {
  user: string
  what: 'games' | 'left' | 'late' | 'mail' | 'live'
  step: number
  n: number
}

/** Times are sorted into steps, four to each doubling, from a second on: what is told of them is true to a tenth. */
const stepsToDouble = 4
export const stepOf = (milliseconds: number): number =>
  Math.max(0, Math.round(stepsToDouble * Math.log2(Math.max(1, milliseconds / 1000))))
/** In seconds. */
export const timeOf = (step: number): number => 2 ** (step / stepsToDouble)

/** Of a game that begins; undefined where there are not two persons at least. */
function fresh({ seats, imported }: TableState): Conduct | undefined {
  const players = seats.map(userOn)
  if (imported || players.filter(user => user !== '').length < 2) return undefined
  return { players, left: [], late: [], asked: players.map(() => null), took: players.map(() => ({})) }
}

/** The core after an act, with how its players keep to the game. */
export function withConduct(before: Table, core: TableState, now: number): TableState {
  const isNew = before.core.state === null
  if (core.state === null || (!isNew && before.core.status !== 'running')) return core
  const known = core.conduct ?? (isNew ? fresh(core) : undefined)
  if (!known) return core
  const table = { ...before, core }
  const next = { ...withStay(known, afterLeaving(table, known)), late: lateAfter(before.core, core, known) }
  const timed = isPaused(core) ? next : withTimes(before.core, table, next, now)
  return same(timed, core.conduct) ? core : { ...core, conduct: timed }
}

const isPlayers = ({ seats }: TableState, { players }: Conduct, seat: Seat): boolean =>
  userOn(seats[seat]) === players[seat]

function lateAfter({ timesOut: before }: TableState, core: TableState, conduct: Conduct): readonly Seat[] {
  const { late, players } = conduct
  const isLate = (seat: Seat) =>
    (core.timesOut?.[seat] ?? 0) > (before?.[seat] ?? 0) && isPlayers(core, conduct, seat) && !late.includes(seat)
  const more = players.flatMap((_, seat) => (isLate(seat as Seat) ? [seat as Seat] : []))
  return more.length === 0 ? late : [...late, ...more]
}

/** Waiting that has begun, and answers that have come. Pauses, vacations and what was nobody's time do not count. */
function withTimes(before: TableState, table: Table, conduct: Conduct, now: number): Conduct {
  const { core } = table
  const kind = kindOfPace(core.setup)
  const waited = kind === 'none' ? [] : personsAwaited(table).map(({ seat }) => seat)
  const rest = (core.rested ?? 0) - (before.rested ?? 0)
  const isOther = kind !== kindOfPace(before.setup)
  const took = [...conduct.took]
  const asked = conduct.asked.map((since, seat) => {
    const isOwn = isPlayers(core, conduct, seat as Seat)
    const begun = since === null || isOther ? null : since + rest
    if (isOwn && waited.includes(seat as Seat)) return begun ?? now
    if (isOwn && begun !== null && hasAnswered(before, core, seat as Seat)) {
      const step = `${kind} ${stepOf(now - begun)}`
      took[seat] = { ...took[seat], [step]: (took[seat][step] ?? 0) + 1 }
    }
    return null
  })
  return { ...conduct, asked, took }
}

/** Is it by a move of its own that the seat is waited for no more? Of the last one of a game nobody can say. */
const hasAnswered = (before: TableState, core: TableState, seat: Seat): boolean =>
  core.status === 'running' && core.acted[seat] > before.acted[seat]

/**
 * What a game that has ended adds to what is known of its players. One that was closed counts only where somebody has left; who left
 * when nobody else played any more has kept nobody waiting.
 */
export function conductOf({ core }: Pick<Table, 'core'>): ConductCount[] {
  const { conduct, status, rated } = core
  if (!conduct || (status !== 'over' && status !== 'closed') || rated?.cancelled) return []
  const { players, left, last = [], late, took } = conduct
  const seats = players.flatMap((user, seat) => (user === '' ? [] : [seat as Seat]))
  if (status === 'closed' && !seats.some(seat => left.includes(seat))) return []
  return seats.flatMap(seat => {
    const one = (what: ConductCount['what'], step = 0, n = 1): ConductCount => ({ user: players[seat], what, step, n })
    const times = Object.entries(took[seat]).map(([key, n]) => {
      const [kind, step] = key.split(' ')
      return one(kind as 'mail' | 'live', Number(step), n)
    })
    const isGone = left.includes(seat) && !last.includes(seat)
    return [one('games'), ...(isGone ? [one('left')] : []), ...(late.includes(seat) ? [one('late')] : []), ...times]
  })
}
