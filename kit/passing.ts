/** Windows that go round: whoever may act is asked in turn, and the window closes when all have passed in a row. */
import type { Seat } from '../kernel/index.ts'

/** How far it has gone round: whose turn it is, and who has passed since somebody did something. Open facts. */
export interface Round {
  readonly turn: Seat
  readonly passed: readonly Seat[]
}

/** The seats that are still to be asked, beginning with the one whose turn it is; none: all have passed in a row. */
export function stillToAsk(seats: number, { turn, passed }: Round, mayAct: (seat: Seat) => boolean): Seat[] {
  const order = Array.from({ length: seats }, (_, i) => (turn + i) % seats)
  return order.filter(seat => !passed.includes(seat) && mayAct(seat))
}

/** The next of them; undefined: the window closes. */
export function nextToAsk(seats: number, { turn, passed }: Round, mayAct: (seat: Seat) => boolean): Seat | undefined {
  // No list is made: most windows close at once.
  for (let i = 0, seat = turn; i < seats; i++, seat = (seat + 1) % seats) {
    if (!passed.includes(seat) && mayAct(seat)) return seat
  }
  return undefined
}

/** The round after the seat has passed: the next one comes. */
export const afterPass = (seats: number, { passed }: Pick<Round, 'passed'>, seat: Seat): Round => ({
  turn: (seat + 1) % seats,
  passed: [...passed, seat],
})

/** The round after somebody has done something: all are asked anew, this seat first. */
export const afterAct = (turn: Seat): Round => ({ turn, passed: [] })
