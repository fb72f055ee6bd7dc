/** What a service worker finds around it, as far as ours uses it: the project's types are those of a page. */

/** An event that is not over before its job is. */
export interface JobEvent extends Event {
  waitUntil(job: Promise<unknown>): void
}

export interface AskedEvent extends JobEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface PushEvent extends JobEvent {
  readonly data: { json(): unknown } | null
}

interface PushChangeEvent extends JobEvent {
  /** Some browsers have one already. */
  readonly newSubscription?: PushSubscription | null
}

interface NoticeEvent extends JobEvent {
  readonly notification: Notification
}

interface OpenPage {
  navigate(href: string): Promise<OpenPage | null>
  focus(): Promise<OpenPage>
}

interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  readonly navigator: Navigator
  readonly clients: {
    claim(): Promise<void>
    matchAll(wish: { type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(href: string): Promise<OpenPage | null>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: JobEvent) => void): void
  addEventListener(name: 'push', hear: (event: PushEvent) => void): void
  addEventListener(name: 'pushsubscriptionchange', hear: (event: PushChangeEvent) => void): void
  addEventListener(name: 'notificationclick', hear: (event: NoticeEvent) => void): void
  addEventListener(name: 'fetch', hear: (event: AskedEvent) => void): void
}

export const scope = globalThis as unknown as Scope
