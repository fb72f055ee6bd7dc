import { expect, it } from 'vitest'
import type { Tables } from '../../tables.ts'
import { openKeeper } from './keeper.ts'

it('a tournament that cannot go on is told, and keeps none of the others waiting', async () => {
  const faults: unknown[] = []
  const seen: string[] = []
  const over = { id: 'sound', status: 'over', rounds: [], game: 'duel', size: 2 }
  const tournaments = {
    due: async () => ['broken', 'sound'],
    load: async (id: string) => {
      if (id === 'broken') throw new RangeError('broken')
      return { tournament: over, version: 1 }
    },
    change: async (_before: unknown, next: { id: string }, due: number | null) => {
      expect(due).toBeNull()
      return seen.push(next.id) > 0
    },
  }
  const tables = { store: { tournaments }, now: () => 0, games: {} } as unknown as Tables
  await openKeeper({ tables, fault: error => faults.push(error) }).look()
  expect(faults).toEqual([new RangeError('broken')])
  expect(seen).toEqual(['sound'])
})
