/**
 * The only source of chance: a seeded generator that lives in the state. Its kind is named there, so that a better one can
 * come without touching running games. Tables are shuffled by ChaCha20, of which nobody can tell what comes by what has come;
 * sfc32 is quick, and serves bots, tests, and the games that began with it.
 */
import { type Key, keyFrom, wordAt } from './chacha.ts'

export type Chance = Sfc32 | ChaCha20

interface Sfc32 {
  readonly kind: 'sfc32'
  readonly words: readonly [number, number, number, number]
}

interface ChaCha20 {
  readonly kind: 'chacha20'
  readonly key: Key
  /** How many words have been drawn. */
  readonly at: number
}

/** 32 hexadecimal digits are a seed of sfc32, 64 of ChaCha20. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && /^([0-9a-f]{32}|[0-9a-f]{64})$/.test(value)

/** A generator from a seed, whose length says of which kind. Throws a RangeError on anything else. */
export function seeded(seed: string): Chance {
  if (!isSeed(seed)) throw new RangeError('A seed is 32 or 64 hexadecimal digits.')
  if (seed.length === 64) return { kind: 'chacha20', key: keyFrom(seed), at: 0 }
  const word = (i: number) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16)
  let chance: Chance = { kind: 'sfc32', words: [word(0), word(1), word(2), word(3)] }
  for (let i = 0; i < 12; i++) chance = draw(chance).chance
  return chance
}

/** 32 random bits as a whole number from 0 to 2^32 - 1, and the generator after it. */
export function draw(chance: Chance): { chance: Chance; bits: number } {
  if (chance.kind === 'sfc32') return drawSfc32(chance)
  const { kind, key, at } = chance
  return { bits: wordAt(key, at), chance: { kind, key, at: at + 1 } }
}

function drawSfc32({ kind, words }: Sfc32): { chance: Chance; bits: number } {
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

/** A quick generator of its own (sfc32), begun with numbers of another one. */
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
