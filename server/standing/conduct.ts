/** How somebody keeps to its games, in few numbers: how many there were, how it stayed, and how long it takes to answer. */
import { type ConductCount, timeOf } from '../../table/index.ts'
import type { ConductShown } from '../../table/sync/people.ts'

type Counted = Omit<ConductCount, 'user'>

/** Fewer answers than this say nothing. */
const fewest = 10

export function conductShown(counts: readonly Counted[]): ConductShown {
  const sum = (what: Counted['what']) => counts.reduce((all, each) => all + (each.what === what ? each.n : 0), 0)
  const time = (what: 'mail' | 'live') =>
    sum(what) < fewest ? null : medianOf(counts.filter(each => each.what === what))
  return { games: sum('games'), left: sum('left'), late: sum('late'), mail: time('mail'), live: time('live') }
}

/** In seconds; of an even number the later of the two in the middle. */
function medianOf(counts: readonly Counted[]): number {
  const sorted = counts.toSorted((a, b) => a.step - b.step)
  let left = Math.floor(sorted.reduce((all, { n }) => all + n, 0) / 2)
  const middle = sorted.find(({ n }) => {
    left -= n
    return left < 0
  })
  return Math.round(timeOf(middle!.step))
}
