/** The odds of rolls of equal dice, exactly: from the faces of one die, without chance. */

/** One way in which dice can fall, whatever their order. */
export interface Fall {
  /** How many dice show each kind of face. */
  counts: readonly number[]
  /** Between 0 and 1. */
  chance: number
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** The ways to share so many dice among so many kinds of faces. */
function shares(dice: number, kinds: number): number[][] {
  if (kinds === 1) return [[dice]]
  return Array.from({ length: dice + 1 }, (_, first) =>
    shares(dice - first, kinds - 1).map(rest => [first, ...rest]),
  ).flat()
}

/**
 * All ways in which so many dice can fall; their chances make up 1. `kinds`: on how many faces of a die each kind of result
 * stands, all of them together being the faces of the die.
 */
export function falls(dice: number, kinds: readonly number[]): Fall[] {
  const faces = kinds.reduce((sum, n) => sum + n, 0)
  return shares(dice, kinds.length).map(counts => {
    const ways = counts.reduce((left, count) => left / factorial(count), factorial(dice))
    return { counts, chance: counts.reduce((chance, count, i) => chance * (kinds[i] / faces) ** count, ways) }
  })
}

/**
 * How dice lie that are thrown on after a fall: `next` says for its counts which dice are kept, by kind, and how many are
 * thrown besides. Falls that come to the same are one.
 */
export function throwOn(
  all: readonly Fall[],
  kinds: readonly number[],
  next: (counts: readonly number[]) => { kept: readonly number[]; more: number },
): Fall[] {
  const merged = new Map<string, Fall>()
  for (const { counts, chance } of all) {
    const { kept, more } = next(counts)
    for (const further of falls(more, kinds)) {
      const sum = kept.map((n, i) => n + further.counts[i])
      const key = sum.join()
      const before = merged.get(key)?.chance ?? 0
      merged.set(key, { counts: sum, chance: before + chance * further.chance })
    }
  }
  return [...merged.values()]
}

/** The chance of what is looked for, among falls. */
export const chanceOf = <F extends Pick<Fall, 'chance'>>(all: readonly F[], isMeant: (fall: F) => boolean): number =>
  all.reduce((sum, fall) => sum + (isMeant(fall) ? fall.chance : 0), 0)

/** What the falls bring on average. */
export const averageOf = <F extends Pick<Fall, 'chance'>>(all: readonly F[], amountOf: (fall: F) => number): number =>
  all.reduce((sum, fall) => sum + fall.chance * amountOf(fall), 0)
