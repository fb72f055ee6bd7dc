/** How hexes are marked: where something may be done, what is held or looked at, what others speak of. */
import type { Hex } from '../data/hexes.ts'
import { unitAt } from '../rules/field/units.ts'
import { hexesOf } from './highlighted.ts'
import type { PlayerView } from './moveTargets.ts'
import type { Touch } from './useTouch.ts'

/** Whether a fight awaits there is no matter of legality, only of looks. */
const isHostile = ({ open, seat }: PlayerView, hex: Hex): boolean => {
  const there = unitAt(open, hex)
  return there !== undefined && there.seat !== seat
}

/** The classes of every hex that is marked; `lit` as in the contract of a board. */
export function marksOf(
  view: PlayerView,
  { live, source, looked }: Pick<Touch, 'live' | 'source' | 'looked'>,
  highlighted: readonly string[],
): ReadonlyMap<Hex, string> {
  const marks = new Map<Hex, string>()
  const add = (hex: Hex, mark: string) => marks.set(hex, `${marks.get(hex) ?? ''} ${mark}`.trim())
  for (const [hex, end] of live) add(hex, `live ${end}${isHostile(view, hex) ? ' hostile' : ''}`)
  if (source) add(source, 'source')
  if (looked) add(looked, 'looked')
  for (const hex of new Set(highlighted.flatMap(ref => hexesOf(ref, view)))) add(hex, 'lit')
  return marks
}
