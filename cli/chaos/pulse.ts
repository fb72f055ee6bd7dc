/** Asks every server how it is, several times a second. */
import type { House } from './house.ts'

export interface Pulse {
  /** Answers of 500 and more that should not have been. */
  broken: number
  /** The database is away: 503 is the right answer. */
  isAway: boolean
  stop(): Promise<void>
}

const interval = 200
/** A server whose database is away says so within this time. */
const patience = 5_000

export function takePulse({ addresses }: House): Pulse {
  let isOver = false
  const pulse: Pulse = { broken: 0, isAway: false, stop: async () => {} }
  const feel = async (url: string) => {
    const was = pulse.isAway
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null)
    await answer?.text().catch(() => {})
    const isRight = !answer || answer.status < 500 || (answer.status === 503 && (was || pulse.isAway))
    if (!isRight) pulse.broken++
  }
  const beating = addresses.map(async address => {
    while (!isOver) {
      await feel(`${address}/healthz`)
      await feel(`${address}/api/tables?list=open`)
      await new Promise(resolve => setTimeout(resolve, interval))
    }
  })
  pulse.stop = async () => {
    isOver = true
    await Promise.all(beating)
  }
  return pulse
}
