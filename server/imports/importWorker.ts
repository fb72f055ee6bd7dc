/** Runs in a thread of its own: plays a record that somebody brings, and hands on what is to be stored, piece by piece. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type GameModule, type OtherRules, RecordFault, readRecord } from '../../kernel/index.ts'
import type { Bringing } from '../../table/index.ts'
import { isModest } from '../http/modest.ts'
import { type Piece, piecesOf } from './pieces.ts'

export interface Task {
  gamesModule: string
  /** The record as it came: JSON. */
  bytes: Uint8Array
  wish: Bringing
  /** Milliseconds since 1970. */
  now: number
  /** Milliseconds of a processor that it may take. */
  recordTime: number
}

/** The last word is 'done', or what is wrong with the record. */
export type Word = Piece | { is: 'done' } | { is: 'refused'; code: string; message: string; rules?: OtherRules }

const port = parentPort!

try {
  await play(workerData as Task)
} catch (error) {
  port.postMessage(refusalOf(error))
}

async function play({ gamesModule, bytes, wish, now, recordTime }: Task): Promise<void> {
  const record = readRecord(modestText(bytes))
  const { games }: { games: Readonly<Record<string, GameModule>> } = await import(gamesModule)
  if (!Object.hasOwn(games, record.game)) throw refusal('no-such-game', `There is no game "${record.game}".`)
  for (const piece of piecesOf(games[record.game], record, wish, now)) {
    port.postMessage(piece satisfies Word)
    // The next one when this one is stored.
    await once(port, 'message')
    const { user, system } = process.threadCpuUsage()
    if ((user + system) / 1000 > recordTime) throw refusal('too-large', 'The record takes too long to play.')
  }
  port.postMessage({ is: 'done' } satisfies Word)
}

function modestText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const value = parsed(text)
  if (!isModest(value)) throw refusal('malformed', 'The request holds too much, or too deep.')
  return text
}

/** What is no JSON is told by whoever reads the record. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

function refusalOf(error: unknown): Word {
  if (error instanceof RecordFault) {
    const { message, rules } = error
    return { is: 'refused', code: rules ? 'other-rules' : 'bad-record', message, rules }
  }
  if (error instanceof RangeError) return { is: 'refused', code: 'bad-setup', message: error.message }
  const { code, message } = error as Error & { code?: string }
  if (code === undefined) throw error
  return { is: 'refused', code, message }
}
