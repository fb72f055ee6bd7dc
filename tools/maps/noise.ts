/** Seeded chance for drawing: the same seed gives the same map on every machine. */

/** A number in [0, 1) for a lattice point, the same for ever. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Smooth value noise in [-1, 1] with a wavelength of one unit. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - i), ease(y - j)]
  const top = mix(hash(i, j, seed), hash(i + 1, j, seed), u)
  const bottom = mix(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u)
  return mix(top, bottom, v) * 2 - 1
}

/** A stream of numbers in [0, 1) (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
