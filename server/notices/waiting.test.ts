import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { openWaitingLines } from './waiting.ts'
import { usually } from './when.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('what cannot be read when it is heard of is told to open pages when it can', async () => {
  let grow: (keys: readonly number[] | 'any') => void = () => {}
  let isAway = false
  let rows: { key: number; since: number }[] = []
  const there = <T>(value: T) =>
    isAway ? Promise.reject<T>(new Error('The store is away.')) : Promise.resolve<T>(value)
  const row = JSON.stringify({ name: 'x', game: 'toy' })
  const store = {
    noticeWishes: { settings: () => there(usually) },
    noticeQueue: {
      waiting: () => there(rows.map(each => ({ id: `t${each.key}`, row, seat: 0, isMuted: false, ...each }))),
      waitsAt: () => there(rows.map(each => ({ user: 'ann', ...each }))),
    },
    tournaments: { calling: () => there([]), called: () => there([]) },
    onGrown: (listener: typeof grow) => {
      grow = listener
    },
  }
  const told: string[][] = []
  const send = (text: string) => told.push(JSON.parse(text).tables.map(({ id }: { id: string }) => id))
  const lines = openWaitingLines({ store: store as never, now: () => 0, fault: () => {} })
  await lines.open('ann', { send })
  rows = [{ key: 1, since: 5 }]
  isAway = true
  grow([1])
  await vi.advanceTimersByTimeAsync(limits.tellWaiting)
  expect(told).toEqual([[]])
  isAway = false
  await vi.advanceTimersByTimeAsync(limits.tellWaiting)
  expect(told).toEqual([[], ['t1']])
  await vi.advanceTimersByTimeAsync(2 * limits.tellWaiting)
  expect(told).toHaveLength(2)
})
