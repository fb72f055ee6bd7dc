/** One open page at one table: requests come in over a WebSocket, what changes goes out. */
import { hash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { type Answer, type Command, type Message, type Request, readRequest, viewerOf } from '../../table/index.ts'
import { admit, ask, catchUpWith, dismiss, type Host } from '../host.ts'
import { limits } from '../limits.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { type Guessing, saidWord } from '../lobby/word.ts'
import type { User } from '../store/people.ts'
import type { Asker, Budget } from './budget.ts'
import { frameOf } from './frame.ts'
import { keepAlive } from './keepAlive.ts'
import type { Memory } from './memory.ts'
import { isStillAllowed, mayProgram, type SeatProgram } from './programs.ts'
import { whyNot } from './whyNot.ts'

/** An answer on its way. */
export type Reply = Extract<Message, { is: 'done' | 'refused' }>

export interface Talk {
  host: Host
  memory: Memory<Reply>
  loaded: LoadedTable
  user: User | null
  /** A program that moves for the user; left out: it is the user's own page. */
  program?: SeatProgram
  /** The line below the socket. */
  stream: Socket
  /** The address it comes from. */
  address: string
  mayAsk: Budget
  mayGuess: Guessing
  /** The name of the page that is served. */
  page: string | undefined
}

/** Serves a connection until it ends. */
export async function talk(socket: WebSocket, here: Talk): Promise<void> {
  const { host, loaded, user, stream, page } = here
  const write = sender(socket, text => stream.write(frameOf(text)))
  const connection = { user: user?.id ?? null, send: here.program ? whileAllowed(socket, here, write) : write }
  socket.on('close', () => dismiss(host, loaded, connection))
  socket.on('error', () => socket.terminate())
  keepAlive(socket, stream, page)
  try {
    await admit(host, loaded, connection)
  } catch (error) {
    host.fault(error)
    return socket.close(cannotBeShown, 'cannot be shown')
  }
  if (socket.readyState !== socket.OPEN) return dismiss(host, loaded, connection)
  listen(socket, here, message => {
    catchUpWith(host, loaded, connection)
    connection.send(JSON.stringify(message))
  })
}

/** Sends text to a page, as long as it listens. */
export function sender(
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>,
  send: (text: string) => unknown = text => socket.send(text),
) {
  return (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.largestBacklog) socket.terminate()
    else send(text)
  }
}

/** Whose key opens the seat no more is sent nothing more. */
function whileAllowed(socket: WebSocket, { loaded, program }: Talk, write: (text: string) => void) {
  return (text: string): void => {
    if (isStillAllowed(loaded.table, program!)) write(text)
    else socket.close(wrongKey, 'not your seat')
  }
}

/** The code with which somebody is sent away to whom a rule that throws keeps the table from being shown. */
const cannotBeShown = 1011

/** The code with which a program is sent away whose key opens no seat. */
export const wrongKey = 4403

function listen(socket: WebSocket, here: Talk, say: (message: Reply) => void): void {
  let tooMany = 0
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data)
    const sent = parsed(text)
    const request = readRequest(sent)
    if (!here.mayAsk(askerOf(here), request?.command ?? null)) {
      tooMany++
      if (tooMany > limits.refusedCommands) return cutOff(socket, here.stream)
      return say({ is: 'refused', id: idOf(sent), why: 'too-fast' })
    }
    if (!request) return say({ is: 'refused', id: idOf(sent), why: 'malformed' })
    // What the command changes and its answer leave together.
    here.stream.cork()
    answer(here, request, text)
      .then(say, error => {
        here.host.fault(error)
        say({ is: 'refused', id: request.id, why: 'broken' })
      })
      .finally(() => here.stream.uncork())
  })
}

function askerOf({ loaded: { key, table }, user, address }: Talk): Asker {
  if (!user) return { who: `address ${address}`, table: key, place: 'stranger' }
  const { seat } = viewerOf(table, user.id)
  return { who: user.id, table: key, place: seat ?? (table.core.owner === user.id ? 'owner' : 'spectator') }
}

/** Says why, and reads nothing more: a close that waits for the other side would go on reading what it sends. */
export function cutOff(socket: WebSocket, stream: Socket): void {
  socket.removeAllListeners('message')
  socket.close(1008, 'too fast')
  socket.pause()
  stream.destroySoon()
}

async function answer(here: Talk, { id, command }: Request, text: string): Promise<Reply> {
  const { memory, loaded, user, program } = here
  if (!user) return { is: 'refused', id, why: 'no-guest' }
  const isBarred = program && !(isStillAllowed(loaded.table, program) && mayProgram(program, command))
  if (isBarred) return { is: 'refused', id, why: 'not-your-seat' }
  const name = hash('sha256', `${loaded.key} ${user.id} ${text}`, 'base64')
  return memory.recall(name, async () => ({ ...(await tryCommand(here, command, user)), id }))
}

/** Names may have changed since the connection was made; they matter where they are written down. */
async function tryCommand({ host, loaded, address, mayGuess }: Talk, command: Command, user: User): Promise<Answer> {
  const isNamed = command.do === 'sit' || command.do === 'chat'
  const { store } = host.tables
  const why = await whyNot(store, loaded, command, { user: user.id, now: host.now() })
  if (why) return { is: 'refused', why }
  const { name } = (isNamed && (await store.people.user(user.id))) || user
  const who = { user: user.id, name }
  if (command.do === 'chat') return ask(host, loaded, { ...command, text: host.words.mask(command.text) }, who)
  if (command.do !== 'sit') return ask(host, loaded, command, who)
  const said = await saidWord(loaded.table, command, { user: user.id, address, mayGuess })
  return 'is' in said ? said : ask(host, loaded, said, who)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The id of a request that cannot be read otherwise, as far as it has one. */
function idOf(sent: unknown): string {
  const id = (sent as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.slice(0, 64) : ''
}
