/** Shows notices that come while no page is open, opens the page that each is about, and stays known to whoever sends them. */
import { scope } from './scope.ts'

/** As the server seals it (server/notices/push.ts). */
interface Words {
  title: string
  body: string
  path: string
  tag: string
}

export function showNotices(): void {
  scope.addEventListener('push', event => {
    const words = event.data?.json() as Words | undefined
    if (!words) return
    const { title, body, path, tag } = words
    const options = { body, tag, icon: '/crown.svg', data: { path } }
    event.waitUntil(scope.registration.showNotification(title, options))
  })
  scope.addEventListener('notificationclick', event => {
    const { notification } = event
    notification.close()
    const { path } = notification.data as Partial<Words>
    event.waitUntil(openPage(path?.startsWith('/') ? path : '/'))
  })
}

/** A browser takes another address, or other keys, when it likes: the server is told, or its notices would come to nobody. */
export function renewPush(): void {
  scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event.newSubscription)))
}

async function renew(given: PushSubscription | null | undefined): Promise<void> {
  const fresh = given ?? (await subscribeAnew())
  if (!fresh) return
  const { endpoint, keys } = fresh.toJSON()
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
  await fetch('/api/me/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
}

/** null: nobody is signed in here any more, or the browser does not allow it. */
async function subscribeAnew(): Promise<PushSubscription | null> {
  const mine = await fetch('/api/me/notices')
  if (!mine.ok) return null
  const { pushKey: applicationServerKey } = (await mine.json()) as { pushKey: string }
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null)
}

/** In a page of ours that is open, if there is one. */
async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, scope.location.origin)
  const [open] = await scope.clients.matchAll({ type: 'window' })
  const moved = await open?.navigate(href).catch(() => null)
  if (moved) await moved.focus()
  else await scope.clients.openWindow(href)
}
