import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SteadyStore } from './steadyStore.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const count = (store: SteadyStore, asker: string) => {
  let current = 0
  store.incr(
    asker,
    (_, counted) => {
      current = counted.current
    },
    60_000,
  )
  return current
}

it('requests of an address are counted for a minute, each address and each kind for itself', () => {
  const store = new SteadyStore()
  expect([count(store, 'a'), count(store, 'a'), count(store, 'b'), count(store.child(), 'a')]).toEqual([1, 2, 1, 1])
  vi.advanceTimersByTime(59_999)
  expect(count(store, 'a')).toBe(3)
  vi.advanceTimersByTime(1)
  expect([count(store, 'a'), count(store, 'b')]).toEqual([1, 1])
})

it.each([-3_600_000, 3_600_000])('a clock that is set by %i ms changes nothing of it', milliseconds => {
  const store = new SteadyStore()
  count(store, 'a')
  vi.setSystemTime(Date.now() + milliseconds)
  expect(count(store, 'a')).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(count(store, 'a')).toBe(1)
})

it('however many ask, so many are counted at once', () => {
  const store = new SteadyStore()
  for (let asker = 0; asker < 5_001; asker++) count(store, `${asker}`)
  expect([count(store, '0'), count(store, '5000')]).toEqual([1, 2])
})
