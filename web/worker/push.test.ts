import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

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
})

test('a browser that changes its subscription tells the server the new one, as long as somebody is signed in and allows it', async () => {
  let hear: (event: object) => void = () => {}
  const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) })
  const subscribe = vi.fn(async (_wish: object) => subscription('https://push.example.org/2'))
  let isKnown = true
  const put: unknown[] = []
  vi.stubGlobal('addEventListener', (name: string, listener: typeof hear) => {
    if (name === 'pushsubscriptionchange') hear = listener
  })
  vi.stubGlobal('registration', { pushManager: { subscribe } })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/me/notices') return { ok: isKnown, json: async () => ({ pushKey: 'key' }) }
    put.push([path, init?.method, JSON.parse(String(init?.body))])
    return { ok: true }
  })
  const { renewPush } = await import('./push.ts')
  renewPush()
  const changed = async (event: object) => {
    let job: Promise<unknown> = Promise.resolve()
    hear({ ...event, waitUntil: (given: Promise<unknown>) => (job = given) })
    await job
  }
  const told = (n: number) => [
    '/api/me/push',
    'PUT',
    { endpoint: `https://push.example.org/${n}`, keys: { p256dh: 'p', auth: 'a' } },
  ]
  await changed({ newSubscription: subscription('https://push.example.org/1') })
  expect(put).toEqual([told(1)])
  expect(subscribe).not.toHaveBeenCalled()
  await changed({ newSubscription: null })
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'key' }]])
  expect(put).toEqual([told(1), told(2)])
  subscribe.mockRejectedValueOnce(new Error('denied'))
  await changed({})
  isKnown = false
  await changed({})
  expect(put).toHaveLength(2)
})
