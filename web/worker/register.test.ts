import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worker } from './register.ts'

/** A service worker on its way, as browsers show it. */
class Coming extends EventTarget {
  state = 'installing'
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const register = vi.fn()
beforeEach(() => {
  vi.stubEnv('PROD', true)
  // Never, as with one that could not be installed.
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: new Promise(() => {}) } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('a service worker that is at work is there at once', async () => {
  const registration = { active: {}, waiting: null, installing: null }
  register.mockResolvedValue(registration)
  expect(await worker()).toBe(registration)
})

test.each([
  ['activated', true],
  ['redundant', false],
])('one that is on its way is waited for until it is %s', async (end, isThere) => {
  const installing = new Coming()
  const registration = { active: null, waiting: null, installing }
  register.mockResolvedValue(registration)
  const found = worker()
  await Promise.resolve()
  for (const state of ['installed', 'activating', end]) setImmediate(() => installing.become(state))
  expect(await found).toBe(isThere ? registration : null)
})

test('there is none where the browser refuses', async () => {
  register.mockRejectedValue(new Error('The document is in an invalid state.'))
  expect(await worker()).toBe(null)
})
