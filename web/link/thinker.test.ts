import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../../kernel/index.ts'
import type { FromBot, ToBot } from './botWorker.ts'
import { thinker } from './thinker.ts'

/** Workers that were opened, and what they were sent. */
let workers: FakeWorker[] = []

class FakeWorker {
  sent: ToBot[] = []
  isOver = false
  onmessage = (_: { data: FromBot }) => {}
  onerror = (_: { message: string }) => {}
  constructor() {
    workers.push(this)
  }
  postMessage(message: ToBot) {
    this.sent.push(message)
  }
  terminate() {
    this.isOver = true
  }
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const move = { do: 'pass' } as never
const ask = (signal = new AbortController().signal) => ({
  view: { seat: 1 } as View<never>,
  seed: '0',
  budget: { nodes: 1, ms: 100 },
  isWatched: true,
  signal,
})

it('a worker answers each question, or says what went wrong', async () => {
  const { think } = thinker('toy')
  const answers = [think('easy', ask() as never), think('random', ask() as never)]
  workers[0].onmessage({ data: { id: 2, plan: move } })
  workers[0].onmessage({ data: { id: 1, fault: 'Error: lost its mind' } })
  await expect(answers[0]).rejects.toThrow('lost its mind')
  expect(await answers[1]).toBe(move)
  expect(vi.getTimerCount()).toBe(0)
})

it('a hurry reaches the bot, also one that came before the question', async () => {
  const { think } = thinker('toy')
  const hurry = new AbortController()
  const answer = think('easy', ask(hurry.signal) as never)
  hurry.abort()
  workers[0].onmessage({ data: { id: 1, plan: move } })
  expect(await answer).toBe(move)
  void think('easy', ask(AbortSignal.abort()) as never).catch(() => {})
  expect(workers[0].sent.filter(message => 'hurry' in message)).toEqual([{ hurry: 1 }, { hurry: 2 }])
})

it('a bot that does not answer is stopped, and the next one thinks in a new worker', async () => {
  const { think, close } = thinker('toy', 500)
  const answer = think('easy', ask() as never)
  const failed = expect(answer).rejects.toThrow('The easy bot did not answer on seat 1.')
  vi.advanceTimersByTime(600)
  await failed
  const next = think('easy', ask() as never)
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, false])
  workers[1].onmessage({ data: { id: 2, plan: move } })
  expect(await next).toBe(move)
  close()
})

it('where a worker could not be loaded, the next question is not put to it but to a new one', async () => {
  const { think, close } = thinker('toy')
  const failed = expect(think('easy', ask() as never)).rejects.toThrow('not found')
  workers[0].onerror({ message: 'not found' })
  await failed
  const next = think('easy', ask() as never)
  expect(workers[0].sent).toHaveLength(1)
  workers[1].onmessage({ data: { id: 2, plan: move } })
  expect(await next).toBe(move)
  close()
})

it('opens no worker any more once it is closed, though a question was left without an answer', () => {
  const { think, close } = thinker('toy', 500)
  think('easy', ask() as never).catch(() => {})
  close()
  vi.advanceTimersByTime(10_000)
  expect(workers).toHaveLength(1)
})
