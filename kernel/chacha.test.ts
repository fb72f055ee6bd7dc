import { createCipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyFrom, wordAt } from './chacha.ts'
import { draw, seeded } from './rng.ts'

/** The first words of the stream, as OpenSSL makes them. */
function streamOf(seed: string, words: number): number[] {
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16))
  const bytes = cipher.update(Buffer.alloc(4 * words))
  return Array.from({ length: words }, (_, i) => bytes.readUInt32LE(4 * i))
}

describe('ChaCha20', () => {
  it('gives the words of RFC 8439, A.1', () => {
    const key = keyFrom('0'.repeat(64))
    const words = Array.from({ length: 32 }, (_, at) => wordAt(key, at))
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653])
    expect(words.slice(16, 20)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73])
  })

  it('gives the same words as another implementation, for any key and in any order', () => {
    for (const word of ['a', 'b', 'c']) {
      const seed = createHash('sha256').update(word).digest('hex')
      const key = keyFrom(seed)
      const expected = streamOf(seed, 100)
      expect(expected.map((_, at) => wordAt(key, at))).toEqual(expected)
      for (const at of [99, 0, 50, 16, 15, 99]) expect(wordAt(key, at)).toBe(expected[at])
    }
  })

  it('is the generator of a seed of 64 digits, goes on after having been saved, and never has more to remember', () => {
    const seed = createHash('sha256').update('game').digest('hex')
    let chance = seeded(seed)
    const bits = streamOf(seed, 40).map(() => {
      const drawn = draw(JSON.parse(JSON.stringify(chance)))
      chance = drawn.chance
      return drawn.bits
    })
    expect(bits).toEqual(streamOf(seed, 40))
    expect(chance).toEqual({ kind: 'chacha20', key: keyFrom(seed), at: 40 })
  })

  it('leaves games that began with a seed of 32 digits their own generator', () => {
    const { bits, chance } = draw(seeded('0123456789abcdef0123456789abcdef'))
    expect(chance.kind).toBe('sfc32')
    expect(bits).toBe(3_530_455_095)
  })
})
