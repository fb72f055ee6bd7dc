/** Who is placed before whom in many games, how sure that is, and when enough games have been played to tell. */
import { intervalAround } from './tally.ts'

/** One game: who sat where, and the place of each seat, 1 being best. */
export interface Outcome {
  readonly seated: readonly string[]
  readonly places: readonly number[]
}

/** Games in which the bots have gone round the table once: they share a deal, so only rotations are independent. */
export type Rotation = readonly Outcome[]

/** How often one bot is placed before another one of its table. */
export interface Share {
  /** 0 to 1; a shared place counts half. */
  readonly share: number
  /** The true share lies in it with a probability of 95 %. */
  readonly interval: readonly [number, number]
  readonly rotations: number
  readonly pairs: number
}

/** For each pair of a seat of `a` and one of another bot (of `b`, if it is named) at one table: 1 before, 0.5 beside, 0 behind. */
function pairsOf({ seated, places }: Outcome, a: string, b: string | null): number[] {
  return seated.flatMap((bot, seat) =>
    bot !== a
      ? []
      : seated.flatMap((other, place) =>
          other === a || (b !== null && other !== b) ? [] : [(Math.sign(places[place] - places[seat]) + 1) / 2],
        ),
  )
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

const varianceOf = (list: readonly number[]): number => {
  const middle = mean(list)
  return list.length < 2 ? 0 : list.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (list.length - 1)
}

/** The pairs of each rotation in which the two met. */
const met = (rotations: readonly Rotation[], a: string, b: string | null): number[][] =>
  rotations.map(games => games.flatMap(game => pairsOf(game, a, b))).filter(pairs => pairs.length > 0)

/**
 * How often `a` is placed before `b` (null: before all others). The interval is Wilson's for as many games as the spread between
 * rotations is worth: as many as there are rotations at least, and as there are pairs at most. null: they never met.
 */
export function shareOf(rotations: readonly Rotation[], a: string, b: string | null): Share | null {
  const all = met(rotations, a, b)
  if (all.length === 0) return null
  const shares = all.map(mean)
  const pairs = all.flat().length
  const share = mean(shares)
  const independent = (share * (1 - share) * all.length) / varianceOf(shares) || 0
  const games = Math.min(pairs, Math.max(all.length, independent))
  return { share, interval: intervalAround(share, games), rotations: all.length, pairs }
}

/** The chance of either wrong answer. */
export const error = 0.05

/** No answer before so many rotations: their spread is not known yet. */
const fewest = 4

/** Half of what lies between "below" and "above". */
const margin = (goal: number): number => Math.min(0.05, (1 - goal) / 2, goal / 2)

/**
 * How many independent pairs a rotation is worth, by the spread between rotations: pairs of a table, and games from one deal, hang
 * together. At first it is taken that all pairs of a rotation tell the same; `prior` rotations weigh as much as that.
 */
function worthOf(shares: readonly number[], { pairs, middle }: { pairs: number; middle: number }) {
  const prior = 4
  const most = middle * (1 - middle)
  const known = shares.length - 1
  const spread = (known * varianceOf(shares) + prior * most) / (known + prior)
  return Math.min(pairs, Math.max(1, most / spread))
}

/**
 * Wald's sequential test: is `a` placed before `b` (null: before all others) more often than the goal says? "above" against
 * "below" the goal by 0.05 (less where the goal is near 0 or 1), each wrong in 5 %; null: not known yet. It may be asked after
 * every rotation.
 */
export function verdict(
  rotations: readonly Rotation[],
  a: string,
  b: string | null,
  goal: number,
): 'above' | 'below' | null {
  const all = met(rotations, a, b)
  if (all.length < fewest) return null
  const shares = all.map(mean)
  const sum = shares.reduce((total, each) => total + each, 0)
  const pairs = all.flat().length / all.length
  const middle = (sum + 2 * goal) / (shares.length + 2)
  const high = goal + margin(goal)
  const low = goal - margin(goal)
  const ratio = sum * Math.log(high / low) + (shares.length - sum) * Math.log((1 - high) / (1 - low))
  const evidence = worthOf(shares, { pairs, middle }) * ratio
  const enough = Math.log((1 - error) / error)
  if (Math.abs(evidence) < enough) return null
  return evidence > 0 ? 'above' : 'below'
}
