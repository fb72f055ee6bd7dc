/** Wins of many games, split by what was played with. */

/** Games played with something, and the wins in them; a shared win counts as its share. */
export interface Tally {
  readonly games: number
  readonly wins: number
}

/** By what (bot, side, army ...) -> which -> its tally. */
export type Tallies = ReadonlyMap<string, ReadonlyMap<string, Tally>>

/** One seat of one game: what it played with, and its share of the win, 0 to 1. */
export interface Entry {
  readonly playedWith: Readonly<Record<string, string>>
  readonly won: number
}

/** Counts games and wins by everything that was played with, each list in alphabetical order. */
export function tallied(entries: readonly Entry[]): Tallies {
  const counts = new Map<string, Map<string, Tally>>()
  for (const { playedWith, won } of entries) {
    for (const [by, which] of Object.entries(playedWith)) {
      const kinds = counts.get(by) ?? new Map<string, Tally>()
      const { games, wins } = kinds.get(which) ?? { games: 0, wins: 0 }
      counts.set(by, kinds.set(which, { games: games + 1, wins: wins + won }))
    }
  }
  const sorted = (kinds: ReadonlyMap<string, Tally>) => new Map([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
  return new Map([...counts].map(([by, kinds]) => [by, sorted(kinds)]))
}

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const deviations = 1.96

/** Wilson's interval: the true share of wins lies in it with a probability of 95 %. */
export const interval = ({ games, wins }: Tally): readonly [number, number] => intervalAround(wins / games, games)

/** Wilson's interval around a share of so many games. */
export function intervalAround(share: number, games: number): readonly [number, number] {
  const spread = deviations ** 2 / games
  const middle = (share + spread / 2) / (1 + spread)
  const half = (deviations / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
