/** A server with the test game, and guests who come to it over HTTP and WebSocket as a browser does. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ChatLine,
  type Command,
  type LogLine,
  pageAfter,
  readMessage,
  type Page as SentPage,
  type TableView,
} from '../../table/index.ts'
import { games } from '../../table/testing/games.ts'
import { type Server, type Settings, settingsFrom, startServer } from '../index.ts'

/** How long to wait for what is sure to come, as the tests of vitest.config.ts: threads for bots take their time to start on a busy machine. */
export const patience = { timeout: 60_000 }

export const gamesModule = new URL('../../table/testing/games.ts', import.meta.url).href

/** Settings for a server with the toy, on a fresh folder. */
export function toySettings(change: Partial<Settings> = {}): Settings {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-'))
  const quick = {
    port: 0,
    log: 'silent',
    pace: 0,
    passAfter: { least: 0, most: 1 },
    grace: 20,
    botThreads: 1,
    requestsPerMinute: 100_000,
    tablesPerMinute: 10_000,
  }
  return settingsFrom({ games, gamesModule, data, ...quick, ...change })
}

export const toyServer = (change: Partial<Settings> = {}): Promise<Server> => startServer(toySettings(change))

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any
  headers: Headers
}

/** Somebody with a browser: a cookie, and open pages. */
export interface Visitor {
  id: string
  cookie: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  join(table: string): Promise<Page>
}

/** Somebody new. `cookie`: somebody who has been here before. */
export async function visit(server: Server, cookie = ''): Promise<Visitor> {
  const visitor: Visitor = {
    id: '',
    cookie,
    call: async (method, path, body, headers = {}) => {
      const sent =
        body === undefined ? {} : { body: JSON.stringify(body), type: { 'content-type': 'application/json' } }
      const answer = await fetch(server.address + path, {
        method,
        body: sent.body,
        headers: { ...sent.type, cookie: visitor.cookie, ...headers },
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers }
    },
    join: table => openPage(server, table, visitor.cookie),
  }
  const me = await visitor.call('POST', '/api/me')
  visitor.id = me.body.id
  visitor.cookie ||= me.headers.getSetCookie()[0].split(';')[0]
  return visitor
}

/** Who is to sit on a seat of a new table. */
export const [open, me, bot] = [{ kind: 'open' }, { kind: 'me' }, { kind: 'bot', bot: 'easy' }]

/** A new table of somebody; gives its id. */
export async function makeTable(owner: Visitor, seats: object[], more: object = {}): Promise<string> {
  const roles = seats.map(() => null)
  const { status, body } = await owner.call('POST', '/api/tables', { game: 'toy', roles, seats, ...more })
  if (status !== 200) throw new Error(body.message)
  return body.id
}

/** An open page at a table, kept up to date by messages alone. */
export interface Page {
  tableView: TableView
  log: readonly LogLine[]
  chat: readonly ChatLine[]
  /** Everything received, as text, but for what only says that the server is there. */
  received: string[]
  /** Asks, and gives 'done' or the reason of the refusal. */
  ask(command: Command, id?: string): Promise<string>
  /** Makes a move of the own seat, or a run of moves. */
  move(move: object | readonly object[]): Promise<string>
  send(text: string): void
  /** Waits until the page shows what is looked for. */
  until(shows: (page: Page) => boolean): Promise<void>
  close(): Promise<void>
  /** The code with which the server closed the connection. */
  closed: Promise<number>
}

export async function openPage(server: Server, table: string, cookie: string, headers = {}): Promise<Page> {
  const url = `${server.address.replace('http', 'ws')}/api/tables/${table}/live`
  // Node's own WebSocket takes headers as a second argument; its types do not know.
  const socket = new WebSocket(url, { headers: { cookie, ...headers } } as unknown as string[])
  const answers = new Map<string, (answer: string) => void>()
  const watchers = new Set<() => void>()
  let sent: SentPage | null = null
  const page: Page = {
    tableView: null as unknown as TableView,
    log: [],
    chat: [],
    received: [],
    ask: (command, id = crypto.randomUUID()) =>
      new Promise(resolve => {
        answers.set(id, resolve)
        socket.send(JSON.stringify({ id, command }))
      }),
    move: move =>
      page.ask({ do: 'move', seat: page.tableView.view!.seat!, n: page.tableView.view!.moved, move: move as never }),
    send: text => socket.send(text),
    until: shows => shown(page, watchers, shows),
    close: async () => {
      socket.close()
      await page.closed
    },
    closed: new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve(code))),
  }
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data, sent)
    // It comes every few seconds, and tells nothing.
    if (message.is === 'here') return
    page.received.push(data)
    if (message.is === 'done') answers.get(message.id)?.('done')
    else if (message.is === 'refused') answers.get(message.id)?.(message.why)
    else {
      sent = pageAfter(sent, message)
      if (!sent) throw new Error(`A message is missing before ${message.rev}.`)
      Object.assign(page, sent)
    }
    for (const look of watchers) look()
  })
  await Promise.race([page.until(() => true), page.closed])
  return page
}

/** Waits until a page shows what is looked for. */
function shown(page: Page, watchers: Set<() => void>, shows: (page: Page) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Never shown: ${shows}`)), patience.timeout)
    const look = () => {
      if (!page.tableView || !shows(page)) return
      clearTimeout(timer)
      watchers.delete(look)
      resolve()
    }
    watchers.add(look)
    look()
  })
}

/** Somebody wanders through the game until it ends. */
export async function playOut(pages: readonly Page[]): Promise<void> {
  while (pages[0].tableView.status === 'running') {
    const { asked } = pages[0].tableView.view!
    const page = pages[asked[0]]
    await page.until(({ tableView }) => tableView.view!.asked.includes(asked[0]))
    await page.move(page.tableView.view!.legalMoves.findLast(({ do: what }) => what !== 'take-back')!)
    const { moves } = page.tableView
    await Promise.all(pages.map(each => each.until(({ tableView }) => tableView.moves >= moves)))
  }
}
