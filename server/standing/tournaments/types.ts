/** A tournament as a value: plain JSON. Every act makes a new one. */
import type { SeatTime } from '../../../table/index.ts'

/**
 * cup: two at a table, the winner goes on. round-robin: as far as it goes everybody meets everybody. swiss: those with as many
 * points meet.
 */
export type TournamentKind = 'cup' | 'round-robin' | 'swiss'

export interface Pace {
  hoursPerMove: number | null
  clock: SeatTime | null
}

/** in: plays; reserve: takes the place of somebody who does not come; out: has left, or has not come. */
export interface Entrant {
  user: string
  name: string
  state: 'in' | 'reserve' | 'out'
  /** It has said that it is there for the round that is called. */
  here: boolean
  /** What it was worth when it entered. */
  points: number
  /** Its place at the beginning, from 0, the best first; null: none yet, or somebody else has taken it. */
  position: number | null
}

/** Who plays at a table, by seat. One alone goes on without a game. */
export interface Pairing {
  users: readonly string[]
  /** The ids of their tables, the one where they play last: a drawn game of a cup is played once more. */
  tables: readonly string[]
  /** By seat, from 1, equal ones share it; null: it is being played. */
  places: readonly number[] | null
}

/** A round is called, and opened once all are there, or at `until`. */
export interface Round {
  until: number
  isOpen: boolean
  pairings: readonly Pairing[]
  /** Who could not be paired, and gains by it as by a game. */
  byes: readonly string[]
}

export interface Tournament {
  id: string
  name: string
  game: string
  kind: TournamentKind
  /** Players at a table; in tables of more than two some may have one less. */
  size: number
  /** How many rounds; of a cup as many as it takes. */
  length: number
  options: Readonly<Record<string, unknown>>
  /** Of the first round, the second, and so on; the last one stands for all that follow. */
  paces: readonly Pace[]
  host: { user: string; name: string }
  status: 'gathering' | 'running' | 'over' | 'closed'
  /** A hash of the word that one must know to enter; null: the link alone. */
  word: string | null
  entrants: readonly Entrant[]
  rounds: readonly Round[]
  created: number
}
