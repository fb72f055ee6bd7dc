/** A table as a value. Nothing here is ever changed in place: every act makes a new table. */
import {
  type AheadAnswer,
  type Game,
  type Kinds,
  type LoggedEvent,
  type Move,
  type Seat,
  type State,
  type Step,
  seatsOut,
} from '../kernel/index.ts'
import type { Command } from './command.ts'
import type { SeatReserve } from './moves/reserve.ts'
import type { Clocks } from './moves/seatClocks.ts'
import type { Conduct } from './people/conduct.ts'
import type { Rated } from './people/rated.ts'
import type { Patch } from './sync/protocol.ts'
import type { AutoPass, ChatLine, Note, Sitter, Status, TableSetup, UndoRequest, Vote } from './types.ts'

/** What is stored of a table: plain JSON. It holds secrets and is never sent. */
export interface TableState {
  id: string
  name: string
  setup: TableSetup
  status: Status
  owner: string
  seats: readonly Sitter[]
  /** The seat that somebody played before it left, or was replaced for good, by user. */
  former?: Readonly<Record<string, Seat>>
  /** The hash of the word that is said to sit down; left out: none is asked for. A secret. */
  word?: string
  /** Users who were sent away before the start. */
  barred?: readonly string[]
  /** Before the start: the seats whose people have not said yet that they are ready, since they were asked. */
  unready?: readonly Seat[]
  /** 32 or 64 hexadecimal digits. */
  seed: string
  seedHash: string
  /** It began with a record, or follows such a table: its owner may know the seed, or have earned nothing. */
  imported?: true
  state: State<Kinds> | null
  /** Moves made so far that changed something for everybody. */
  moves: number
  /** Moves and undos by seat; never goes back. */
  acted: readonly number[]
  /** Where chance went on from another seed, for what it would have brought was known: by which entry, and the seed. */
  freshChance?: readonly FreshChance[]
  /** By which rules it is played: from which entry and position on, and their version. Left out: nobody has noted it. */
  rules?: readonly RulesNote[]
  /** Lines of the log so far: all, those that everybody hears, and those that each seat hears. */
  lines: LineCount
  petition: UndoRequest | null
  /** The entry of the move that the last undo request was about. */
  petitionFor?: number
  /** The position in which each seat asked for an undo last; left out where nobody has. */
  petitioned?: readonly (number | null)[]
  /** Since when those who are asked have been waited for. */
  since: number
  /** Since when the seat that an anonymous question asks has been waited for, where others have answered since `since`. */
  askedSince?: number
  /** Whom an anonymous question asks has been told: what all had `acted` together then. */
  told?: number
  /** The seats whose hours for the question have run out. */
  overtime?: Overtime
  /** The clocks of the seats; left out: they have none, or the game has not begun. */
  clocks?: Clocks
  /** What the seats have left beside the hours for a move; left out: all of it, or there is none. */
  reserves?: readonly SeatReserve[]
  /** How often each seat has run out of time; left out: none has. */
  timesOut?: readonly number[]
  /** When the clock of the question runs out, in milliseconds since 1970; null or left out: there is none. */
  limit?: number | null
  /** When each seat lets windows go by: its secret. null: as usual. */
  autoPass?: readonly (AutoPass | null)[]
  /** What each seat answers ahead: its secret. */
  ahead?: readonly (readonly AheadAnswer<Kinds>[])[]
  /** The seats whose bot fails, so that default moves are made in its place. */
  failing?: readonly Seat[]
  vote?: Vote | null
  /** The vote that was lost last, or has lapsed, or is open: who called it, on what, and when. */
  called?: { by: Seat; at: number; on?: Vote['on'] }
  /** Since when the game is paused; null or left out: it is not. */
  paused?: number | null
  /** How long it was paused in all, in milliseconds, and how long no server ran. */
  rested?: number
  /** What was nobody's time until now: the clocks of the table have moved on by it. */
  lost?: LostTime
  /** The tables before and after it in a series. */
  earlier?: string
  next?: string
  /** The table of the rematch. */
  again?: string
  /** It begins by itself when every seat is taken and everybody is ready: nobody's word is waited for. */
  startsFull?: true
  /** Who plays for ratings, and who has left; left out: the game is not rated, or has not begun. */
  rated?: Rated
  /** How its players keep to the game; left out: fewer than two persons have begun it. Shown to nobody. */
  conduct?: Conduct
  /** Since when only bots play, of a game that is running; left out: a person plays. */
  left?: number
  /** The position to which each seat took its own move back last: there it decides itself. */
  tookBack?: readonly (number | null)[]
}

/** Time in which no server ran, or by which its clock was set, since a house was opened. */
export interface LostTime {
  /** How often. */
  n: number
  /** How much in all, in milliseconds; less than nothing where a clock was set back. */
  ms: number
}

/** By seat whose hours for a question have run out: whether its few minutes more are left for when it comes back, or used. */
export type Overtime = Readonly<Record<Seat, 'left' | 'used'>>

export interface RulesNote {
  /** The number of the first entry. */
  n: number
  /** Moves that everybody sees made before. */
  moves: number
  version: number
}

