/** Programs that play a person's seat: each comes with a key that the person has given it, and may do nothing but move. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Seat } from '../../kernel/index.ts'
import { type Command, hashOf, seatOfProgram, type Table } from '../../table/index.ts'
import type { User } from '../store/people.ts'

/** A program at a seat, and the person for whom it moves. */
export interface SeatProgram {
  seat: Seat
  user: User
  /** The SHA-256 of its key. */
  hash: string
}

/** The key that a program shows: `Authorization: Bearer KEY`; null: it is no program. */
export const keyIn = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(.{1,200})$/i.exec(authorization ?? '')?.[1] ?? null

/** The seat that a key opens at a table; null: none. */
export function programAt(table: Table, key: string): SeatProgram | null {
  const hash = hashOf(key)
  const seat = seatOfProgram(table, hash)
  const sitter = seat === null ? null : table.core.seats[seat]
  if (seat === null || sitter?.kind !== 'person') return null
  return { seat, hash, user: { id: sitter.user, name: sitter.name } }
}

/** Does its key still open its seat, and does the seat still belong to the person who gave it? */
export function isStillAllowed(table: Table, { seat, hash, user }: SeatProgram): boolean {
  const sitter = table.core.seats[seat]
  return sitter?.kind === 'person' && sitter.program === hash && sitter.user === user.id
}

export const mayProgram = ({ seat }: SeatProgram, command: Command): boolean =>
  command.do === 'move' && command.seat === seat && [command.move].flat().every(({ do: name }) => name !== 'resign')
