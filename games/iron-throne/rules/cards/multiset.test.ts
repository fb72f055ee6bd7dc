import { describe, expect, it } from 'vitest'
import { remove, sameHeap } from './multiset.ts'

describe('heaps of cards', () => {
  it('IT-1.6, IT-25.9: are the same when as many of each card lie in them, in whatever order', () => {
    expect(sameHeap(['truce', 'robb', 'truce'], ['robb', 'truce', 'truce'])).toBe(true)
    expect(sameHeap(['truce', 'robb', 'truce'], ['robb', 'truce', 'robb'])).toBe(false)
    expect(sameHeap(['truce'], ['truce', 'robb'])).toBe(false)
  })

  it('IT-1.6: each card that is taken away is one less', () => {
    expect(remove(['truce', 'robb', 'truce', 'truce'], ['truce', null, 'truce', 'arya'])).toEqual(['robb', 'truce'])
  })
})
