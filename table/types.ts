/**
 * A table: people and bots around one game. Pure data; the server keeps it in a database, the page in memory for
 * several people on one screen.
 */
import type { BotLevel } from '../bots/levels.ts'
import type { Kinds, Move, RulesSpan, Seat, View } from '../kernel/index.ts'
import type { Language } from '../text/index.ts'
import type { Breath } from './breath.ts'

/**
 * Who sits on a seat. `absent`: a bot (of level `bot`, else of the default level) plays for the person until the person, or the owner,
 * takes the seat back; `byOthers`: it was called by the owner, or by another seat; `resigned`: the bot plays to the end; `program`: the hash of the
 * key with which a program of the person's own may move for it. An open seat of a running game is played by a bot of the default level until somebody sits down.
 */
export type Sitter =
  | { kind: 'open' }
  | {
      kind: 'person'
      user: string
      name: string
      absent: boolean
      bot?: BotLevel
      byOthers?: boolean
      resigned?: true
      program?: string
    }
  | { kind: 'bot'; bot: BotLevel; name: string }

type PersonSitting = Extract<Sitter, { kind: 'person' }>

/** A sitter as all see it: whose account it is, is nobody's business. `program`: a program of its own plays for the person. */
export type ShownSitter =
  | Exclude<Sitter, PersonSitting>
  | (Omit<PersonSitting, 'user' | 'program'> & { program?: true })

/** gathering: seats are being filled; running; over: the game has ended; closed: given up before its end. */
export type Status = 'gathering' | 'running' | 'over' | 'closed'

/** What is chosen when a table is made. */
export interface TableSetup {
  game: string
  /** One a seat: the part it plays (a house), or null: drawn at random at the start. */
  roles: readonly (string | null)[]
  options: Readonly<Record<string, unknown>>
  /** What the game before it in a series has handed on; left out in a first game. */
  carried?: object
  /** A private table is entered by its link only. */
  private: boolean
  /** Hours a person may take for a move before a bot plays for them; null: never. */
  hoursPerMove: number | null
  /** The clock of each seat; null or left out: none. See seatClocks.ts. */
  clock?: SeatTime | null
  /** What each person has beside the hours for a move; null or left out: nothing. See reserve.ts. */
  reserve?: Reserve | null
  /** In which language people talk there; null or left out: in any. */
  language?: Language | null
  /** How much of a pause bots make before their answers are told; left out: a normal one. See breath.ts. */
  breath?: Breath
  /** Its result counts for the ratings of its players. See rated.ts. */
  rated?: true
  /** The id of the tournament that it is part of. */
  tournament?: string
}

/** The time of one person for the whole game, in minutes, and what comes to it with each question, in seconds. */
export interface SeatTime {
  minutes: number
  increment: number
}

/** For a whole game by mail: hours in a bank, and days of vacation. */
export interface Reserve {
  bank: number
  vacation: number
}

/** How fast a table is played: clocks for the seats, hours for each move, with a reserve or without, or neither. */
export type Pace = Required<Pick<TableSetup, 'hoursPerMove' | 'clock'>> & Pick<TableSetup, 'reserve'>

/**
 * What a seat has left of its reserve: in the bank, in milliseconds, before what is used of it now; and days of vacation. `until`: when a
 * bot steps in for it, `off`: until when it is on vacation at most, both in milliseconds since 1970, or null.
 */
export interface ShownReserve {
  bank: number
  days: number
  until: number | null
  off: number | null
}

/** A clock that stands: what is left, in milliseconds; or one that runs: until when, in milliseconds since 1970. */
export type SeatClock = { left: number } | { until: number }

/** When a seat lets a window go by without being asked; seen by the seat alone. See windows.ts. */
export type AutoPass = 'never' | 'unless-i-can-play' | 'always'

/** What the owner may change before the start: the table's own settings, and those of the game by their ids. */
export type ChangedSetting = 'access' | 'pace' | 'language' | { option: string }

