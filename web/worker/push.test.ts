import { expect, test, vi } from 'vitest'

test('a notice that comes is shown, and touched it opens its page: in one that is open, else in a new one', async () => {
  const hears = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => null)
  const page = { navigate: vi.fn(async () => page), focus: vi.fn(async () => page) }
  const pages: (typeof page)[] = []
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => hears.set(name, hear))
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow })
  vi.stubGlobal('location', { origin: 'https://play.example.org' })
  const { showNotices } = await import('./push.ts')
  showNotices()
  const heard = async (name: string, event: object) => {
    let job: Promise<unknown> = Promise.resolve()
    hears.get(name)!({ ...event, waitUntil: (given: Promise<unknown>) => (job = given) })
    await job
  }

  const words = { title: 'Your turn', body: 'It waits.', path: '/table/t', tag: 't' }
  await heard('push', { data: { json: () => words } })
  const shown = { body: 'It waits.', tag: 't', icon: '/crown.svg', data: { path: '/table/t' } }
  expect(showNotification.mock.calls).toEqual([['Your turn', shown]])

  const close = vi.fn()
  const touch = (path: string) => heard('notificationclick', { notification: { close, data: { path } } })
  await touch('/table/t')
  expect(openWindow.mock.calls).toEqual([['https://play.example.org/table/t']])
  pages.push(page)
  await touch('https://elsewhere.example/')
  expect(page.navigate.mock.calls).toEqual([['https://play.example.org/']])
  expect(page.focus).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
