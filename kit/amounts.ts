/** Amounts in the data of effects: a number, so much for each of something, a part of something, within bounds. */

export interface Amount<Per extends string = string> {
  readonly n: number
  /** So often: for each supporter, city, crown. */
  readonly per?: Per
  /** For every full so many of them only; with `round` up, for every one begun. */
  readonly every?: number
  readonly round?: 'down' | 'up'
  readonly min?: number
  readonly max?: number
}

/** The number that an amount comes to; `count` tells how many there are of something. */
export function amountOf<Per extends string>(
  { n, per, every = 1, round = 'down', min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Amount<Per>,
  count: (per: Per) => number,
): number {
  const parts = per === undefined ? 1 : count(per) / every
  const whole = round === 'up' ? Math.ceil(parts) : Math.floor(parts)
  return Math.max(min, Math.min(max, n * whole))
}

/** What the lines of a ledger, or whatever else counts in `n`, come to together. */
export const totalOf = (lines: readonly { readonly n: number }[]): number => lines.reduce((sum, { n }) => sum + n, 0)
