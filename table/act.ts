/** The one door to a table: what somebody asks of it, and what it makes of it. A refused command changes nothing. */
import type { Seat } from '../kernel/index.ts'
import { onTime } from './agenda.ts'
import { apply, type Change, type Origin, type Outcome, type Refused, type Step } from './apply.ts'
import type { Command } from './command.ts'
import { longestText } from './limits.ts'
import { setAhead } from './moves/ahead.ts'
import { botOn } from './moves/bots.ts'
import { isPaused, passOver } from './moves/clock.ts'
import { move, startGame } from './moves/play.ts'
import { playAgain } from './moves/rematch.ts'
import { goOn } from './moves/series.ts'
import { agree, askUndo, undo } from './moves/undo.ts'
import { joined, takeBackUnsealed } from './moves/unsealed.ts'
import { setAutoPass } from './moves/windows.ts'
import { askReady, kick, sayReady, setUp, startWithFewer } from './people/gathering.ts'
import { close, comeBack, fill, leave, letProgram, type Person, sit, standIn } from './people/seats.ts'
import { backByMove, takeVacation } from './people/vacation.ts'
import { callVote, castVote } from './people/votes.ts'
import { isEnded } from './sync/tableView.ts'
import { plainLine } from './sync/writing.ts'
import { type ChatEntry, type LostTime, noteOf, type Table, viewerOf } from './table.ts'

/** A person, or the bot that plays a seat. */
export type Who = Person | { bot: Seat }

type MoveCommand = Extract<Command, { do: 'move' }>
type OtherCommand = Exclude<Command, MoveCommand>

/** Does what is asked, or says why not. `now` is in milliseconds since 1970. */
export function act(table: Table, command: Command, who: Who, now: number): Outcome | Refused {
  const origin = { by: 'bot' in who ? null : who.user, at: now }
  if (command.do === 'move') return whyNotMove(table, command.seat, who) ?? moveOf(table, command, origin)
  if ('bot' in who) return { refused: 'not-your-seat' }
  const asked = changeBy(table, command, who, now)
  if ('refused' in asked) return asked
  const change = begunIfFull(table, asked, now)
  const left = seatsLeft(table, change)
  if (left.length > 0) return handOver(table, left, command, who, now)
  return remake(apply(table, change, { ...origin, command }), change.remade ?? [], now)
}

/** A table that nobody has to start begins as soon as it can. */
function begunIfFull(table: Table, change: Change, now: number): Change {
  const { core, away = table.away } = change
  if (!core.startsFull || core.status !== 'gathering') return change
  const begun = startGame({ ...table, core, away }, now)
  return 'refused' in begun ? change : { ...begun, away, notes: [...change.notes, ...begun.notes] }
}

/** The seats of a game that goes on whose persons are there no more. */
function seatsLeft({ core }: Table, { core: next }: Change): Seat[] {
  if (next.seats === core.seats || core.status !== 'running' || next.status !== 'running') return []
  return core.seats.flatMap((sitter, seat) => {
    const after = next.seats[seat]
    return sitter.kind === 'person' && !(after.kind === 'person' && after.user === sitter.user) ? [seat] : []
  })
}

/** Somebody leaves for good: what it had begun and not sealed is taken back, before anybody else plays its seat. */
function handOver(table: Table, seats: readonly Seat[], command: OtherCommand, who: Person, at: number) {
  const nothing: Outcome = { table, steps: [], notes: [] }
  const free = seats.reduce((done, seat) => joined(done, takeBackUnsealed(done.table, seat, at)), nothing)
  const change = changeBy(free.table, command, who, at)
  return 'refused' in change ? change : joined(free, apply(free.table, change, { command, by: who.user, at }))
}

/** Makes moves anew that an undo would have lost; one that is not legal any more is left out. */
function remake(outcome: Outcome, moves: NonNullable<Change['remade']>, at: number): Outcome {
  return moves.reduce((before, { seat, move: wanted }) => {
    const n = before.table.core.acted[seat]
    const change = move(before.table, seat, n, wanted, at)
    if ('refused' in change) return before
    const next = apply(before.table, change, { command: { do: 'move', seat, n, move: wanted }, by: null, at })
    return { ...next, steps: [...before.steps, ...next.steps], notes: [...before.notes, ...next.notes] }
  }, outcome)
}

