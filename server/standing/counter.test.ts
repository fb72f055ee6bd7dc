import { expect, it, vi } from 'vitest'
import type { Store } from '../store/store.ts'
import { openCounter } from './counter.ts'

const won = { places: [{ seat: 0, user: 'ann', place: 1 }], tallies: [] }
vi.mock('../tables.ts', () => ({ tableFromStore: () => ({}) }))
vi.mock('./counts.ts', () => ({ countOf: () => won }))

it('a fault of its tournament takes nothing from the ratings of a game', async () => {
  const faults: unknown[] = []
  const counted: unknown[] = []
  const endings = [{ key: 1, id: 't', game: 'duel', ended: 0 }]
  const standing = { toCount: async () => endings.splice(0), count: async (...all: unknown[]) => counted.push(all[1]) }
  const store = { standing, load: async () => ({}), someEntries: async () => [] } as unknown as Store
  const keeper = { hear: () => Promise.reject(new RangeError('no round')) }
  await openCounter({ keeper, games: {}, store, now: () => 0, fault: error => faults.push(error) }).look()
  expect(faults).toEqual([new RangeError('no round')])
  expect(counted).toEqual([won])
})