export interface FreshChance {
  /** The number of the entry. */
  n: number
  /** 32 or 64 hexadecimal digits. */
  seed: string
}

export interface LineCount {
  readonly all: number
  readonly open: number
  readonly seats: readonly number[]
}

/** A move that was made, with what is needed to take it back. */
export interface HistoryEntry extends PlayedMove {
  /** The number of its entry. */
  n: number
  /** The step that it answers, or beside which it is made. */
  question: Step<Kinds> | undefined
  /** The position before it; left out: made anew from the last one before it, between which and this one are drafts alone. */
  before?: State<Kinds>
  moves: number
  lines: LineCount
  since: number
  overtime?: Overtime
  limit?: number | null
  rested?: number
  reserves?: TableState['reserves']
  /**
   * Where the table falls back to when this draft is taken back; left out where it is none, something was told of it, or
   * much has been made since.
   */
  base?: Base
}

/**
 * Where a table falls back to when its last draft is taken back: after entry `n`, from which it was the first step that
 * changed anything. The entries from `from` on have come to nothing since.
 */
export interface Base {
  n: number
  core: TableState
  from: number
}

export interface PlayedMove {
  seat: Seat
  move: Move<Kinds>
  /** The sealed or free question stands as before: a draft, or an answer that is not revealed yet. */
  draft: boolean
  /** A draft that changes nothing for anybody else, but that the seat is ready. */
  quiet: boolean
  /** It cannot be taken back without consent. */
  barrier: boolean
}

/** A line of the log, with its audience. */
export interface Logged extends LoggedEvent<Kinds> {
  /** Its place among all lines. */
  at: number
  move: number
}

/** A line of the chat, with its audience: users, for what two persons said stays theirs when others take their seats. */
export interface ChatEntry extends Omit<ChatLine, 'n'> {
  readers: readonly string[] | null
  /** Who said it, and the sender's own name of the line, where it has one. */
  id?: string
}

export interface Table {
  game: Game<Kinds>
  core: TableState
  /** Entries so far. */
  version: number
  base: Base
  /** The last moves made, newest last, undone ones left out. */
  past: readonly HistoryEntry[]
  /** The last lines of the log. */
  log: readonly Logged[]
  chat: readonly ChatEntry[]
  /** By seat: here now, or since when it has been away. Known to whoever runs the table, and not stored. */
  away: readonly (number | 'here')[]
}

/** One line of the append-only record of a table: what was done and by whom, and what it made of the table. */
export interface Entry {
  n: number
  at: number
  /** The user; null for bots and the clock. */
  by: string | null
  command:
    | Command
    | { do: 'tick' }
    | { do: 'cut'; moves: number }
    | { do: 'fresh-chance' }
    | { do: 'export'; seed: boolean }
    | { do: 'lost-time' }
    | { do: 'bot-fails'; seat: Seat; fails: boolean }
  /**
   * The entry that it stands on; left out: the one before it. Those between are a draft and its undo, which have come to
   * nothing: they are not kept.
   */
  on?: number
  /** What changed of the core since then. */
  change: Patch
  made?: PlayedMove
  heard?: readonly LoggedEvent<Kinds>[]
  /** The entries whose moves were taken back. */
  undone?: readonly number[]
}

export const noLines = (seats: number): LineCount => ({
  all: 0,
  open: 0,
  seats: Array.from({ length: seats }, () => 0),
})

/** The count after some more lines. */
export function countLines(lines: LineCount, heard: readonly LoggedEvent<Kinds>[]): LineCount {
  if (heard.length === 0) return lines
  return {
    all: lines.all + heard.length,
    open: lines.open + heard.filter(({ to }) => to === null).length,
    seats: lines.seats.map((n, seat) => n + heard.filter(({ to }) => to === null || to.includes(seat)).length),
  }
}

/** Is the seat out of the game? It sits and watches. */
export const isOut = ({ core, game }: Pick<Table, 'core' | 'game'>, seat: Seat): boolean =>
  core.state !== null && seatsOut(game, core.state.g.open).includes(seat)

/** The table falls back to where it is now. */
export const baseAt = (n: number, core: TableState): Base => ({ n, core, from: n + 1 })

/** A table around its core, as it is right after it was made or loaded. */
export function tableOf(game: Game<Kinds>, core: TableState, version: number, now: number): Table {
  return {
    game,
    core,
    version,
    base: baseAt(version, core),
    past: [],
    log: [],
    chat: [],
    away: core.seats.map(() => now),
  }
}

/** Who looks at a table: a seat, or a spectator. */
export interface Viewer {
  user: string | null
  seat: Seat | null
}

export function viewerOf(table: Table, user: string | null): Viewer {
  const seat = user === null ? -1 : table.core.seats.findIndex(each => each.kind === 'person' && each.user === user)
  return { user, seat: seat < 0 ? null : seat }
}

/** `name`: of the person it speaks of, where that may be gone. */
export const noteOf = (note: Note, at: number, name = ''): ChatEntry => ({
  from: null,
  name,
  to: null,
  text: '',
  at,
  note,
  readers: null,
})
