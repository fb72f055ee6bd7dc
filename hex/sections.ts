/** Parts of a board that may overlap: a hex on a border line belongs to two of them. */

/**
 * Counts each hex in one of its sections, so that no section counts more than its limit; a section without a limit counts
 * none. Null: there is no such way. `assign(['D4', 'E3'], sectionsOf, { west: 1, center: 1 })` gives `['west', 'center']`.
 */
export function assign<Hex, Section extends string>(
  hexes: readonly Hex[],
  sectionsOf: (hex: Hex) => readonly Section[],
  limits: Readonly<Partial<Record<Section, number>>>,
): readonly Section[] | null {
  const counted: Section[] = []

  /** Finds room for one hex, and moves others to their second section where needed: an augmenting path. */
  const seat = (i: number, tried: Set<Section>): boolean =>
    sectionsOf(hexes[i]).some(section => {
      if (tried.has(section)) return false
      tried.add(section)
      const there = counted.flatMap((taken, j) => (taken === section && j !== i ? [j] : []))
      if (there.length >= (limits[section] ?? 0) && !there.some(j => seat(j, tried))) return false
      counted[i] = section
      return true
    })

  return hexes.every((_hex, i) => seat(i, new Set())) ? counted : null
}
