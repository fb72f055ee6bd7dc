/**
 * The only source of chance: a small seeded generator that lives in the state.
 * Its kind is named in the state, so that a better one can come without touching running games.
 */
export interface Chance {
  readonly kind: 'sfc32'
  readonly words: readonly [number, number, number, number]
}

/** A generator from 32 hex digits (128 bits). Throws a RangeError on anything else. */
export function seeded(seed: string): Chance {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.')
  const word = (i: number) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16)
  let chance: Chance = { kind: 'sfc32', words: [word(0), word(1), word(2), word(3)] }
  for (let i = 0; i < 12; i++) chance = draw(chance).chance
  return chance
}

/** 32 random bits as a whole number from 0 to 2^32 - 1, and the generator after it. */
export function draw({ kind, words }: Chance): { chance: Chance; bits: number } {
  // By index: taking a list apart is a walk through it.
  const a = words[0]
  const b = words[1]
  const c = words[2]
  const d = words[3]
  const t = (a + b + d) | 0
  return {
    bits: t >>> 0,
    chance: {
      kind,
      words: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + t) >>> 0, (d + 1) >>> 0],
    },
  }
}

/** Something that holds a generator: a state, a bot, a test. */
export interface Rng {
  chance: Chance
}

/** A whole number from 0 to below n, all alike. Throws a RangeError unless n is a whole number from 1 to 2^32. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`There is no number from 0 to below ${n}.`)
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const { bits, chance } = draw(rng.chance)
    rng.chance = chance
    if (bits < fair) return bits % n
  }
}

/** A generator of its own, begun with numbers of another one. */
export function branch(rng: Rng): Chance {
  const word = () => below(rng, 2 ** 32)
  return { kind: 'sfc32', words: [word(), word(), word(), word()] }
}

/** One of the list, all alike. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)]
}

/** A shuffled copy (Fisher and Yates). */
export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    ;[copy[i], copy[j]] = [copy[j], copy[i]]
  }
  return copy
}

/** A seed made from a number or a word, for tests, the fuzzer and the bench: the same word, the same seed. */
export function seedFrom(word: number | string): string {
  let hash = 0x811c9dc5
  const digits: string[] = []
  for (let round = 0; round < 4; round++) {
    for (const char of `${round}:${word}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    digits.push((hash >>> 0).toString(16).padStart(8, '0'))
  }
  return digits.join('')
}
