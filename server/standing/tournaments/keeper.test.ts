import { expect, it, vi } from 'vitest'
import { openTable, type Tables } from '../../tables.ts'
import { openKeeper } from './keeper.ts'
import type { Tournament } from './types.ts'

vi.mock('../../tables.ts', () => ({ openTable: vi.fn() }))

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

/** A keeper of one tournament whose round is played at tables t0 and t1. */
function keeping() {
  const pairing = (users: readonly string[], i: number) => ({ users, tables: [`t${i}`], places: null })
  const pairings = [['a', 'b'], ['c', 'd']].map(pairing) // biome-ignore format: two games
  const entrants = ['a', 'b', 'c', 'd'].map(user => ({
    user,
    name: user,
    state: 'in',
    here: true,
    points: 0,
    position: 0,
  }))
  const round = { until: 0, isOpen: true, pairings, byes: [] }
  const begun = {
    id: 'cup',
    game: 'duel',
    kind: 'swiss',
    size: 2,
    length: 1,
    status: 'running',
    entrants,
    rounds: [round],
  }
  const kept = { tournament: begun as unknown as Tournament, due: 0 as number | null }
  const tournaments = {
    due: async () => ['cup'],
    load: async () => ({ tournament: kept.tournament, version: 1 }),
    change: async (_before: unknown, tournament: Tournament, due: number | null) => {
      Object.assign(kept, { tournament, due })
      return true
    },
  }
  const faults: unknown[] = []
  const tables = { store: { tournaments }, now: () => 0, games: {} } as unknown as Tables
  return { kept, faults, keeper: openKeeper({ tables, fault: error => faults.push(error) }) }
}

it('a table that cannot be opened holds up no other of its round, and is tried again', async () => {
  const { kept, faults, keeper } = keeping()
  const opened: string[] = []
  vi.mocked(openTable).mockImplementation(async (_tables, id) => {
    opened.push(id)
    if (id === 't0') throw new RangeError('broken')
    return { table: { core: { status: 'running' } } } as never
  })
  await keeper.look()
  expect(opened).toEqual(['t0', 't1'])
  expect(faults).toEqual([new RangeError('broken')])
  expect(kept.due).toBe(0)
})

it('a table that has ended and cannot be read is a draw, and one of no tournament is let be', async () => {
  const { kept, keeper } = keeping()
  const ofCup = (id: string) => ({ id, setup: { tournament: 'cup' } as never })
  await keeper.hearUnread(ofCup('t0'))
  await keeper.hearUnread({ id: 't1', setup: {} as never })
  expect(kept.tournament.rounds[0].pairings.map(({ places }) => places)).toEqual([[1, 1], null])
  await keeper.hearUnread(ofCup('t1'))
  expect(kept.tournament.status).toBe('over')
})
