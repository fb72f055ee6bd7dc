/** The server's HTTP interface, as the pages use it. What arrives is typed, not trusted: it is only ever shown as text. */
import type { Advice, Kinds, OtherRules } from '../kernel/index.ts'
import type { EarlierPosition, List, Me, NewTableWish, TablePage } from '../table/sync/http.ts'
import type { LogLine } from '../table/types.ts'
import { hearPage } from './newerPage.ts'
import { isReached } from './reach.ts'
import { settingsNow } from './settings.ts'

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

const silent = () => apiError('offline', 'The server has fallen silent.')

const json = { 'content-type': 'application/json' }

/** What is only asked for must have come within this time, in milliseconds: a connection can be dead and not say so. */
const patience = 60_000

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(`/api${path}`, {
      ...(request.method === 'GET' && { signal: AbortSignal.timeout(patience) }),
      ...request,
      // It arrives though the page is left meanwhile.
      keepalive: request.method === 'DELETE',
      credentials: 'same-origin',
      // The language that the page speaks: what is made for somebody new is called in it.
      headers: { 'accept-language': document.documentElement.lang, ...request.headers },
    })
    isReached.tell(true)
    return answer
  } catch {
    if (!request.signal?.aborted) isReached.tell(false)
    throw apiError('offline', 'The server cannot be reached.')
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { headers: json, body: JSON.stringify(body) }
  const answer = await reach(path, { method, ...sent })
  hearPage(answer.headers.get('interregnum-page'))
  const said = parsed(await wholeText(answer))
  if (!answer.ok) throw apiError(said?.error ?? 'unknown', said?.message ?? answer.statusText, said?.rules)
  return said as T
}

/** What has broken off in the midst is no answer. */
async function wholeText(answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch {
    throw silent()
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the server says while it plays a record. */
type ImportLine =
  | { moves: number; of: number }
  | { id: string }
  | { error: string; message: string; rules?: OtherRules }

/** Brings a record, as the text of its file. `tell` hears which part of it has been played; aborted, nothing of it is left. */
async function bring(text: string, tell: (part: number) => void, signal: AbortSignal): Promise<{ id: string }> {
  const headers = { ...json, accept: 'application/x-ndjson' }
  const answer = await reach('/import', { method: 'POST', headers, body: text, signal })
  if (!answer.ok) {
    const said = await answer.json().catch(() => null)
    throw apiError(said?.error ?? 'unknown', said?.message ?? answer.statusText, said?.rules)
  }
  for await (const line of linesOf<ImportLine>(answer)) {
    if ('id' in line) return line
    if ('error' in line) throw apiError(line.error, line.message, line.rules)
    tell(line.moves / Math.max(1, line.of))
  }
  throw silent()
}

/** The lines of an answer, each of them JSON, as they come. */
async function* linesOf<T>(answer: Response): AsyncGenerator<T> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line)
  }
}

/** The pause that bots are to make at a table that is made here. */
function breathWish(): Pick<NewTableWish, 'breath'> {
  const { breath } = settingsNow()
  return breath === 'normal' ? {} : { breath }
}

export const api = {
  /** null: nobody knows us yet. */
  me: () => call<Me | null>('GET', '/me'),
  becomeGuest: () => call<Me>('POST', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  /** Signs out all other browsers that are us. */
  renew: () => call<Me | null>('POST', '/me/renew'),
  create: (table: NewTableWish) => call<{ id: string }>('POST', '/tables', { ...breathWish(), ...table }),
  list: (list: List, after: string | null) =>
    call<TablePage>('GET', `/tables?list=${list}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`),
  import: bring,
  reportFault: (fault: PageFault) => call<null>('POST', '/faults', fault),
  record: (id: string) => call<unknown>('GET', `/tables/${id}/record`),
  /** `as`: with the eyes of that seat, once the game has ended; null: with one's own. */
  at: (id: string, move: number, as: number | null) =>
    call<EarlierPosition>('GET', `/tables/${id}/history/${move}${as === null ? '' : `?as=${as}`}`),
  advise: (id: string) => call<Advice<Kinds>>('POST', `/tables/${id}/advice`),
  logBefore: async (id: string, before: number) =>
    (await call<{ log: readonly LogLine[] }>('GET', `/tables/${id}/log?before=${before}`)).log,
}
