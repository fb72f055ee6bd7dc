/** Shows notices that come while no page is open, and opens the page that each is about. */
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

/** In a page of ours that is open, if there is one. */
async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, scope.location.origin)
  const [open] = await scope.clients.matchAll({ type: 'window' })
  const moved = await open?.navigate(href).catch(() => null)
  if (moved) await moved.focus()
  else await scope.clients.openWindow(href)
}
