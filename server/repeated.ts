/** A job that is done again and again. */
import { StoreTrouble } from './store/trouble.ts'

/**
 * Gives a function that does a job unless it is under way already. What it throws is told to `fault`; trouble of the database
 * once, until the job has been done again.
 */
export function repeated(job: () => Promise<void>, fault: (error: unknown) => void): () => Promise<void> {
  let isUnderWay = false
  let isInTrouble = false
  return async () => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await job()
      isInTrouble = false
    } catch (error) {
      const isKnown = isInTrouble && error instanceof StoreTrouble
      isInTrouble = error instanceof StoreTrouble
      if (!isKnown) fault(error)
    } finally {
      isUnderWay = false
    }
  }
}
