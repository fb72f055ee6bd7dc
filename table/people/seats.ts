/** Who sits where: sitting down, leaving, bots that stand in, and who may decide it. */
import { type BotLevel, defaultLevel } from '../../bots/levels.ts'
import { putAt, type Seat } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import type { TableRefusal } from '../command.ts'
import { awayLimit, hour, timesOut } from '../limits.ts'
import { forgetAhead } from '../moves/ahead.ts'
import { clockOnReturn, clockOnSitting, clockRunOut } from '../moves/clock.ts'
import { back, isOff, ofNewPerson, withReserve } from '../moves/reserve.ts'
import { clocksOnReturn, clocksOnSitting } from '../moves/seatClocks.ts'
import { forgetAutoPass } from '../moves/windows.ts'
import { isOut, noteOf, type Table } from '../table.ts'
import type { Note, Sitter } from '../types.ts'

export interface Person {
  user: string
  name: string
}
type Answer = Change | Refused

export const isTooLate = (core: Pick<Table['core'], 'timesOut'>, seat: Seat): boolean =>
  (core.timesOut?.[seat] ?? 0) >= timesOut

/**
 * Is the person of a seat away for so long, or has it run out of time so often, that its seat may be given to others? A bot
 * plays for it already.
 */
export function isMissing({ core, game, away }: Table, seat: Seat, now: number): boolean {
  const sitter = core.seats[seat]
  const since = away[seat]
  const patience = Math.max(awayLimit, (core.setup.hoursPerMove ?? 0) * hour)
  if (isOut({ core, game }, seat)) return false
  const isAway = since !== 'here' && now - since >= patience
  return sitter?.kind === 'person' && sitter.absent && !sitter.resigned && (isAway || isTooLate(core, seat))
}

const isOf = (sitter: Sitter, user: string) => sitter.kind === 'person' && sitter.user === user
const isOn = (table: Table) => table.core.status === 'gathering' || table.core.status === 'running'

/** The table with another sitter on a seat. */
export function seated(table: Table, seat: Seat, sitter: Sitter, note: Note, now: number): Change {
  const seats = table.core.seats.map((each, place) => (place === seat ? sitter : each))
  const isSame = sitter.kind === 'person' && isOf(table.core.seats[seat], sitter.user)
  const core = {
    ...table.core,
    seats,
    ...reserveOnSitting(table, seat, isSame, now),
    ...formerAfter(table.core, seat, sitter),
    ...(isSame
      ? {}
      : { ...forgetAutoPass(table.core, seat), ...forgetAhead(table.core, seat), ...inTime(table.core, seat) }),
    ...withoutVoteOn(table.core, seat),
    ...(table.core.unready && { unready: table.core.unready.filter(each => each !== seat) }),
    ...(table.core.failing && { failing: table.core.failing.filter(each => each !== seat) }),
  }
  const away = table.away.map((since, place) => (place === seat ? now : since))
  const before = table.core.seats[seat]
  const leaver = note.is === 'left' && before.kind === 'person' ? before.name : ''
  return { core, away, notes: [noteOf(note, now, leaver)] }
}

/** A vacation ends, and whoever is new on a seat has all days of it. */
function reserveOnSitting(table: Table, seat: Seat, isSame: boolean, now: number): Partial<Table['core']> {
  const { core } = table
  const clock = clockOnSitting(table, seat, now)
  const at = core.paused ?? now
  const next = { ...core, ...clock }
  if (!core.reserves && !clock.reserves) return clock
  return { ...clock, ...withReserve(next, seat, each => (isSame ? back(each, at) : ofNewPerson(core, each, at))) }
}

/** Whoever is new on a seat has not run out of time yet. */
const inTime = (core: Table['core'], seat: Seat): Pick<Table['core'], 'timesOut' | 'clocks'> => ({
  ...(core.timesOut && { timesOut: putAt(core.timesOut, seat, 0) }),
  ...clocksOnSitting(core, seat),
})

/** Whether a seat is opened is decided when its person is back, or another one is there. */
const withoutVoteOn = ({ vote }: Table['core'], seat: Seat): Pick<Table['core'], 'vote'> =>
  vote?.on.do === 'replace' && vote.on.seat === seat ? { vote: null } : {}

/** Who has lost a seat of a running game knows what it held. */
function formerAfter(
  { status, seats, former }: Table['core'],
  seat: Seat,
  next: Sitter,
): Pick<Table['core'], 'former'> {
  const sitter = seats[seat]
  if (status !== 'running' || sitter.kind !== 'person' || isOf(next, sitter.user)) return {}
  return { former: { ...former, [sitter.user]: seat } }
}