/** Something that happened at the table and not in the game; the page has its sentence in both languages. */
export type Note =
  | { is: 'started' }
  | { is: 'closed' }
  | { is: 'sat'; seat: Seat }
  | { is: 'left'; seat: Seat }
  /** Sent away by the owner before the start. */
  | { is: 'kicked'; seat: Seat }
  /** The owner asks who is ready. */
  | { is: 'ready-asked' }
  /** The owner has changed the settings of the table; left out in tables of an earlier version: which. */
  | { is: 'set-up'; changed?: readonly ChangedSetting[] }
  | { is: 'opened'; seat: Seat }
  /** The table began with a record, or follows one that did: its owner may know the cards. */
  | { is: 'known-seed' }
  | { is: 'bot-seated'; seat: Seat }
  /** A bot plays for the person: by the clock, by the person itself, by the owner, or by another seat. */
  | { is: 'stand-in'; seat: Seat; by: 'clock' | 'self' | 'owner' | 'other' }
  | { is: 'returned'; seat: Seat }
  /** A program of the person's own may move for it from now on, or no more. */
  | { is: 'program' | 'program-ended'; seat: Seat }
  | { is: 'resigned'; seat: Seat }
  | { is: 'owner'; seat: Seat }
  /** The seat has taken back its own last move. */
  | { is: 'undone'; seat: Seat }
  /** By consent: the table is back where `to` moves had been made. */
  | { is: 'undone-to'; seat: Seat; to: number }
  | { is: 'undo-asked'; seat: Seat }
  | { is: 'undo-refused'; seat: Seat; by: Seat }
  /** By who had asked. */
  | { is: 'undo-withdrawn'; seat: Seat }
  /** By the operator: the table is back where `to` moves had been made. */
  | { is: 'cut'; to: number }
  /** The operator has taken the record of the running game: with sealed moves, and with `seed` all secrets. */
  | { is: 'exported'; seed: boolean }
  /** Play went on, or nobody answered in time. */
  | { is: 'undo-lapsed'; seat: Seat }
  /** The clock of a question ran out, and made the seat's move. */
  | { is: 'time-up'; seat: Seat }
  /** The next game of the series has begun. */
  | { is: 'sequel' }
  /** Somebody wants another game with the same people; its table is there. */
  | { is: 'rematch'; seat: Seat }
  /** Closed, for nothing had happened for long. */
  | { is: 'expired' }
  /** Closed, for only bots had played for long. */
  | { is: 'left-to-bots' }
  /** A vote, on opening the seat `of` where it is given. */
  | { is: 'vote-called'; seat: Seat; on: Vote['on']['do']; of: Seat | null }
  /** There was no majority for it, or not in time. */
  | { is: 'vote-lost'; on: Vote['on']['do']; of: Seat | null }
  | { is: 'paused' }
  | { is: 'resumed' }
  /** The game is played at another pace from now on. */
  | ({ is: 'pace' } & Pace)
  /** The seat takes days off, until then at most; it is back. */
  | { is: 'vacation'; seat: Seat; until: number }
  | { is: 'vacation-over'; seat: Seat }

export interface ChatLine {
  /** Counts the lines this viewer may read, from 0. */
  n: number
  from: Seat | null
  name: string
  /** null: the whole table; otherwise the two seats that may read it. */
  to: Seat | null
  text: string
  /** A ready-made line of the game, in the place of a text. */
  phrase?: string
  /** Said by somebody who watches, while the game ran: those who play are not shown it. */
  among?: 'watchers'
  /** Milliseconds since 1970, set by whoever runs the table. */
  at: number
  /** A line that nobody wrote: what happened. Its `text` is empty. */
  note?: Note
}

/** A line of the log: an event. */
export interface LogLine<K extends Kinds = Kinds> {
  /** Counts the lines this viewer may hear, from 0, without holes. */
  n: number
  /** The position (see `moves` of a sight) in which it had just happened: its place in the history. */
  move: number
  event: K['event']
}

/** A request of one person to the others, open until all asked have answered (undo beyond a barrier). */
export interface UndoRequest {
  kind: 'undo'
  by: Seat
  /** The move number to go back to. */
  to: number
  /** Something was revealed since: chance goes on anew from there. */
  fresh?: true
  agreed: readonly Seat[]
  needed: readonly Seat[]
  /** Milliseconds since 1970 when it lapses. */
  until: number
}

/** What the people at the table are asked to decide; more than half of them carry it, all of them a draw or a cancelling. See votes.ts. */
export interface Vote {
  /** replace: the seat of a missing person is opened to others. */
  on: { do: 'pause' } | { do: 'resume' } | { do: 'replace'; seat: Seat } | { do: 'draw' } | { do: 'cancel' } | PaceVote
  by: Seat
  yes: readonly Seat[]
  no: readonly Seat[]
  /** Who may vote. */
  voters: readonly Seat[]
  /** Milliseconds since 1970 when it lapses. */
  until: number
}

