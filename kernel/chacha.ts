/** ChaCha20 (RFC 8439): who has seen any number of its words cannot tell the next one. */

/** 256 bits, as eight words. */
export type Key = readonly [number, number, number, number, number, number, number, number]

/** A key from 64 hexadecimal digits: bytes, each word with its lowest byte first. */
export function keyFrom(digits: string): Key {
  const byte = (i: number) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  const word = (i: number) =>
    (byte(4 * i) | (byte(4 * i + 1) << 8) | (byte(4 * i + 2) << 16) | (byte(4 * i + 3) << 24)) >>> 0
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)]
}

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function quarterRound(w: Int32Array, a: number, b: number, c: number, d: number): void {
  w[a] += w[b]
  w[d] = rotated(w[d] ^ w[a], 16)
  w[c] += w[d]
  w[b] = rotated(w[b] ^ w[c], 12)
  w[a] += w[b]
  w[d] = rotated(w[d] ^ w[a], 8)
  w[c] += w[d]
  w[b] = rotated(w[b] ^ w[c], 7)
}

/** The block of that number (from 0): sixteen words. The nonce is zero, for no key serves twice. */
function blockOf(key: Key, number: number): Uint32Array {
  const start = Int32Array.of(...constants, ...key, number, 0, 0, 0)
  const w = start.slice()
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarterRound(w, i, i + 4, i + 8, i + 12)
    for (let i = 0; i < 4; i++) quarterRound(w, i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12)
  }
  return Uint32Array.from(w, (word, i) => word + start[i])
}

/** The block made last: a game draws one word after the other. */
let last: { key: Key; number: number; words: Uint32Array } | null = null

/** The word of that number (from 0): 32 bits, from 0 to 2^32 - 1. */
export function wordAt(key: Key, at: number): number {
  const number = Math.floor(at / 16)
  if (last?.key !== key || last.number !== number) last = { key, number, words: blockOf(key, number) }
  return last.words[at % 16]
}
