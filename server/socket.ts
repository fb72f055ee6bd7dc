/** One open page at one table: requests come in over a WebSocket, what changes goes out. */
import type { WebSocket } from 'ws'
import { type Message, readRequest, type TableRefusal } from '../table/index.ts'
import type { House } from './house.ts'
import type { User } from './store/store.ts'
import type { Live } from './tables.ts'

/** The largest message that is read, in bytes. */
export const largestMessage = 64 * 1024
/** A page that has not answered for two of these is gone; in milliseconds. */
const heartbeat = 25_000
/** A request that comes again within so many milliseconds is not done again: it gets the answer it had. */
const remembered = 60_000
/** Whoever sends so many requests too many is cut off. */
const patience = 2000

type Answer = Extract<Message, { is: 'done' | 'refused' }>

/** Answers already given, so that a repeated request is harmless. */
export interface Memory {
  recall(key: string, make: () => Promise<Answer>): Promise<Answer>
}

export function openMemory(now: () => number): Memory {
  const answers = new Map<string, { at: number; answer: Promise<Answer> }>()
  return {
    recall: (key, make) => {
      for (const [old, { at }] of answers) {
        if (now() - at < remembered) break
        answers.delete(old)
      }
      const known = answers.get(key)
      if (known) return known.answer
      const answer = make()
      answers.set(key, { at: now(), answer })
      return answer
    },
  }
}

export interface Talk {
  house: House
  memory: Memory
  live: Live
  user: User | null
  /** Commands a second in the long run; three times as many at once. */
  perSecond: number
  now(): number
  fault(error: unknown): void
}

/** Serves a connection until it ends. */
export function talk(socket: WebSocket, { house, memory, live, user, perSecond, now, fault }: Talk): void {
  const connection = {
    user: user?.id ?? null,
    send: (text: string) => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
  }
  const say = (message: Message) => connection.send(JSON.stringify(message))
  const mayAsk = allowance(perSecond, now)
  let tooMany = 0

  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data)
    if (!mayAsk()) {
      tooMany++
      if (tooMany > patience) return socket.close(1008, 'too fast')
      return say({ is: 'refused', id: idOf(text), why: 'too-fast' })
    }
    answer(text).then(say, error => {
      fault(error)
      socket.close(1011, 'fault')
    })
  })

  async function answer(text: string): Promise<Answer> {
    const request = readRequest(parsed(text))
    if (!request) return { is: 'refused', id: idOf(text), why: 'malformed' }
    if (!user) return { is: 'refused', id: request.id, why: 'not-your-seat' }
    const key = `${live.table.core.id} ${user.id} ${text}`
    return memory.recall(key, async () => {
      const why: TableRefusal | null = await house.command(live, request.command, { user: user.id, name: user.name })
      return why === null ? { is: 'done', id: request.id } : { is: 'refused', id: request.id, why }
    })
  }

  keepAlive(socket)
  socket.on('close', () => house.exit(live, connection))
  socket.on('error', () => socket.terminate())
  house.enter(live, connection)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The id of a request that cannot be read otherwise, as far as it has one. */
function idOf(text: string): string {
  const id = (parsed(text) as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.slice(0, 64) : ''
}

/** A bucket that fills by `perSecond` up to three times as much, and from which each request takes one. */
function allowance(perSecond: number, now: () => number): () => boolean {
  const most = perSecond * 3
  let left = most
  let last = now()
  return () => {
    const time = now()
    left = Math.min(most, left + ((time - last) / 1000) * perSecond)
    last = time
    if (left < 1) return false
    left--
    return true
  }
}

function keepAlive(socket: WebSocket): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, heartbeat)
  beat.unref()
  socket.on('close', () => clearInterval(beat))
}