/** Another pace for the rest of the game: clocks for the seats, hours for each move, or neither. */
export type PaceVote = { do: 'pace' } & Pace

/** Where a table stands in a chain of games: the ids of the tables before and after it, as far as they are there. */
export interface Series {
  earlier: string | null
  next: string | null
  /** The game is over, and another one follows: it can be asked for, or has begun. */
  more: boolean
}

/**
 * Everything one viewer is shown of a table, besides the log and the chat, which only grow.
 * The server sends it once whole and then what changed of it.
 */
export interface TableView<K extends Kinds = Kinds> {
  id: string
  name: string
  setup: TableSetup
  status: Status
  /** The seat of the table's owner; null: it has none. */
  owner: Seat | null
  /** Whether the viewer owns the table. */
  mine: boolean
  /** The viewer's seat, also before the start; null for a spectator. */
  sits: Seat | null
  /** Whoever sits down must say the word of the table. */
  locked: boolean
  /** Before the start: the seats whose people have not said yet that they are ready, since they were asked. */
  unready: readonly Seat[]
  /** Before the start: it begins by itself when every seat is taken and all are ready. */
  startsFull?: true
  /** Made from a record, or following such a game: its owner may know the cards. */
  fromRecord: boolean
  seats: readonly ShownSitter[]
  /** By seat: the part that it plays; null: there is none, or it is drawn at the start. */
  roles: readonly (string | null)[]
  /** Seats whose people are connected now. */
  present: readonly Seat[]
  /** By seat: since when its person is away, in milliseconds since 1970; null: it is here, or the seat is nobody's. */
  away: readonly (number | null)[]
  /**
   * Moves made so far that changed something for everybody. Drafts and sealed answers are nobody's business but the
   * seat's until they are revealed: the move that reveals them counts, they do not. The history counts positions so.
   */
  moves: number
  /** By which rules it is played, in order: `from` which move on; none before the start. */
  rules: readonly RulesSpan[]
  /** SHA-256 of the seed while the game runs; the seed itself once it is over or given up. */
  seed: { hash: string; revealed: string | null }
  /** What the viewer's seat (or a spectator) may know; null before the start. */
  view: View<K> | null
  /** How many moves the viewer may take back by itself now. */
  undo: number
  /** When it asks to take back more: others are asked, or it is granted; null: nothing is there, or nobody could agree. */
  furtherUndo: 'asks' | 'granted' | null
  petition: UndoRequest | null
  vote: Vote | null
  /** The seats whose bot fails again and again: any legal move is made in its place. */
  failing: readonly Seat[]
  /** How a person at the table may end the game, or (retire) its own part in it, beside the rules now. */
  endings: readonly ('resign' | 'retire' | 'draw')[]
  /** Since when the game is paused, in milliseconds since 1970: nothing moves, and all clocks stand. null: it is not. */
  paused: number | null
  /** Milliseconds since 1970 when a bot steps in for those awaited; null: never. */
  deadline: number | null
  /** The seats whose persons have run out of time so often that others may be let in. */
  late: readonly Seat[]
  /** By seat; null: the seats have no clocks. */
  clocks: readonly SeatClock[] | null
  /** By seat; null: at this pace there are none, or the game does not run. */
  reserves: readonly ShownReserve[] | null
  /** The clock of the question: when (milliseconds since 1970) the table moves for those still asked; null: it may wait. */
  limit: number | null
  /** When the viewer's seat lets windows go by; null for a spectator, and where the game asks none. */
  autoPass: AutoPass | null
  /** The window that the viewer's seat stands in goes by unasked in a moment. */
  passing: boolean
  /** What the viewer's seat may answer ahead, and has answered. */
  ahead: readonly AheadChoice[]
  /** null where the game is not played in a series. */
  series: Series | null
  /** The id of the table where the same people play again; null: nobody has asked for it. */
  rematch: string | null
  /** May two seats talk in private? */
  whispers: boolean
}

/** A topic that a seat may answer before it is asked: with which moves, and what it has answered. */
export interface AheadChoice {
  question: string
  topic: string
  moves: readonly Move<Kinds>[]
  move: Move<Kinds> | null
}
