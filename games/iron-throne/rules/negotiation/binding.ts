import { hold, type Seat } from '../../../../kernel/index.ts'
import type { G } from '../seats.ts'

/**
 * IT-5.5, IT-6.6, IT-9.5, IT-30.2: what has been said aloud binds, and what has been looked at. A table lets a seat take its last move back unless some
 * drawer has changed; so this renews the seat's own. Without it a proposal could be made anew under the number of another.
 */
export const bind = (g: G, seat: Seat): void => hold(g, seat, {})
