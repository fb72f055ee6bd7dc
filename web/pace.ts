/** How fast a table is played: clocks for the seats, hours for each move, or neither. */
import type { TableSetup } from '../table/types.ts'
import { useWords } from './words.ts'

export type Pace = Required<Pick<TableSetup, 'hoursPerMove' | 'clock'>>

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

/** In a few words: '30 min each + 10 s', '3 days a move'. */
export function usePaceText(): (pace: Pace) => string {
  const { pace: words } = useWords()
  return ({ hoursPerMove, clock }) =>
    clock ? words.clock(clock.minutes, clock.increment) : hoursPerMove === null ? words.none : words.hours(hoursPerMove)
}
