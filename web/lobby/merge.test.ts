import { describe, expect, it } from 'vitest'
import type { LobbyRow } from '../../table/sync/lobby.ts'
import { addressOf, type Filter, filterIn, noFilter } from './filter.ts'
import { merged } from './merge.ts'

function row(id: string, gathers: number, more: Partial<LobbyRow> = {}): LobbyRow {
  const seats = [
    { kind: 'person' as const, name: 'Ann', role: null },
    { kind: 'open' as const, name: null, role: null },
  ]
  const plain = { name: id, game: 'toy', status: 'gathering' as const, private: false, moves: 0, awaited: [] }
  return { ...plain, id, seats, hoursPerMove: null, mine: null, gathers, updated: gathers, ...more }
}
const change = (set: LobbyRow[], gone: string[] = []) => ({ is: 'lobby' as const, set, gone })
const ids = (pages: ReturnType<typeof merged>) => pages.map(({ rows }) => rows.map(({ id }) => id))
const pages = [
  { rows: [row('e', 50), row('d', 40)], next: '4' },
  { rows: [row('c', 30), row('b', 20)], next: '2' },
]

describe('the list of the lobby, after what the server tells', () => {
  it('has new tables where they would stand, and not those of pages that are not shown yet', () => {
    const after = merged(pages, change([row('f', 60), row('x', 35), row('a', 10)]), noFilter)
    expect(ids(after)).toEqual([
      ['f', 'e', 'd'],
      ['x', 'c', 'b'],
    ])
    expect(ids(merged([{ rows: [row('c', 30)], next: null }], change([row('a', 10)]), noFilter))).toEqual([['c', 'a']])
    expect(ids(merged([{ rows: [], next: null }], change([row('a', 10)]), noFilter))).toEqual([['a']])
  })

  it('has no tables that are gone, or fit no more, and keeps the own seat', () => {
    const full = row('d', 40, { updated: 70, seats: [{ kind: 'person', name: 'Ann', role: null }] })
    const mine = [{ rows: [row('e', 50, { mine: 1 }), row('d', 40)], next: null }]
    const after = merged(mine, change([full, row('e', 50, { updated: 60, name: 'new' })], ['nowhere']), noFilter)
    expect(after[0].rows).toMatchObject([{ id: 'e', name: 'new', mine: 1 }])
    expect(ids(merged(mine, change([], ['e']), noFilter))).toEqual([['d']])
    expect(ids(merged(mine, change([row('g', 90, { game: 'chess' })]), { ...noFilter, game: 'toy' }))).toEqual([
      ['e', 'd'],
    ])
  })

  it('is not set back by what was told before it was asked for', () => {
    const now = [{ rows: [row('e', 50, { updated: 80, name: 'new' })], next: null }]
    expect(merged(now, change([row('e', 50, { updated: 60 })]), noFilter)[0].rows[0].name).toBe('new')
  })
})

it('a filter stands in the address, without what is usual, and nonsense is left out', () => {
  const filter: Filter = { game: 'thrones', pace: 'live', language: 'hu', free: 0 }
  expect(filterIn(addressOf(filter))).toEqual(filter)
  expect(addressOf(noFilter)).toBe('')
  expect(filterIn('pace=quick&language=xx&free=-3')).toEqual(noFilter)
})
