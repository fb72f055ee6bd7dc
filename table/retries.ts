/** What could not be done is done again after a while, by the clock of whoever runs the table. */
import { restOfFault } from './limits.ts'

interface Need {
  later(job: () => void, milliseconds: number): () => void
  fault(error: unknown): void
}

export interface Retries {
  /** Does the job now. */
  attempt(): void
  /** What could not be done is told, and the job is done in a while. */
  failed(error: unknown): void
  wentWell(): void
}

/** A job that is done again where something fails, after a while that doubles until something goes well: once, however much has failed. */
export function retriesOf({ later, fault }: Need, job: () => void): Retries {
  let rest: number = restOfFault.first
  let isWaiting = false
  const attempt = () => {
    try {
      job()
    } catch (error) {
      failed(error)
    }
  }
  const again = () => {
    isWaiting = false
    attempt()
  }
  const failed = (error: unknown) => {
    fault(error)
    if (isWaiting) return
    isWaiting = true
    later(again, rest)
    rest = Math.min(2 * rest, restOfFault.longest)
  }
  const wentWell = () => {
    rest = restOfFault.first
  }
  return { attempt, failed, wentWell }
}
