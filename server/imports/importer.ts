/** Brings records into the store: played in a thread of its own, one after the other, stored piece by piece. */
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Bringing } from '../../table/index.ts'
import { fault } from '../http/errors.ts'
import { limits } from '../limits.ts'
import '../steadyThreads.ts'
import type { Tables } from '../tables.ts'
import type { Task, Word } from './importWorker.ts'
import { keep, type Progress } from './keep.ts'
import type { Piece } from './pieces.ts'
import { openTurns } from './turns.ts'

export interface ImportWish {
  /** The record as it came: JSON. It belongs to the importer then. */
  bytes: Uint8Array<ArrayBuffer>
  wish: Bringing
  /** Where it comes from: one address takes only a part of the places, and addresses take turns. */
  address: string
  /** Aborted: it is broken off, and nothing of it is left. */
  signal: AbortSignal
}

export interface Importer {
  /** Tells how far it is, until the table is there. Throws a fault that says what is wrong. */
  bring(wanted: ImportWish): AsyncGenerator<Progress>
}

interface Need extends Pick<Tables, 'store' | 'now' | 'lost'> {
  gamesModule: string
  /** Milliseconds of a processor that a record may take, and of time in all. */
  recordTime?: number
  recordPatience?: number
}

const stopped = () => fault(400, 'stopped', 'The record was not brought to its end.')

export function openImporter(need: Need): Importer {
  const turns = openTurns({ most: limits.importsWaiting, mostOfOne: limits.importsOfOne })
  return {
    async *bring(wanted) {
      const { address, signal } = wanted
      if (signal.aborted) throw stopped()
      const turn = turns.take(address, signal)
      if (!turn) throw fault(429, 'too-fast', 'Others bring records right now. Try again in a minute.')
      const end = await turn.catch(() => {
        throw stopped()
      })
      try {
        yield* play(need, wanted)
      } finally {
        end()
      }
    },
  }
}

async function* play(
  { gamesModule, store, now, lost, recordTime = limits.recordTime, recordPatience = limits.recordPatience }: Need,
  { bytes, wish, signal }: ImportWish,
): AsyncGenerator<Progress> {
  const at = now()
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), {
    workerData: { gamesModule, bytes, wish: { ...wish, lost: lost() }, now: at, recordTime } satisfies Task,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.botMemory },
  })
  // What goes wrong is told to whoever reads its words; while it is being ended nobody does.
  worker.on('error', () => {})
  // Its processor time is limited where it plays; this is for rules that never come back.
  const stop = AbortSignal.any([signal, AbortSignal.timeout(recordPatience)])
  try {
    yield* keep(store, wordsOf(worker, stop), at)
  } finally {
    await worker.terminate()
  }
}

async function* wordsOf(worker: Worker, signal: AbortSignal): AsyncGenerator<Piece> {
  try {
    for await (const [word] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Word]>) {
      if (word.is === 'done') return
      if (word.is === 'refused') throw Object.assign(fault(400, word.code, word.message), { rules: word.rules })
      yield word
      worker.postMessage('go on')
    }
  } catch (error) {
    throw signal.aborted ? stopped() : error
  }
  throw new Error('The thread that played a record has ended.')
}
