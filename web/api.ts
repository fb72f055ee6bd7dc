/** The server's HTTP interface, as the pages use it. What arrives is typed, not trusted: it is only ever shown as text. */
import type { Seat } from '../kernel/index.ts'
import type { BotKind, LogLine, Status, TableSetup } from '../table/types.ts'
import type { Earlier } from './link/link.ts'

export interface Me {
  id: string
  name: string
}

/** One line of a list of tables. */
export interface TableRow {
  id: string
  name: string
  game: string
  status: Status
  private: boolean
  seats: readonly { kind: 'open' | 'person' | 'bot'; name: string | null; role: string | null }[]
  moves: number
  /** Seats that must answer now. */
  awaited: readonly Seat[]
  /** The reader's own seat. */
  mine: Seat | null
  /** The tables before and after it in a series. */
  earlier?: string
  next?: string
}
export interface TablePage {
  rows: readonly TableRow[]
  next: string | null
}
export type List = 'open' | 'mine' | 'watch'

export interface NewTable extends TableSetup {
  name?: string
  seats: readonly ({ kind: 'me' | 'open' } | { kind: 'bot'; bot: BotKind })[]
}

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
}
const apiError = (code: string, message: string): ApiError => Object.assign(new Error(message), { code })

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw apiError('offline', 'The server cannot be reached.')
  }
  const said = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) throw apiError(said?.error ?? 'unknown', said?.message ?? answer.statusText)
  return said as T
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  create: (table: NewTable) => call<{ id: string }>('POST', '/tables', table),
  playNow: (game: string) => call<{ id: string }>('POST', '/play-now', { game }),
  list: (list: List, after: string | null) =>
    call<TablePage>('GET', `/tables?list=${list}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`),
  import: (record: unknown) => call<{ id: string }>('POST', '/import', record),
  reportFault: (fault: PageFault) => call<null>('POST', '/faults', fault),
  record: (id: string) => call<unknown>('GET', `/tables/${id}/record`),
  at: (id: string, move: number) => call<Earlier>('GET', `/tables/${id}/history/${move}`),
  logBefore: async (id: string, before: number) =>
    (await call<{ log: readonly LogLine[] }>('GET', `/tables/${id}/log?before=${before}`)).log,
}
