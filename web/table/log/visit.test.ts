import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logFor } from '../../../table/index.ts'
import { bid, started } from '../../../table/testing/play.ts'
import { firstNew, keepSeen } from './useVisit.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('what happened by itself while one was away begins with the first line not seen, table by table (UR-118)', () => {
  expect(firstNew('t1', 7)).toBeNull()
  keepSeen('t1', 7)
  expect(firstNew('t1', 7)).toBeNull()
  expect(firstNew('t1', 10)).toBe(8)
  expect(firstNew('t2', 10)).toBeNull()
  keepSeen('t1', 10)
  expect(firstNew('t1', 10)).toBeNull()
})

it('lines that undo has taken away since are no news (UR-118)', () => {
  keepSeen('t1', 7)
  expect(firstNew('t1', 4)).toBeNull()
})

it('each line names the position in which it had happened, so that it can be shown again (UR-118)', () => {
  const here = started('AB')
  const lines = () => logFor(here.table, { user: 'ben', seat: 1 })
  keepSeen('t1', lines().at(-1)!.n)
  bid(here, [1, 0])
  here.move(0, { do: 'stone', on: 'b' })
  const since = firstNew('t1', lines().at(-1)!.n)!
  expect(
    lines()
      .slice(since)
      .map(({ n, move, event }) => [n, move, event.is]),
  ).toEqual([
    [1, 1, 'won'],
    [2, 2, 'stone'],
  ])
})

it('a browser that keeps nothing takes each visit for the first (UR-118)', () => {
  vi.stubGlobal('localStorage', undefined)
  keepSeen('t1', 7)
  expect(firstNew('t1', 10)).toBeNull()
})
