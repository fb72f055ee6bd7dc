import { expect, test } from 'vitest'
import { withCopies } from './Hand.tsx'
import { stageOf } from './stageOf.ts'
import { sameEntries } from './useSame.ts'

test('entries that are equal stay the same objects; others and new ones are taken over', () => {
  const before = { a: { n: 1 }, b: { n: 2 }, gone: { n: 3 } }
  const now = { a: { n: 1 }, b: { n: 5 }, fresh: { n: 4 } }
  const kept = sameEntries<string, { n: number }>(before, now)
  expect(kept).toEqual(now)
  expect(kept.a).toBe(before.a)
  expect(kept.b).toBe(now.b)
  expect(sameEntries(null, now)).toBe(now)
})

test('copies of a card are numbered, and each has a key of its own', () => {
  expect(withCopies(['truce', 'robb', 'truce'])).toEqual([
    { card: 'truce', copy: 0, key: 'truce 0' },
    { card: 'robb', copy: 0, key: 'robb 0' },
    { card: 'truce', copy: 1, key: 'truce 1' },
  ])
})

const asking = (legalMoves: readonly object[]) => ({ stack: [{ do: 'bid' }], legalMoves }) as never

test('a question shows its stage to who is asked, and to all where it is public', () => {
  const panels = { bid: 'bids' }
  expect(stageOf(asking([{ do: 'bid' }]), panels as never)).toBe('bids')
  expect(stageOf(asking([]), panels as never)).toBeUndefined()
  expect(stageOf(asking([]), panels as never, () => true)).toBe('bids')
  expect(stageOf({ stack: [], legalMoves: [] } as never, panels as never, () => true)).toBeUndefined()
})
