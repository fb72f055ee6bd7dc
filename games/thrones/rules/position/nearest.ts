/** Who lives next to whom. */
import type { Seat } from '../../../../kernel/index.ts'
import { type Area, areas, isLand, isPort, neighbours, type Place, places } from '../../data/areas.ts'
import type { Open } from '../../types.ts'
import { controller } from './control.ts'

/** The areas where a seat has units, or which it controls. */
function areasOf(open: Open, seat: Seat): Area[] {
  const isOwn = (place: Place) =>
    open.armies[place]?.seat === seat || (isLand(place) && controller(open, place) === seat)
  return places.filter((place): place is Area => !isPort(place) && isOwn(place))
}

/** Steps over any border from the nearest of some areas. */
function stepsFrom(starts: readonly Area[]): Map<Area, number> {
  const found = new Map(starts.map(area => [area, 0]))
  for (const [area, steps] of found) {
    for (const next of neighbours(area)) if (!found.has(next)) found.set(next, steps + 1)
  }
  return found
}

/** The two houses nearest to a seat, and others as near, the nearest first. */
export function neighboursOf(open: Open, seat: Seat): Seat[] {
  const steps = stepsFrom(areasOf(open, seat))
  const far = areas.length
  const ranked = open.houses
    .map((_, each) => ({ each, away: Math.min(far, ...areasOf(open, each).map(area => steps.get(area) ?? far)) }))
    .filter(({ each, away }) => each !== seat && away < far)
    .sort((a, b) => a.away - b.away || a.each - b.each)
  const bound = ranked[1]?.away ?? far
  return ranked.filter(({ away }) => away <= bound).map(({ each }) => each)
}