/** Must somebody say the word of the table to sit down? Its owner need not, nor who has had a seat of the game. */
export const needsWord = ({ word, owner, former }: Table['core'], user: string): boolean =>
  word !== undefined && user !== owner && former?.[user] === undefined

/** Takes an open seat, and before the start a part that is still free. Nobody plays two seats one after the other. */
export function sit(
  table: Table,
  { seat, role, admitted = false }: { seat: Seat; role?: string | null; admitted?: boolean },
  { user, name }: Person,
  now: number,
): Answer {
  const { core, game } = table
  if (!isOn(table)) return { refused: core.status === 'over' ? 'over' : 'not-gathering' }
  if (core.seats.some(each => isOf(each, user))) return { refused: 'already-seated' }
  if (core.seats[seat].kind !== 'open') return { refused: 'seat-taken' }
  if ((core.former?.[user] ?? seat) !== seat) return { refused: 'not-your-seat' }
  if (core.barred?.includes(user)) return { refused: 'barred' }
  if (needsWord(core, user) && !admitted) return { refused: 'wrong-word' }
  const change = seated(table, seat, { kind: 'person', user, name, absent: false }, { is: 'sat', seat }, now)
  if (role === undefined || core.status === 'running') return change
  if (role !== null && !game.roles(core.seats.length).includes(role)) return { refused: 'no-such-role' }
  const roles = core.setup.roles.map((each, place) => (place === seat ? role : each))
  if (role !== null && roles.filter(each => each === role).length > 1) return { refused: 'role-taken' }
  return { ...change, core: { ...change.core, setup: { ...change.core.setup, roles } } }
}

/**
 * Leaves a seat: before the start it is open again, afterwards a bot plays on. An owner who leaves a running table hands
 * it to the next person; when the last person leaves, the table is closed.
 */
export function leave(table: Table, seat: Seat, now: number): Answer {
  if (!isOn(table)) return { refused: 'not-running' }
  const { core } = table
  if (core.status === 'gathering') return seated(table, seat, { kind: 'open' }, { is: 'left', seat }, now)
  const leaver = core.seats[seat] as Sitter & { kind: 'person' }
  const bot: Sitter = { kind: 'bot', bot: defaultLevel, name: botName(seat) }
  const change = seated(table, seat, bot, { is: 'left', seat }, now)
  if (!change.core.seats.some(each => each.kind === 'person')) return closed(change, now)
  return leaver.user === core.owner ? inherited(change, now) : change
}

/** The table becomes the next person's. */
function inherited(change: Change, now: number): Change {
  const { core } = change
  const heir = core.seats.findIndex(each => each.kind === 'person')
  const owner = (core.seats[heir] as Sitter & { kind: 'person' }).user
  const notes = [...change.notes, noteOf({ is: 'owner', seat: heir }, now)]
  return { ...change, core: { ...core, owner }, notes }
}

const closed = (change: Change, now: number): Change => ({
  ...change,
  core: { ...change.core, status: 'closed' },
  notes: [...change.notes, noteOf({ is: 'closed' }, now)],
})

/** Gives the table up before its end; a rated game is cancelled by all alone (votes.ts). */
export function close(table: Table, now: number): Answer {
  if (!isOn(table)) return { refused: 'not-running' }
  if (table.core.rated) return { refused: 'rated' }
  return closed({ core: table.core, notes: [] }, now)
}

/** Lets a bot play for a person. Who may ask for it: see Command in types.ts. */
export function standIn(table: Table, seat: Seat, bot: BotLevel, user: string, now: number): Answer {
  const { core } = table
  const sitter = core.seats[seat]
  if (core.status !== 'running') return { refused: 'not-running' }
  if (sitter.kind !== 'person' || sitter.absent) return { refused: 'no-such-seat' }
  const by = sitter.user === user ? 'self' : user === core.owner ? 'owner' : 'other'
  const refused = by === 'self' ? null : whyNotStandIn(table, seat, by, user, now)
  if (refused) return { refused }
  const absent: Sitter = { ...sitter, absent: true, bot, ...(by !== 'self' && { byOthers: true }) }
  return seated(table, seat, absent, { is: 'stand-in', seat, by }, now)
}

function whyNotStandIn(
  table: Table,
  seat: Seat,
  by: 'owner' | 'other',
  user: string,
  now: number,
): TableRefusal | null {
  const { core, away } = table
  const since = away[seat]
  if (isOff(core, seat)) return 'on-vacation'
  if (by === 'owner') return since === 'here' ? 'still-there' : null
  if (!core.seats.some(each => isOf(each, user))) return 'not-your-seat'
  const isOwnerHere = core.seats.some((each, place) => isOf(each, core.owner) && away[place] === 'here')
  if (isOwnerHere) return 'not-owner'
  return since === 'here' || now - since < awayLimit ? 'still-there' : null
}

