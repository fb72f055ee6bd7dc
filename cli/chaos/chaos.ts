/** Servers under load are killed, flooded and starved; what was acknowledged must be there, once, and everybody be back soon. */
import type { GameModule } from '../../kernel/index.ts'
import { echoWaits } from '../../server/load/echoWaits.ts'
import { evenly } from '../../server/load/evenly.ts'
import { type LoadRun, type MadeMove, playersOf, startLoad, stopLoad } from '../../server/load/loadRun.ts'
import type { Player } from '../../server/load/player.ts'
import { type Cluster, type ClusterWish, openCluster } from './cluster.ts'
import { type HealthProbe, startHealthProbe } from './healthProbe.ts'
import { balance } from './ledger.ts'

export interface ChaosWish extends ClusterWish {
  gameModule: GameModule
  seats: number
  tables: number
  /** Tables beside them that have begun, and at which nobody is. */
  idle?: number
  /** Milliseconds before each move: drawn between nothing and twice as much. */
  pause: number
  /** Instead: so many moves a second, all tables together, and echoes to compare with. */
  rate?: number
  /** What is done to the cluster, in this order. */
  failures: readonly Failure[]
  tell(word: string): void
  warn(word: string): void
  /** Hears of each figure as soon as it is there. */
  found?(figure: Figure): void
}

/** What chaos has at hand. */
export interface Scene {
  cluster: Cluster
  run: LoadRun
  probe: HealthProbe
  /** After how many milliseconds each acknowledged move was answered. */
  waits: number[]
  /** How many milliseconds as many echoes took that store a row, before there was a cluster; none without a rate. */
  echoes: readonly number[]
  /** Says what goes on, and what is wrong. */
  tell(word: string): void
  warn(word: string): void
}

/** Does something to a cluster, and gives figures of it. */
export type Failure = (scene: Scene) => Promise<Figure[]>

/** A figure of chaos. `wrong`: what must never be, whatever the machine; `late`: more than is aimed at on a quiet one. */
export interface Figure {
  name: string
  value: number
  unit: string
  verdict: 'fine' | 'wrong' | 'late'
}

export const figure = (name: string, value: number, unit: string, verdict: Figure['verdict'] = 'fine'): Figure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
  verdict,
})

/** The verdict on what should be no more than so much. */
export const late = (value: number, aim: number): Figure['verdict'] => (value > aim ? 'late' : 'fine')

/** A figure that must be nothing. */
export const none = (name: string, value: number, unit: string) =>
  figure(name, value, unit, value === 0 ? 'fine' : 'wrong')

/** Plays, strikes, and looks what is left of it. */
export async function chaos(wish: ChaosWish): Promise<Figure[]> {
  const { rate, tell } = wish
  if (rate) tell('echoes')
  const echoes = rate ? await echoWaits('stored', { sockets: wish.tables * wish.seats, rate, seconds: 30 }) : []
  const cluster = await openCluster(wish)
  try {
    const made: MadeMove[] = []
    const waits: number[] = []
    const load = { ...wish, addresses: () => cluster.addresses, comesBack: true }
    tell('tables are opened')
    if (wish.idle) stopLoad(await startLoad({ ...load, tables: wish.idle, pause: () => 60_000 }))
    const run = await startLoad({
      ...load,
      pause: rate ? evenly(rate) : () => Math.random() * 2 * wish.pause,
      made: (move, milliseconds) => {
        made.push(move)
        waits.push(milliseconds)
      },
    })
    const probe = startHealthProbe(cluster)
    const figures: Figure[] = []
    const note = (found: readonly Figure[]) => {
      figures.push(...found)
      for (const each of found) wish.found?.(each)
    }
    for (const failure of wish.failures) {
      cluster.mark()
      note(await failure({ ...wish, cluster, run, probe, waits, echoes }))
      note([await longestStall(cluster)])
    }
    stopLoad(run)
    await probe.stop()
    const store = await cluster.settle()
    const { acknowledged, lost, doubled } = await balance(store, run.opened, made)
    await store.close()
    note([
      figure('acknowledged moves', acknowledged, 'moves', acknowledged === 0 ? 'wrong' : 'fine'),
      none('of them lost', lost, 'moves'),
      none('stored twice', doubled, 'moves'),
      none('servers that ended by themselves', cluster.crashes, 'times'),
      none('answers 5xx, but 503 while the database is away', probe.broken, 'answers'),
    ])
    return figures
  } finally {
    await cluster.destroy()
  }
}

/** Of the servers that run now, since the last mark. */
async function longestStall(cluster: Cluster): Promise<Figure> {
  const figures = await Promise.all(cluster.addresses.map((_, node) => cluster.figures(node)))
  const stall = Math.max(...figures.map(each => each.stall)) / 1000
  return figure("longest stall of a server's own CPU meanwhile", stall, 'ms', late(stall, aims.stall))
}

/**
 * How long a page may take to come back, and the server's thread to give others a turn, in milliseconds; by how much what
 * should be flat may seem to grow; bytes that are kept of what was laid and taken back; how many times as long as an echo a move
 * may take.
 */
export const aims = { back: 5_000, stall: 100, growth: 1.25, draft: 200, echoes: 5 }

/**
 * Waits until every player who is concerned has been shown the whole table since then; gives after how many milliseconds the
 * last one was.
 */
export async function allBack(run: LoadRun, since: number, isConcerned: (player: Player) => boolean): Promise<number> {
  const late = performance.now() + 120_000
  const away = () => playersOf(run).filter(each => isConcerned(each) && !each.isOver && each.back <= since)
  while (away().length > 0 && performance.now() < late) await new Promise(resolve => setTimeout(resolve, 20))
  const times = playersOf(run)
    .filter(isConcerned)
    .map(({ back }) => back - since)
  return away().length > 0 ? late - since : Math.max(0, ...times)
}
