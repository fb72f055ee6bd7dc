/** The word that servers pass to each other is lost, and nobody is told: pages come up to date all the same. */
import type { LoadRun } from '../../server/load/loadRun.ts'
import { aims, type Failure, figure, late } from './chaos.ts'

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** For so many seconds no word arrives; where there is one server, or no PostgreSQL, nothing happens. */
export const lostWords =
  (seconds: number): Failure =>
  async ({ cluster, run, tell }) => {
    if (!cluster.postgres || cluster.addresses.length === 1) return []
    tell('words between servers are lost')
    await cluster.postgres.ask(mute)
    const { moves } = run
    const lag = await longestLag(run, seconds).finally(() => cluster.postgres!.ask(unmute))
    return [
      figure('moves while words between servers were lost', run.moves - moves, 'moves'),
      figure('a page was behind meanwhile, at most', lag, 'ms', late(lag, aims.back)),
    ]
  }

/** A function that does nothing stands in front of PostgreSQL's own (see cluster.ts): who calls it learns nothing of that. */
const mute = `create function public.pg_notify(text, text) returns void language sql as ''`
const unmute = 'drop function public.pg_notify(text, text)'

/** For how long the slowest page of a table has not heard, at most, of a move that another one has. */
async function longestLag(run: LoadRun, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  /** By table: moves of which not all pages have heard, and since when somebody has. */
  const behind = new Map<string, { moves: number; since: number }[]>()
  let longest = 0
  while (performance.now() < end) {
    const now = performance.now()
    for (const [id, players] of run.players) {
      const heard = players.map(({ moves }) => moves)
      const waiting = (behind.get(id) ?? []).filter(({ moves }) => moves > Math.min(...heard))
      const newest = Math.max(...heard)
      if (newest > Math.max(Math.min(...heard), waiting.at(-1)?.moves ?? 0)) waiting.push({ moves: newest, since: now })
      behind.set(id, waiting)
      longest = Math.max(longest, ...waiting.map(({ since }) => now - since))
    }
    await sleep(20)
  }
  return longest
}
