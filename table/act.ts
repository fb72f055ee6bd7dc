/** The one door to a table: what somebody asks of it, and what it makes of it. A refused command changes nothing. */
import type { Heard, Kinds, Seat } from '../kernel/index.ts'
import { botOn } from './bots.ts'
import { onTime } from './clock.ts'
import { expire } from './expiry.ts'
import { diffFields, diffOnce, type Ways } from './patch.ts'
import { move, startGame } from './play.ts'
import { close, comeBack, fill, leave, type Person, sit, standIn } from './seats.ts'
import { goOn } from './series.ts'
import { type Entry, isPaused, type Made, type Said, type Table, viewerOf } from './table.ts'
import type { Command, TableRefusal } from './types.ts'
import { agree, askUndo, undo } from './undo.ts'
import { callVote, castVote } from './votes.ts'
import { setAutoPass } from './windows.ts'
import { plainLine } from './writing.ts'

/** A person, or the bot that plays a seat. */
export type Who = Person | { bot: Seat }

/** What a command has made of a table. */
export interface Change {
  table: Table
  made?: Made
  heard?: readonly Heard<Kinds>[]
  undone?: readonly number[]
  /** New lines of the chat. */
  notes: readonly Said[]
}

export type Outcome = Change | { refused: TableRefusal }

const longestText = 500

/** Does what is asked, or says why not. `now` is in milliseconds since 1970. */
export function act(table: Table, command: Command, who: Who, now: number): Outcome {
  const outcome = 'bot' in who ? actOfBot(table, command, who.bot, now) : actOfPerson(table, command, who, now)
  return 'refused' in outcome ? outcome : withChat(outcome)
}

/** Bots use the same door as people, and may do nothing but move. */
function actOfBot(table: Table, command: Command, seat: Seat, now: number): Outcome {
  if (command.do !== 'move' || command.seat !== seat) return { refused: 'not-your-seat' }
  if (botOn(table.core.seats[seat]) === null) return { refused: 'not-your-seat' }
  return move(table, seat, command.n, command.move, now)
}

function actOfPerson(table: Table, command: Command, who: Person, now: number): Outcome {
  const { core } = table
  if ('seat' in command && command.seat !== null && !core.seats[command.seat]) return { refused: 'no-such-seat' }
  switch (command.do) {
    case 'sit':
      return sit(table, command, who, now)
    case 'chat':
      return chat(table, command, who, now)
    case 'hurry':
      return isAtHome(table, who) ? { table, notes: [] } : { refused: 'not-your-seat' }
    case 'sequel':
      return viewerOf(table, who.user).seat === null ? { refused: 'not-your-seat' } : goOn(table, command.next, now)
    case 'stand-in':
      return standIn(table, command.seat, command.bot, who.user, now)
    case 'return':
      return comeBack(table, command.seat, who.user, now)
    case 'start':
    case 'close':
    case 'fill':
      return core.owner === who.user ? actOfOwner(table, command, now) : { refused: 'not-owner' }
    default:
      return isOwn(table, command.seat, who) ? actOfSeat(table, command, now) : { refused: 'not-your-seat' }
  }
}

const isAtHome = (table: Table, { user }: Person) => viewerOf(table, user).seat !== null || user === table.core.owner

const isOwn = (table: Table, seat: Seat, { user }: Person) => viewerOf(table, user).seat === seat

type OwnersCommand = Extract<Command, { do: 'start' | 'close' | 'fill' }>
function actOfOwner(table: Table, command: OwnersCommand, now: number): Outcome {
  if (command.do === 'start') return startGame(table, now)
  if (command.do === 'close') return close(table, now)
  return fill(table, command.seat, command.with, now)
}

type SeatsCommand = Extract<
  Command,
  { do: 'leave' | 'move' | 'undo' | 'ask-undo' | 'agree' | 'auto-pass' | 'call-vote' | 'vote' }
>
function actOfSeat(table: Table, command: SeatsCommand, now: number): Outcome {
  const { seat } = command
  if (command.do === 'leave') return leave(table, seat, now)
  if (command.do === 'auto-pass') return setAutoPass(table, seat, command.when)
  if (command.do === 'call-vote') return callVote(table, seat, command.on, now)
  if (command.do === 'vote') return castVote(table, seat, command.yes, now)
  if (isPaused(table.core)) return { refused: 'paused' }
  if (command.do === 'agree') return agree(table, seat, command.yes, now)
  if (botOn(table.core.seats[seat]) !== null) return { refused: 'stood-in' }
  if (command.do === 'undo') return undo(table, seat, command.n, now)
  if (command.do === 'ask-undo') return askUndo(table, seat, now)
  return move(table, seat, command.n, command.move, now)
}

/** A line of chat: to the whole table by anybody, or between two persons who sit there. */
function chat(table: Table, command: Extract<Command, { do: 'chat' }>, { user, name }: Person, now: number): Outcome {
  const { seat } = viewerOf(table, user)
  const text = plainLine(command.text)
  if (seat !== command.seat) return { refused: 'not-your-seat' }
  if (text === '') return { refused: 'malformed' }
  if (text.length > longestText) return { refused: 'too-long' }
  if (command.to !== null && table.game.whispers === false) return { refused: 'no-whispers' }
  const said = { from: seat, name, to: command.to, text, at: now }
  if (command.to === null) return { table, notes: [{ ...said, readers: null }] }
  const other = table.core.seats[command.to]
  if (seat === null || other?.kind !== 'person') return { refused: 'no-such-seat' }
  return { table, notes: [{ ...said, readers: [user, other.user] }] }
}

const withChat = (change: Change): Change =>
  change.notes.length === 0
    ? change
    : { ...change, table: { ...change.table, chat: [...change.table.chat, ...change.notes] } }

/** What time alone makes of the table; null when nothing is due. `expires`: tables that nobody uses are closed. */
export function tick(table: Table, now: number, { expires = false } = {}): Change | null {
  const change = onTime(table, now) ?? (expires ? expire(table, now) : null)
  return change && withChat(change)
}

/** What lies open is compared once, for what is stored and for what is sent. */
const waysOfG: Ways = { open: diffOnce }
const waysOfState: Ways = { g: (before, after) => diffFields(before, after, waysOfG), stack: diffOnce }
const waysOfCore: Ways = { state: (before, after) => diffFields(before, after, waysOfState) }

/** The entry that records a change; null when only the chat has grown. */
export function entryOf(
  before: Table,
  change: Change,
  command: Entry['command'],
  by: string | null,
  at: number,
): Entry | null {
  const { table, made, heard, undone } = change
  if (table.version === before.version) return null
  const entry: Entry = { n: table.version, at, by, command, change: diffFields(before.core, table.core, waysOfCore) }
  if (made) entry.made = made
  if (heard && heard.length > 0) entry.heard = heard
  if (undone) entry.undone = undone
  return entry
}
