/** How fast a table is played: clocks for the seats, hours for each move, or neither. */
import type { Pace, Reserve } from '../table/types.ts'
import { useWords } from './words.ts'

export type { Pace }

export const noPace: Pace = { hoursPerMove: null, clock: null }

/** For a game at one sitting, the shortest first; and by mail. */
export const paces = {
  live: [
    { minutes: 15, increment: 5 },
    { minutes: 30, increment: 10 },
    { minutes: 60, increment: 15 },
    { minutes: 90, increment: 20 },
  ],
  mail: [1, 24, 72, 168],
} as const

/** What a person may have beside the hours for a move: hours in the bank, and days of vacation. */
export const reserves = { bank: [0, 24, 72, 168], vacation: [0, 7, 14, 28] } as const
export const noReserve: Reserve = { bank: 0, vacation: 0 }

/** The pace of a table or of a row; what rows of long ago leave out is none. */
export const paceOf = ({ hoursPerMove = null, clock = null, reserve }: Partial<Pace>): Pace => ({
  hoursPerMove,
  clock,
  ...(reserve && { reserve }),
})

/** In a few words: '30 min each + 10 s', '3 days a move', '1 day a move + 3 days in the bank, 14 days of vacation'. */
export function usePaceText(): (pace: Pace) => string {
  const { pace: words } = useWords()
  return ({ hoursPerMove, clock, reserve }) => {
    if (clock) return words.clock(clock.minutes, clock.increment)
    if (hoursPerMove === null) return words.none
    const { bank, vacation } = reserve ?? noReserve
    const more = [...(bank > 0 ? [words.reserve(bank)] : []), ...(vacation > 0 ? [words.vacation(vacation)] : [])]
    return [words.hours(hoursPerMove), ...more].join(' + ')
  }
}
