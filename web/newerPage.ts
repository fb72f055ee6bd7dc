/** Has the server another page than the one that is open? Then an update has come, and loading the page again brings it. */
import { observable } from './observable.ts'

export const isNewer = observable(false)

/** What this page is called, as it was built; undefined: it comes from the development server, or from a test. */
const own = globalThis.document
  ?.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')
  ?.src.split('/')
  .at(-1)

/** The server has said which page it has now. */
export function hearPage(name: string | null | undefined): void {
  if (own && name && name !== own && !isNewer.read()) isNewer.tell(true)
}

/** Parts of the page that are not there any more went with an update; or there is no connection, and nothing is known. */
export function watchParts(): void {
  addEventListener('vite:preloadError', () => {
    fetch('/api/me').then(
      ({ headers }) => hearPage(headers.get('interregnum-page')),
      () => {},
    )
  })
}
