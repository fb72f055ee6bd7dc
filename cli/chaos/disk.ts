/** The disk is full: nothing that was acknowledged is lost, whoever watches over the server is told, and all goes on by itself. */
import { execFileSync } from 'node:child_process'
import { aims, type Failure, figure, late } from './chaos.ts'
import { movedAgain } from './failures.ts'

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Whoever asks for the health of a server must hear of it within so many milliseconds. */
const soon = 5_000

/**
 * No file of the server on SQLite may grow for so many milliseconds, as on a full disk. Linux alone can do that to a process
 * (prlimit); elsewhere, and on PostgreSQL, nothing happens.
 */
export const fullDisk =
  (milliseconds: number): Failure =>
  async ({ cluster, run, probe, tell }) => {
    if (cluster.postgres || process.platform !== 'linux') return []
    tell('the disk is full')
    const limit = (size: string) => execFileSync('prlimit', ['--pid', `${cluster.process(0)}`, `--fsize=${size}`])
    probe.isAway = true
    const begin = performance.now()
    limit('1:unlimited')
    const told = await toldAfter(cluster.addresses[0])
    await sleep(Math.max(0, begin + milliseconds - performance.now()))
    limit('unlimited')
    const again = performance.now()
    const quiet = await movedAgain(run, again)
    const well = await toldAfter(cluster.addresses[0], 200)
    probe.isAway = false
    return [
      figure('healthz told of a full disk after', told, 'ms', told > soon ? 'wrong' : 'fine'),
      figure('a move at every table after the disk had room', quiet, 'ms', late(quiet, aims.back)),
      figure('healthz was well again after', performance.now() - again, 'ms', well > soon ? 'wrong' : 'fine'),
    ]
  }

/** After how many milliseconds a server tells that it is ill, or well; more than `soon` when it does not. */
async function toldAfter(address: string, status = 503): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin <= soon) {
    const answer = await fetch(`${address}/healthz`)
    await answer.text()
    if (answer.status === status) break
    await sleep(50)
  }
  return performance.now() - begin
}