/** Bots use the same door as people, and may do nothing but move. */
function whyNotMove(table: Table, seat: Seat, who: Who): Refused | null {
  const { core } = table
  if ('user' in who && !core.seats[seat]) return { refused: 'no-such-seat' }
  const isBots = core.seats[seat] !== undefined && botOn(core.seats[seat]) !== null
  if ('bot' in who) return who.bot === seat && isBots ? null : { refused: 'not-your-seat' }
  if (!isOwn(table, seat, who)) return { refused: 'not-your-seat' }
  if (isPaused(core)) return { refused: 'paused' }
  return isBots ? { refused: 'stood-in' } : null
}

/** Whoever resigns and leaves the game to others takes back first what it had begun. */
function moveOf(table: Table, command: MoveCommand, origin: Omit<Origin, 'command'>): Outcome | Refused {
  const outcome = run(table, command, origin)
  const isLeaving = movesIn(command).some(each => each.do === 'resign')
  if (!isLeaving || 'refused' in outcome || outcome.table.core.status !== 'running') return outcome
  const { seat } = command
  const free = takeBackUnsealed(table, seat, origin.at)
  const again = run(free.table, { ...command, n: free.table.core.acted[seat] }, origin)
  return 'refused' in again ? outcome : joined(free, again)
}

/** The moves of a command, in order: one, or a run. */
export const movesIn = ({ move }: MoveCommand) => (Array.isArray(move) ? move : [move])

/**
 * Makes moves one after the other. If one of them is refused, none is made. A run goes no further than a move that cannot
 * be taken back, for it brought something to light: who could try what follows, and have it refused, would have looked
 * without having moved.
 */
function run(table: Table, command: MoveCommand, origin: Omit<Origin, 'command'>): Outcome | Refused {
  const moves = movesIn(command)
  const steps: Step[] = []
  const notes: ChatEntry[] = []
  let now = table
  for (const [at, wanted] of moves.entries()) {
    const { seat, n } = command
    const change = move(now, seat, n + at, wanted, origin.at)
    if ('refused' in change) return moves.length > 1 ? { ...change, at } : change
    const whole = backByMove(now, change, seat, wanted, origin.at)
    const next = apply(now, whole, { ...origin, command: { do: 'move', seat, n: n + at, move: wanted } })
    steps.push(...next.steps)
    notes.push(...next.notes)
    now = next.table
    if (change.made?.barrier && at < moves.length - 1) return { table: now, steps, notes, made: at + 1 }
  }
  return { table: now, steps, notes }
}

function changeBy(table: Table, command: OtherCommand, who: Person, now: number): Change | Refused {
  const { core } = table
  if ('seat' in command && command.seat !== null && !core.seats[command.seat]) return { refused: 'no-such-seat' }
  switch (command.do) {
    case 'sit':
      return sit(table, command, who, now)
    case 'chat':
      return chat(table, command, who, now)
    case 'hurry':
      return isAtHome(table, who) ? { core, notes: [] } : { refused: 'not-your-seat' }
    case 'sequel':
      return viewerOf(table, who.user).seat === null ? { refused: 'not-your-seat' } : goOn(table, command.next, now)
    case 'rematch':
      return playAgain(table, command.next, who, now)
    case 'stand-in':
      return standIn(table, command.seat, command.bot, who.user, now)
    case 'return':
      return comeBack(table, command.seat, who.user, now)
    case 'start':
    case 'close':
    case 'fill':
    case 'kick':
    case 'ask-ready':
    case 'set-up':
      return core.owner === who.user ? actOfOwner(table, command, now) : { refused: 'not-owner' }
    default:
      return isOwn(table, command.seat, who) ? actOfSeat(table, command, now) : { refused: 'not-your-seat' }
  }
}

const isAtHome = (table: Table, { user }: Person) => viewerOf(table, user).seat !== null || user === table.core.owner

const isOwn = (table: Table, seat: Seat, { user }: Person) => viewerOf(table, user).seat === seat

type OwnersCommand = Extract<Command, { do: 'start' | 'close' | 'fill' | 'kick' | 'ask-ready' | 'set-up' }>
function actOfOwner(table: Table, command: OwnersCommand, now: number): Change | Refused {
  switch (command.do) {
    case 'start':
      return command.fewer ? startWithFewer(table, now) : startGame(table, now)
    case 'close':
      return close(table, now)
    case 'kick':
      return kick(table, command.seat, now)
    case 'ask-ready':
      return askReady(table, now)
    case 'set-up':
      return setUp(table, command, now)
    case 'fill':
      return fill(table, command.seat, command.with, now)
  }
}

type SeatsCommand = Extract<
  Command,
  {
    do:
      | 'leave'
      | 'ready'
      | 'undo'
      | 'ask-undo'
      | 'agree'
      | 'auto-pass'
      | 'answer-ahead'
      | 'call-vote'
      | 'vote'
      | 'let-program'
      | 'vacation'
  }
