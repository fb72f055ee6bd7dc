/** WK-8.2 to WK-8.6: where a Noble may go. Pure functions of the open facts. */
import { type Seat, same } from '../../../../kernel/index.ts'
import { type Area, areaIds } from '../../data/areas.ts'
import type { NobleId } from '../../data/barons.ts'
import { borderBetween, stepsFrom } from '../../data/borders.ts'
import { isPort, ports } from '../../data/cities.ts'
import { longestRoadMove } from '../../data/constants.ts'
import type { Permission } from '../../steps.ts'
import type { Open } from '../../types.ts'
import { isPresent } from '../armies.ts'
import { nobleAt, noblesOfSeat, seatsIn } from '../seats.ts'
import { isCity, isNobleBesieged, ownerOf, siteIn } from '../sites.ts'

const roadStepsFrom = (area: Area): Area[] => stepsFrom(area).filter(to => borderBetween(area, to)!.road)

function workedOut(area: Area): Area[][] {
  const byRoad = (path: Area[]): Area[][] => {
    if (path.length > longestRoadMove) return []
    const on = roadStepsFrom(path.at(-1)!).filter(to => !path.includes(to))
    return on.flatMap(to => [[...path, to], ...byRoad([...path, to])])
  }
  const roadMoves = byRoad([area]).map(path => path.slice(1))
  return [...stepsFrom(area).map(to => [to]), ...roadMoves.filter(path => path.length > 1)]
}

const paths = new Map(areaIds.map(area => [area, workedOut(area)]))

/** Every path from an area, without the area itself: one step, or two and three along roads; none visits an area twice. */
export const pathsFrom = (area: Area): readonly (readonly Area[])[] => paths.get(area)!

/** WK-8.4: who must let a Noble pass through an area: whoever has a Noble there, or the city. */
const gatekeepers = (open: Open, seat: Seat, area: Area): Seat[] => {
  const site = siteIn(open, area)
  const owner = site !== null && isCity(site) ? ownerOf(open, site) : null
  return seatsIn(open).filter(each => each !== seat && (each === owner || isPresent(open, each, area)))
}

/** The permissions that a path needs: none for its last area. */
export const passagesFor = (open: Open, seat: Seat, path: readonly Area[]): Permission[] =>
  path
    .slice(0, -1)
    .flatMap(area => gatekeepers(open, seat, area).map(of => ({ seat: of, of: seat, area, why: 'passage' as const })))

/** Has one of these been refused on the card that is being resolved? */
export const isRefused = ({ order }: Open, permissions: readonly Permission[]): boolean =>
  permissions.some(each => order?.refused.some(refused => same(refused, each)))

/** May a Noble move at all (WK-8.1, WK-8.6)? */
export const mayMove = (open: Open, noble: NobleId): boolean => {
  const { at, exhausted } = nobleAt(open, noble)
  return at === 'board' && !exhausted && !isNobleBesieged(open, noble) && !open.order?.moved.includes(noble)
}

export const movableNobles = (open: Open, seat: Seat): NobleId[] =>
  noblesOfSeat(open, seat).filter(noble => mayMove(open, noble))

/** The paths of a Noble, into one area where that is set. */
export const pathsOf = (open: Open, seat: Seat, noble: NobleId, into: Area | null): (readonly Area[])[] =>
  pathsFrom(nobleAt(open, noble).area!).filter(
    path => (into === null || path.at(-1) === into) && !isRefused(open, passagesFor(open, seat, path)),
  )

/** WK-8.5: the ports that a Noble may sail to. */
export const harborsOf = (open: Open, noble: NobleId, into: Area | null): Area[] => {
  const from = nobleAt(open, noble).area!
  if (!isPort(from)) return []
  return ports.filter(to => to !== from && (into === null || to === into))
}
