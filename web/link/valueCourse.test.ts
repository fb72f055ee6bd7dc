import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromBot } from './botWorker.ts'
import { valueCourse } from './valueCourse.ts'

let worker: FakeWorker

class FakeWorker {
  sent: unknown[] = []
  isOver = false
  onmessage = (_: { data: FromBot }) => {}
  onerror = (_: { message: string }) => {}
  constructor() {
    worker = this
  }
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  terminate() {
    this.isOver = true
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const course = { positions: [0, 1], values: [[0.5], [1]] }
const asked = (signal = new AbortController().signal, tell = vi.fn()) => ({
  answer: valueCourse({ game: 'toy', record: { moves: [] }, tell, signal }),
  tell,
})

it('the worker tells how far it is, and the course; then it is closed', async () => {
  const { answer, tell } = asked()
  expect(worker.sent).toEqual([{ id: 1, game: 'toy', record: { moves: [] } }])
  worker.onmessage({ data: { id: 1, part: 0.5 } })
  worker.onmessage({ data: { id: 1, course } })
  expect(await answer).toBe(course)
  expect(tell).toHaveBeenCalledExactlyOnceWith(0.5)
  expect(worker.isOver).toBe(true)
})

it('what takes too long, cannot be played or is not wanted any more is given up', async () => {
  const gone = new AbortController()
  const late = asked().answer
  const failed = expect(late).rejects.toThrow('not worked out')
  vi.advanceTimersByTime(30_000)
  await failed
  expect(worker.isOver).toBe(true)
  const broken = asked().answer
  worker.onmessage({ data: { id: 1, fault: 'RecordFault: other rules' } })
  await expect(broken).rejects.toThrow('other rules')
  const left = asked(gone.signal).answer
  gone.abort()
  await expect(left).rejects.toThrow('not worked out')
})
