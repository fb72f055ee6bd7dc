/** The server's HTTP interface, as the pages use it. What arrives is typed, not trusted: it is only ever shown as text. */
import type { OtherRules } from '../kernel/index.ts'
import type { EarlierPosition, List, Me, NewTableWish, TablePage } from '../table/sync/http.ts'
import type { LogLine } from '../table/types.ts'

/** What broke while the page drew something (web/faults.ts). */
export interface PageFault {
  part: string
  game: string | null
  /** The kind of error: 'TypeError'. */
  name: string
  /** Where in the code, innermost first. */
  frames: readonly string[]
}

/** A refusal of the server: its code has a sentence in both languages. */
export interface ApiError extends Error {
  code: string
  /** By which rules a record was played that cannot be replayed here. */
  rules?: OtherRules
}
const apiError = (code: string, message: string, rules?: OtherRules): ApiError =>
  Object.assign(new Error(message), { code, rules })

const json = { 'content-type': 'application/json' }

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      // The language that the page speaks: what is made for somebody new is called in it.
      headers: { 'accept-language': document.documentElement.lang, ...(body === undefined ? {} : json) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw apiError('offline', 'The server cannot be reached.')
  }
  const said = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) throw apiError(said?.error ?? 'unknown', said?.message ?? answer.statusText, said?.rules)
  return said as T
}

export const api = {
  /** null: nobody knows us yet. */
  me: () => call<Me | null>('GET', '/me'),
  becomeGuest: () => call<Me>('POST', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  /** Signs out all other browsers that are us. */
  renew: () => call<Me | null>('POST', '/me/renew'),
  create: (table: NewTableWish) => call<{ id: string }>('POST', '/tables', table),
  list: (list: List, after: string | null) =>
    call<TablePage>('GET', `/tables?list=${list}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`),
  import: (record: unknown) => call<{ id: string }>('POST', '/import', record),
  reportFault: (fault: PageFault) => call<null>('POST', '/faults', fault),
  record: (id: string) => call<unknown>('GET', `/tables/${id}/record`),
  /** `as`: with the eyes of that seat, once the game has ended; null: with one's own. */
  at: (id: string, move: number, as: number | null) =>
    call<EarlierPosition>('GET', `/tables/${id}/history/${move}${as === null ? '' : `?as=${as}`}`),
  logBefore: async (id: string, before: number) =>
    (await call<{ log: readonly LogLine[] }>('GET', `/tables/${id}/log?before=${before}`)).log,
}
