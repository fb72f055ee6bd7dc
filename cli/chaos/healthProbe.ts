/** Asks every server how it is, several times a second. */
import type { Cluster } from './cluster.ts'

export interface HealthProbe {
  /** Answers of 500 and more that should not have been. */
  broken: number
  /** The database is away: 503 is the right answer. */
  isAway: boolean
  stop(): Promise<void>
}

const interval = 200
/** A server whose database is away says so within this time. */
const patience = 5_000

export function startHealthProbe({ addresses }: Cluster): HealthProbe {
  let isOver = false
  const probe: HealthProbe = { broken: 0, isAway: false, stop: async () => {} }
  const probeOnce = async (url: string) => {
    const was = probe.isAway
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null)
    await answer?.text().catch(() => {})
    const isRight = !answer || answer.status < 500 || (answer.status === 503 && (was || probe.isAway))
    if (!isRight) probe.broken++
  }
  const probing = addresses.map(async address => {
    while (!isOver) {
      await probeOnce(`${address}/healthz`)
      await probeOnce(`${address}/api/tables?list=open`)
      await new Promise(resolve => setTimeout(resolve, interval))
    }
  })
  probe.stop = async () => {
    isOver = true
    await Promise.all(probing)
  }
  return probe
}
