import { expect, it, vi } from 'vitest'
import { tableFromStore } from '../loadedTable.ts'
import type { Store } from '../store/store.ts'
import { openCounter } from './counter.ts'

const won = { places: [{ seat: 0, user: 'ann', place: 1 }], tallies: [] }
vi.mock('../loadedTable.ts', () => ({ tableFromStore: vi.fn(() => ({})) }))
vi.mock('./counts.ts', () => ({ countOf: () => won }))

const core = { id: 't', setup: { tournament: 'cup' } }

/** Counts one ending, and gives what was told and counted. */
async function counting(hear: () => Promise<void>) {
  const faults: unknown[] = []
  const counted: unknown[] = []
  const unread: unknown[] = []
  const endings = [{ key: 1, id: 't', game: 'duel', ended: 0 }]
  const standing = { toCount: async () => endings.splice(0), count: async (...all: unknown[]) => counted.push(all[1]) }
  const store = { standing, load: async () => ({ core }), someEntries: async () => [] } as unknown as Store
  const keeper = { hear, hearUnread: async (of: unknown) => void unread.push(of) }
  await openCounter({ keeper, games: {}, store, now: () => 0, fault: error => faults.push(error) }).look()
  return { faults, counted, unread }
}

it('a fault of its tournament takes nothing from the ratings of a game', async () => {
  const { faults, counted, unread } = await counting(() => Promise.reject(new RangeError('no round')))
  expect(faults).toEqual([new RangeError('no round')])
  expect(counted).toEqual([won])
  expect(unread).toEqual([])
})

it('a game that cannot be read adds nothing, and its tournament does not wait for it', async () => {
  vi.mocked(tableFromStore).mockImplementationOnce(() => {
    throw new RangeError('broken')
  })
  const { faults, counted, unread } = await counting(() => Promise.reject(new Error('not heard')))
  expect(faults).toEqual([new RangeError('broken')])
  expect(counted).toEqual([{ places: null, tallies: [] }])
  expect(unread).toEqual([core])
})

it('a game that cannot be counted keeps none of the others waiting', async () => {
  const waiting = new Set(Array.from({ length: 30 }, (_, i) => `t${i}`))
  const toCount = async (most: number) =>
    [...waiting].slice(0, most).map((id, key) => ({ key, id, game: 'duel', ended: 0 }))
  const count = async ({ id }: { id: string }) => {
    if (id === 't0') throw new RangeError('no number')
    return waiting.delete(id)
  }
  const faults: unknown[] = []
  const store = { standing: { toCount, count }, load: async () => ({ core }), someEntries: async () => [] }
  const keeper = { hear: async () => {}, hearUnread: async () => {} }
  const need = { keeper, games: {}, now: () => 0, fault: (error: unknown) => faults.push(error) }
  await openCounter({ ...need, store: store as unknown as Store }).look()
  expect([...waiting]).toEqual(['t0'])
  expect(new Set(faults.map(String))).toEqual(new Set(['RangeError: no number']))
})
