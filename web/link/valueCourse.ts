/** The course of a game that is over, worked out beside the page. */
import type { ValueCourse } from '../../table/course.ts'
import type { FromBot, ToBot } from './botWorker.ts'

interface Need {
  game: string
  record: unknown
  /** Hears how much has been looked at, 0 to 1. */
  tell(part: number): void
  signal: AbortSignal
}

/** `patience`: in milliseconds; after it, or where the record cannot be played here, it is rejected. */
export function valueCourse({ game, record, tell, signal }: Need, patience = 30_000): Promise<ValueCourse> {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ValueCourse>()
  worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
    if ('part' in data) tell(data.part)
    else if ('course' in data) resolve(data.course)
    else reject(new Error('fault' in data ? data.fault : 'The worker answered something else.'))
  }
  worker.onerror = ({ message }) => reject(new Error(message))
  const stop = () => reject(new Error('The course was not worked out.'))
  const timer = setTimeout(stop, patience)
  signal.addEventListener('abort', stop, { once: true })
  worker.postMessage({ id: 1, game, record } as ToBot)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    worker.terminate()
  })
}
