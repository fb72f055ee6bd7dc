/**
 * A table: people and bots around one game. Pure data; the server keeps it in a database, the page in memory for
 * several people on one screen.
 */
import type { Kinds, Move, Refusal, Seat, View } from '../kernel/index.ts'

export type BotKind = 'easy' | 'random'

/** Who sits on a seat. `absent`: a bot plays for the person until the person, or the owner, takes the seat back. */
export type Sitter =
  | { kind: 'open' }
  | { kind: 'person'; user: string; name: string; absent: boolean }
  | { kind: 'bot'; bot: BotKind; name: string }

/** gathering: seats are being filled; running; over: the game has ended; closed: given up before its end. */
export type Status = 'gathering' | 'running' | 'over' | 'closed'

/** What is chosen when a table is made. */
export interface TableSetup {
  game: string
  /** One a seat: the part it plays (a house), or null: drawn at random at the start. */
  roles: readonly (string | null)[]
  options: Readonly<Record<string, unknown>>
  /** A private table is entered by its link only. */
  private: boolean
  /** Hours a person may take for a move before a bot plays for them; null: never. */
  hoursPerMove: number | null
}

export interface ChatLine {
  n: number
  from: Seat | null
  name: string
  /** null: the whole table; otherwise the two seats that may read it. */
  to: Seat | null
  text: string
  /** Milliseconds since 1970, set by whoever runs the table. */
  at: number
}

/** A line of the log: an event, numbered within the table. */
export interface LogLine<K extends Kinds = Kinds> {
  n: number
  /** The number of moves made before it: its place in the history. */
  move: number
  event: K['event']
}

/** A request of one person to the others, open until all asked have answered (undo beyond a barrier). */
export interface Petition {
  kind: 'undo'
  by: Seat
  /** The move number to go back to. */
  to: number
  agreed: readonly Seat[]
  needed: readonly Seat[]
}

/**
 * Everything one viewer is shown of a table, besides the log and the chat, which only grow.
 * The server sends it once whole and then what changed of it.
 */
export interface Sight<K extends Kinds = Kinds> {
  id: string
  name: string
  setup: TableSetup
  status: Status
  owner: string
  /** Whether the viewer owns the table. */
  mine: boolean
  seats: readonly Sitter[]
  /** Seats whose people are connected now. */
  present: readonly Seat[]
  /** Moves made so far, by all. */
  moves: number
  /** SHA-256 of the seed while the game runs; the seed itself once it is over. */
  seed: { hash: string; revealed: string | null }
  /** What the viewer's seat (or a spectator) may know; null before the start. */
  view: View<K> | null
  /** How many moves the viewer may take back by itself now. */
  undo: number
  petition: Petition | null
  /** Milliseconds since 1970 when a bot steps in for those awaited; null: never. */
  deadline: number | null
}

/** What a person asks of a table. `n` is the seat's own move number: a doubled request is harmless. */
export type Command<K extends Kinds = Kinds> =
  | { do: 'sit'; seat: Seat; role?: string | null }
  | { do: 'leave'; seat: Seat }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'move'; seat: Seat; n: number; move: Move<K> }
  | { do: 'undo'; seat: Seat }
  | { do: 'ask-undo'; seat: Seat }
  | { do: 'agree'; seat: Seat; yes: boolean }
  | { do: 'chat'; seat: Seat | null; to: Seat | null; text: string }
  /** The owner (or the person itself) hands a seat to a bot. */
  | { do: 'stand-in'; seat: Seat; bot: BotKind }
  /** The person (or the owner) takes it back. */
  | { do: 'return'; seat: Seat }
  /** The owner gives an open or absent seat to a bot for good, or opens a bot's seat before the start. */
  | { do: 'fill'; seat: Seat; with: BotKind | 'open' }

/** Why a command is refused: a code; the page has its sentence in both languages. */
export type TableRefusal =
  | Refusal
  | 'no-such-seat'
  | 'seat-taken'
  | 'not-your-seat'
  | 'not-owner'
  | 'not-gathering'
  | 'not-running'
  | 'not-full'
  | 'role-taken'
  | 'nothing-to-undo'
  | 'no-petition'
  | 'too-long'
  | 'malformed'
  | 'too-fast'
