/** Sums of statistics. */
import type { TallyShown } from '../../table/sync/standing.ts'

/** How often something was so, whatever the number of players; `of` left out: anything of it. */
export const sumOf = (tallies: readonly TallyShown[], what: string, of?: string): number =>
  tallies.reduce((sum, each) => (each.what === what && (of === undefined || each.of === of) ? sum + each.n : sum), 0)