>
function actOfSeat(table: Table, command: SeatsCommand, now: number): Change | Refused {
  const { seat } = command
  if (command.do === 'leave') return leave(table, seat, now)
  if (command.do === 'ready') return sayReady(table, seat, command.yes)
  if (command.do === 'let-program') return letProgram(table, seat, command.key, now)
  if (command.do === 'auto-pass') return setAutoPass(table, seat, command.when)
  if (command.do === 'answer-ahead') return setAhead(table, seat, command)
  if (command.do === 'call-vote') return callVote(table, seat, command.on, now)
  if (command.do === 'vote') return castVote(table, seat, command.yes, now)
  if (command.do === 'vacation') return takeVacation(table, seat, command.days, now)
  if (isPaused(table.core)) return { refused: 'paused' }
  if (command.do === 'agree') return agree(table, command, now)
  if (botOn(table.core.seats[seat]) !== null) return { refused: 'stood-in' }
  if (command.do === 'undo') return undo(table, seat, command.n, now)
  return askUndo(table, seat, now)
}

/**
 * A line of chat: to the whole table by anybody, or between two persons who sit there. Those who watch a game that runs talk
 * among themselves: what they see and say is no help for anybody who plays.
 */
function chat(
  table: Table,
  command: Extract<Command, { do: 'chat' }>,
  { user, name }: Person,
  now: number,
): Change | Refused {
  const { seat } = viewerOf(table, user)
  const { phrase } = command
  const text = plainLine(command.text)
  if (seat !== command.seat) return { refused: 'not-your-seat' }
  if (table.core.barred?.includes(user)) return { refused: 'barred' }
  const isReady = seat !== null && text === '' && table.game.phrases?.includes(phrase!)
  if (phrase === undefined ? text === '' : !isReady) return { refused: 'malformed' }
  if (text.length > longestText) return { refused: 'too-long' }
  if (command.to !== null && table.game.whispers === false) return { refused: 'no-whispers' }
  const id = command.id === undefined ? undefined : `${user} ${command.id}`
  if (id !== undefined && table.chat.some(line => line.id === id)) return { core: table.core, notes: [] }
  const said = {
    from: seat,
    name,
    to: command.to,
    text,
    at: now,
    ...(phrase === undefined ? {} : { phrase }),
    ...(seat === null && table.core.status === 'running' && { among: 'watchers' as const }),
    ...(id === undefined ? {} : { id }),
  }
  if (command.to === null) return { core: table.core, notes: [{ ...said, readers: null }] }
  const other = table.core.seats[command.to]
  if (seat === null || other?.kind !== 'person') return { refused: 'no-such-seat' }
  return { core: table.core, notes: [{ ...said, readers: [user, other.user] }] }
}

/** The table after time that was nobody's, as far as it has not passed it over yet; null: nothing is to be done. */
export function passLost(table: Table, lost: LostTime, now: number): Outcome | null {
  const { core } = table
  if (lost.n <= (core.lost?.n ?? 0) || isEnded(core.status)) return null
  const change = { core: passOver(core, lost), notes: [] }
  return apply(table, change, { command: { do: 'lost-time' }, by: null, at: now })
}

/** Notes that the operator takes the record of a running game, with its seed or without; null: it hides nothing. */
export function noteExport(table: Table, seed: boolean, now: number): Outcome | null {
  const { core } = table
  if (core.status !== 'running') return null
  const change = { core, notes: [noteOf({ is: 'exported', seed }, now)] }
  return apply(table, change, { command: { do: 'export', seed }, by: null, at: now })
}

/** Notes that the bot of a seat fails again and again, or does so no more; null: that is known. */
export function noteFailing(table: Table, seat: Seat, fails: boolean, now: number): Outcome | null {
  const { core } = table
  const failing = core.failing ?? []
  if (failing.includes(seat) === fails || core.status !== 'running') return null
  const left = failing.filter(each => each !== seat)
  const change = { core: { ...core, failing: fails ? [...left, seat] : left }, notes: [] }
  return apply(table, change, { command: { do: 'bot-fails', seat, fails }, by: null, at: now })
}

/** What time alone makes of the table; null when nothing is due. `expires`: tables that nobody uses are closed. */
export function tick(table: Table, now: number, { expires = false } = {}): Outcome | null {
  const change = onTime(table, now, { expires })
  return change && apply(table, change, { command: { do: 'tick' }, by: null, at: now })
}
