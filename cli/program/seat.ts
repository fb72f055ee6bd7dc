/** Plays a person's seat at a real table with a program, through the same door as pages of people. */
import { setTimeout as rest } from 'node:timers/promises'
import type { GameModule, Kinds, Plan, View } from '../../kernel/index.ts'
import { type Command, type Message, type Page, pageAfter, readMessage } from '../../table/index.ts'

interface Need {
  /** The page of the table: `https://host/table/ID`. */
  table: string
  /** What the seat's owner was shown. */
  token: string
  games: Readonly<Record<string, GameModule>>
  think(game: GameModule, view: View<Kinds>): Promise<Plan<Kinds>>
  /** A legal default, made where the table refuses what the program plays. */
  fallback(game: GameModule, view: View<Kinds>): Plan<Kinds>
  tell(line: string): void
  /** A line that has been silent for so many milliseconds is dead: the server says something every three seconds. */
  silence?: number
}

type Reply = Extract<Message, { is: 'done' | 'refused' }>

/** Codes with which the server closes for good: no such table, and a key that opens no seat. */
const forGood: Readonly<Record<number, string>> = {
  4403: 'The token opens no seat at this table: it was taken back, or never given.',
  4404: 'There is no such table.',
}

/** Milliseconds between two moves, so that people can follow, before a lost line is taken up again, and until a silent one is lost. */
const pause = 300
const pauseOfLine = 2_000
const patience = 8_000
/** What comes first is the whole view: over a slow line it may take so many times as long. */
const longer = 8

/** The address of the line behind the page of a table. Throws an Error where it is none. */
export function lineOf(table: string): string {
  const url = URL.parse(table)
  const id = url?.pathname.match(/\/table\/([\w-]+)\/?$/)?.[1]
  if (!url || !id || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`--table takes the address of a table's page, https://host/table/ID, not "${table}".`)
  }
  return `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}/api/tables/${id}/live`
}

/** Plays until the game is over. Rejected when the table is not there, or the token opens no seat. */
export async function playSeat(need: Need): Promise<void> {
  const address = lineOf(need.table)
  const oneByOne = { ...need, think: inTurn(need.think) }
  while (!(await playOnLine(oneByOne, address))) await rest(pauseOfLine)
}

/** What it was asked over a line that is lost is answered before it is asked anything else. */
function inTurn<Asked extends unknown[], Answer>(think: (...asked: Asked) => Promise<Answer>): typeof think {
  let busy: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const answer = busy.then(() => think(...asked))
    busy = answer.catch(() => {})
    return answer
  }
}

/** One connection, until it ends. true: the game is over. */
function playOnLine(need: Need, address: string): Promise<boolean> {
  return new Promise((done, fail) => {
    // Node's own WebSocket takes headers as a second argument; its types do not know.
    const headers = { authorization: `Bearer ${need.token}` }
    const socket = new WebSocket(address, { headers } as unknown as string[])
    const lost = new AbortController()
    const here: Line = { socket, lost: lost.signal, page: null, isBusy: false, answers: new Map() }
    let isOver = false
    const end = () => {
      clearTimeout(silence)
      lost.abort()
      done(isOver)
    }
    // A dead line is closed by nobody: its end would be waited for.
    const giveUp = () => {
      need.tell(`${need.table} has fallen silent: trying again.`)
      socket.close()
      end()
    }
    const waitOn = (times = 1) => setTimeout(giveUp, times * (need.silence ?? patience))
    let silence = waitOn(longer)
    socket.addEventListener('message', ({ data }) => {
      if (lost.signal.aborted) return
      clearTimeout(silence)
      silence = waitOn()
      const message = readMessage(String(data), here.page)
      if (message.is === 'done' || message.is === 'refused') here.answers.get(message.id)?.(message)
      else if (message.is !== 'here') here.page = pageAfter(here.page, message)
      if (here.page === null) return socket.close()
      isOver = ['over', 'closed'].includes(here.page.tableView.status)
      if (isOver) socket.close()
      else void look(need, here).catch(fail)
    })
    socket.addEventListener('close', ({ code }) => {
      if (forGood[code]) fail(new Error(forGood[code]))
      end()
    })
    socket.addEventListener('error', () => need.tell(`${need.table} does not answer: trying again.`))
  })
}

interface Line {
  socket: WebSocket
  /** Aborted when it is over. */
  lost: AbortSignal
  page: Page | null
  isBusy: boolean
  answers: Map<string, (reply: Reply) => void>
}

/** Plays as long as its seat is asked. */
async function look(need: Need, here: Line): Promise<void> {
  if (here.isBusy) return
  here.isBusy = true
  try {
    for (let view = viewOfTurn(here); view; view = viewOfTurn(here)) {
      const gameModule = need.games[here.page!.tableView.setup.game]
      await makeMove(need, here, view, await need.think(gameModule, view), gameModule)
      await rest(pause)
    }
  } finally {
    here.isBusy = false
  }
}

/** The view in which its seat has to decide; null: it has not. */
function viewOfTurn({ page, lost }: Line): View<Kinds> | null {
  const { view, paused, status } = page?.tableView ?? {}
  if (!view || view.seat === null || status !== 'running' || paused !== null) return null
  return !lost.aborted && view.asked.includes(view.seat) ? view : null
}

/** What is refused because the table has gone on is thought anew; what is not legal has a legal default made in its place. */
async function makeMove(need: Need, here: Line, view: View<Kinds>, plan: Plan<Kinds>, gameModule: GameModule) {
  const reply = await ask(here, moveOf(view, plan))
  if (reply?.is !== 'refused' || reply.why !== 'illegal') return
  need.tell(`The table refused ${JSON.stringify(plan).slice(0, 200)}: a legal move is made in its place.`)
  await ask(here, moveOf(view, need.fallback(gameModule, view)))
}

const moveOf = ({ seat, moved: n }: View<Kinds>, move: Plan<Kinds>): Command => ({ do: 'move', seat: seat!, n, move })

/** The answer of the server; null when the line ends before it. */
function ask(here: Line, command: Command): Promise<Reply | null> {
  const id = crypto.randomUUID()
  return new Promise(done => {
    if (here.lost.aborted) return done(null)
    const end = () => done(null)
    here.lost.addEventListener('abort', end, { once: true })
    here.answers.set(id, reply => {
      here.answers.delete(id)
      here.lost.removeEventListener('abort', end)
      done(reply)
    })
    here.socket.send(JSON.stringify({ id, command }))
  })
}
