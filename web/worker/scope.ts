/** What a service worker finds around it, as far as ours uses it: the project's types are those of a page. */

/** An event that is not over before its job is. */
export interface JobEvent extends Event {
  waitUntil(job: Promise<unknown>): void
}

export interface AskedEvent extends JobEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Scope {
  readonly location: Location
  readonly navigator: Navigator
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: JobEvent) => void): void
  addEventListener(name: 'fetch', hear: (event: AskedEvent) => void): void
}

export const scope = globalThis as unknown as Scope
