import { useLeft } from './timers.ts'

/** Is a moment past? In milliseconds since 1970, by this clock. Told when it comes. */
export const useIsPast = (moment: number): boolean => useLeft(moment) === 0
