/** Weights by name, as a bot reads them, and changes of them that may play better. */
import { below, jitter, type Rng, shuffle } from '../kernel/index.ts'

/** Numbers in objects and lists, to any depth. */
export type Weights = { readonly [name: string]: number | Weights } | readonly (number | Weights)[]

/** Every number with its path, in the order in which they stand: `castles.0`. */
export function numbersIn(weights: Weights, path = ''): [path: string, value: number][] {
  return Object.entries(weights).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' ? [[path + name, value]] : numbersIn(value, `${path}${name}.`),
  )
}

/** Puts numbers into the weights, in place and in the order of `numbersIn`: bots read them at each thought. */
export function setNumbers(weights: Weights, numbers: readonly number[]): void {
  let next = 0
  const fill = (part: Weights): void => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'number') Object.assign(part, { [name]: numbers[next++] })
      else fill(value)
    }
  }
  fill(weights)
}

/** No more numbers change at a time: what helps can be told from what does not. */
const most = 3

/**
 * The numbers with one to three of them changed by up to `step` times their size, or of a quarter of the mean size where they are
 * smaller; rounded to four digits.
 */
export function changed(numbers: readonly number[], step: number, rng: Rng): number[] {
  const mean = numbers.reduce((sum, each) => sum + Math.abs(each), 0) / numbers.length
  const places = shuffle(rng, [...numbers.keys()]).slice(0, 1 + below(rng, most))
  return numbers.map((each, i) => {
    if (!places.includes(i)) return each
    const size = Math.max(Math.abs(each), mean / 4)
    return Number((each + jitter(rng, step * size)).toPrecision(4))
  })
}
