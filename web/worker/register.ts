/** Lets the service worker take care of the page: once it is shown, for what is kept is fetched in the background. */

/**
 * Resolves when one is at work; null where there is none: while developing, in private windows, over plain http, and where it could
 * not fetch what it keeps.
 */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.register('/worker.js').catch(() => null)
  return registration && (await isAtWork(registration)) ? registration : null
}

/** `navigator.serviceWorker.ready` waits for ever for one that could not be installed. */
function isAtWork({ active, waiting, installing }: ServiceWorkerRegistration): boolean | Promise<boolean> {
  const coming = waiting ?? installing
  if (active || !coming) return active !== null
  return new Promise(done => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done(true)
      if (coming.state === 'redundant') done(false)
    })
  })
}

/** Asks for it when the page has loaded and rests. */
export function workLater(): void {
  const rest = globalThis.requestIdleCallback ?? ((job: () => void) => setTimeout(job, 1_000))
  if (document.readyState === 'complete') rest(() => void worker())
  else addEventListener('load', () => rest(() => void worker()), { once: true })
}
