/** Lets the service worker take care of the page: once it is shown, for what is kept is fetched in the background. */

/** Resolves when one is at work; null where there is none: while developing, in private windows, over plain http. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  return navigator.serviceWorker.register('/worker.js').then(
    () => navigator.serviceWorker.ready,
    () => null,
  )
}

/** Asks for it when the page has loaded and rests. */
export function workLater(): void {
  const rest = globalThis.requestIdleCallback ?? ((job: () => void) => setTimeout(job, 1_000))
  if (document.readyState === 'complete') rest(() => void worker())
  else addEventListener('load', () => rest(() => void worker()), { once: true })
}
