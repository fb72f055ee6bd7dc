/** Moves that differ in one number only (bids, pledges, votes): shown as one thing with an amount to choose. Pure. */

export interface Amounts<Entry> {
  /** Every amount with what stands for it, in ascending order. */
  amounts: readonly { n: number; entry: Entry }[]
}

export const isAmounts = <Entry extends object>(entry: Entry | Amounts<Entry>): entry is Amounts<Entry> =>
  'amounts' in entry

/** A move without one of its numbers, as text, with the number; one for each number of the move. */
function readings(move: object): { rest: string; n: number }[] {
  return Object.entries(move).flatMap(([field, n]) =>
    typeof n === 'number' ? [{ rest: `${field} ${JSON.stringify({ ...move, [field]: null })}`, n }] : [],
  )
}

/**
 * The entries in their order, but those of at least `fewest` whose moves differ in one number together, where the first of
 * them stands. A move with several numbers is counted to the larger family; `isOneThing` may refuse a family.
 */
export function withAmounts<Entry extends object>(
  entries: readonly Entry[],
  moveOf: (entry: Entry) => object,
  fewest: number,
  isOneThing: (family: readonly Entry[]) => boolean = () => true,
): (Entry | Amounts<Entry>)[] {
  const families = new Map<string, { n: number; entry: Entry }[]>()
  for (const entry of entries) {
    for (const { rest, n } of readings(moveOf(entry))) {
      families.set(rest, [...(families.get(rest) ?? []), { n, entry }])
    }
  }
  const taken = new Set<Entry>()
  const first = new Map<Entry, Amounts<Entry>>()
  for (const family of [...families.values()].toSorted((a, b) => b.length - a.length)) {
    const free = family.filter(({ entry }) => !taken.has(entry))
    if (free.length < fewest || !isOneThing(free.map(({ entry }) => entry))) continue
    for (const { entry } of free) taken.add(entry)
    first.set(free[0].entry, { amounts: free.toSorted((a, b) => a.n - b.n) })
  }
  return entries.flatMap((entry): (Entry | Amounts<Entry>)[] => {
    const family = first.get(entry)
    if (family) return [family]
    return taken.has(entry) ? [] : [entry]
  })
}
