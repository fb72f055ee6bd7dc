/** How hexes are marked: where something may be done and against whom, what is held or looked at, what others speak of. */
import type { FieldTouch } from './useHexTouch.ts'

/** The classes of every hex that is marked. Whether a hex is hostile is no matter of legality, only of looks. */
export function hexMarks<Hex extends string>(
  { live, source, looked }: Pick<FieldTouch<Hex, never>, 'live' | 'source' | 'looked'>,
  isHostile: (hex: Hex) => boolean,
  highlighted: Iterable<Hex>,
): ReadonlyMap<Hex, string> {
  const marks = new Map<Hex, string>()
  const add = (hex: Hex, mark: string) => marks.set(hex, `${marks.get(hex) ?? ''} ${mark}`.trim())
  for (const [hex, end] of live) add(hex, `live ${end}${isHostile(hex) ? ' hostile' : ''}`)
  if (source !== null) add(source, 'source')
  if (looked !== null) add(looked, 'looked')
  for (const hex of new Set(highlighted)) add(hex, 'highlighted')
  return marks
}

/** Which references light hexes: where words name hexes, these alone, for a unit is named beside its hex; else all. */
export function lighting(refs: readonly string[]): readonly string[] {
  const hexes = refs.filter(ref => ref.startsWith('hex:'))
  return hexes.length > 0 ? hexes : refs
}
