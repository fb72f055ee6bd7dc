import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import type { Notice } from '../store/noticeQueue.ts'
import type { Store } from '../store/store.ts'
import { openNotices } from './notices.ts'
import type { Way } from './when.ts'

it('programs that are slow put off the end of a round, and the next look, by one batch', async () => {
  let [now, batches] = [0, 0]
  const notice = (i: number): Notice => ({
    user: `user ${i}`,
    about: 'a',
    target: 'hook:a',
    told: { is: 'day' },
    created: 0,
    tries: 1,
  })
  const take = async (way: Way, _now: number, _lease: number, most: number) => {
    if (way !== 'hook' || batches === 100) return []
    batches++
    return Array.from({ length: most }, (_, i) => notice(i))
  }
  const nothing = async () => 0
  const noticeQueue = { isDue: async () => true, look: nothing, takeDigests: nothing, take, drop: async () => {} }
  // Each is given up when all its time is over.
  const person = async () => {
    now += limits.outsideTime
    return null
  }
  const store = { noticeQueue, people: { person } } as unknown as Store
  const { round } = openNotices({
    store,
    mail: { isOpen: false, send: async () => true, counts: () => ({ sent: 0, failed: 0 }) } as never,
    address: undefined,
    secret: '',
    pushKeys: { x: '', y: '', d: '' },
    subject: '',
    isInsideAllowed: false,
    now: () => now,
    lost: () => ({ n: 0, ms: 0 }),
    fault: error => expect.unreachable(String(error)),
  })
  await round()
  expect(batches).toBe(1)
  await round()
  expect(batches).toBe(2)
})