/** A program of the person's own may move beside it, or no more: see Command in types.ts. */
export function letProgram(table: Table, seat: Seat, key: string | null, now: number): Answer {
  const { core } = table
  const sitter = core.seats[seat]
  if (!isOn(table)) return { refused: 'not-running' }
  if (sitter.kind !== 'person') return { refused: 'no-such-seat' }
  if (sitter.resigned) return { refused: 'resigned' }
  if (core.setup.rated && key !== null) return { refused: 'rated' }
  const { program = null, ...person } = sitter
  if (program === key) return { core, notes: [] }
  const next: Sitter = key === null ? person : { ...person, program: key }
  const seats = core.seats.map((each, place) => (place === seat ? next : each))
  return { core: { ...core, seats }, notes: [noteOf({ is: key === null ? 'program-ended' : 'program', seat }, now)] }
}

/** The seat for which a program may move that shows the secret of this key; null: none. */
export function seatOfProgram({ core }: Table, key: string): Seat | null {
  const seat = core.seats.findIndex(each => each.kind === 'person' && each.program === key)
  return seat < 0 ? null : seat
}

/** The person plays on by itself. */
export function comeBack(table: Table, seat: Seat, user: string, now: number): Answer {
  const { core } = table
  const sitter = core.seats[seat]
  if (sitter.kind !== 'person' || (sitter.user !== user && core.owner !== user)) return { refused: 'not-your-seat' }
  if (!sitter.absent || core.status !== 'running') return { refused: 'not-running' }
  if (sitter.resigned) return { refused: 'resigned' }
  const { bot: _, byOthers: __, ...person } = sitter
  const change = seated(table, seat, { ...person, absent: false }, { is: 'returned', seat }, now)
  return {
    ...change,
    core: { ...change.core, ...clockOnReturn(table, seat, now), ...clocksOnReturn(core, seat) },
  }
}

/** The owner gives an open seat, or that of a missing person, to a bot for good, or opens a bot's seat. */
export function fill(table: Table, seat: Seat, what: BotLevel | 'open', now: number): Answer {
  const sitter = table.core.seats[seat]
  if (!isOn(table)) return { refused: 'not-running' }
  const isFree = sitter.kind === 'open' || (sitter.kind === 'person' && sitter.absent)
  if (what === 'open') {
    if (sitter.kind !== 'bot') return { refused: 'seat-taken' }
    return warned(seated(table, seat, { kind: 'open' }, { is: 'opened', seat }, now), now)
  }
  if (!isFree && sitter.kind !== 'bot') return { refused: 'seat-taken' }
  if (table.core.setup.rated && table.core.status === 'gathering') return { refused: 'rated' }
  if (sitter.kind === 'person' && !isMissing(table, seat, now)) return { refused: 'still-there' }
  return seated(table, seat, { kind: 'bot', bot: what, name: botName(seat) }, { is: 'bot-seated', seat }, now)
}

/** Whoever sits down shall know that the owner may know the cards. */
const warned = (change: Change, now: number): Change =>
  change.core.imported ? { ...change, notes: [...change.notes, noteOf({ is: 'known-seed' }, now)] } : change

/** Opens the seat of a missing person to others: a bot plays until somebody sits down, and an owner hands the table on. */
export function openSeat(table: Table, seat: Seat, now: number): Change {
  const sitter = table.core.seats[seat] as Sitter & { kind: 'person' }
  const change = seated(table, seat, { kind: 'open' }, { is: 'opened', seat }, now)
  return sitter.user === table.core.owner ? inherited(change, now) : change
}

const names = ['Alaric', 'Brida', 'Cenric', 'Dalma', 'Edda', 'Farkas', 'Gerold', 'Hilda']
/** A bot's name, by its seat. */
export const botName = (seat: Seat): string => names[seat % names.length]

/** By the clock: bots play for the persons among the seats named. */
export function replace(table: Table, late: readonly Seat[], now: number): Change {
  const seats = table.core.seats.map((each, seat) =>
    late.includes(seat) && each.kind === 'person' ? { ...each, absent: true } : each,
  )
  const notes = late.map(seat => noteOf({ is: 'stand-in', seat, by: 'clock' }, now))
  const before = table.core.timesOut ?? seats.map(() => 0)
  const times = before.map((n, seat) => (late.includes(seat) ? n + 1 : n))
  return {
    core: {
      ...table.core,
      seats,
      timesOut: times,
      ...(table.core.setup.clock ? {} : clockRunOut(table, late, now)),
    },
    notes,
  }
}
