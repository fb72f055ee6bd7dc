/** AG-7.4: supply while marching. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Group } from '../../steps.ts'
import type { Open } from '../../types.ts'
import { placesOf, sizeOf } from '../position/armies.ts'
import { withinSupply } from '../position/supply.ts'

/**
 * Is a march within the supply limit? The groups bound for peaceful destinations move one after another in some
 * order that never breaks the limit, the attackers counted as still at home (AG-7.4.1); and so does the position after
 * a victory (AG-7.4.2). The room of a port is looked at where units are sent (AG-7.4.4).
 */
export function marchInSupply(
  open: Open,
  seat: Seat,
  from: Place,
  peaceful: readonly Group[],
  attack: Group | undefined,
): boolean {
  const level = open.supply[seat]
  const sizes = sizesTouched(open, seat, from, peaceful)
  if (!inSomeOrder(level, sizes, peaceful)) return false
  if (!attack) return true
  for (const [i, group] of peaceful.entries()) shift(sizes, i, group)
  sizes[0] -= attack.units.length
  sizes.push(attack.units.length)
  return withinSupply(level, sizes)
}

/** Sizes of the seat's armies: first the start area, then each destination, then all the others. */
function sizesTouched(open: Open, seat: Seat, from: Place, peaceful: readonly Group[]): number[] {
  const sizes = [sizeOf(open.armies[from])]
  for (const { to } of peaceful) sizes.push(sizeOf(open.armies[to]))
  for (const place of placesOf({ open }, seat)) {
    if (place !== from && !peaceful.some(group => group.to === place)) sizes.push(sizeOf(open.armies[place]))
  }
  return sizes
}

function shift(sizes: number[], i: number, group: Group): void {
  sizes[0] -= group.units.length
  sizes[i + 1] += group.units.length
}

/** AG-7.4.3: tries the orders of the groups; `moved` has one bit for each group that has moved. */
function inSomeOrder(level: number, sizes: readonly number[], groups: readonly Group[], moved = 0): boolean {
  if (moved === (1 << groups.length) - 1) return true
  return groups.some((group, i) => {
    if (moved & (1 << i)) return false
    const after = sizes.slice()
    shift(after, i, group)
    return withinSupply(level, after) && inSomeOrder(level, after, groups, moved | (1 << i))
  })
}
