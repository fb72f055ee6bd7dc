/** What kind of pace a table has. Apart from the schemas, for pages that need no others. */
import type { TableSetup } from '../types.ts'

/** none: nobody is hurried; live: the seats have clocks, at one sitting; mail: hours or days for each move. */
export const paceKinds = ['none', 'live', 'mail'] as const
export type PaceKind = (typeof paceKinds)[number]

export const kindOfPace = ({ hoursPerMove, clock }: Pick<TableSetup, 'hoursPerMove' | 'clock'>): PaceKind =>
  clock ? 'live' : hoursPerMove === null ? 'none' : 'mail'
