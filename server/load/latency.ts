/** How long whoever moves waits for the answer, beside a server that only sends back what it is sent, in the same run. */
import type { GameModule } from '../../kernel/index.ts'
import { echoWaits, warmUp } from './echoWaits.ts'
import { evenly } from './evenly.ts'
import { startLoad, stopLoad } from './loadRun.ts'
import { withServer } from './process.ts'
import { quantile } from './quantile.ts'

/** In milliseconds. */
export interface Waits {
  p50: number
  p99: number
  count: number
}

export interface Latency {
  sockets: number
  /** Moves a second. */
  rate: number
  moves: Waits
  /** The same number of messages over as many sockets, sent back at once, and when a row of each is on the disk. */
  bare: Waits
  stored: Waits
}

interface Wish {
  gamesModule: string
  gameModule: GameModule
  seats: number
  tables: number
  /** Moves a second of all together. */
  rate: number
  seconds: number
  tell(word: string): void
}

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

export async function measureLatency(wish: Wish): Promise<Latency> {
  const sockets = wish.tables * wish.seats
  const waits: Record<'moves' | 'bare' | 'stored', number[]> = { moves: [], bare: [], stored: [] }
  // By turns, so that no hour of the machine favours one of them.
  for (let round = 1; round <= 2; round++) {
    wish.tell(`waiting for ${wish.rate} echoes a second over ${sockets} sockets, ${round} of 2`)
    for (const kind of ['bare', 'stored'] as const) waits[kind].push(...(await echoWaits(kind, { ...wish, sockets })))
    wish.tell(`waiting for ${wish.rate} moves a second over ${sockets} sockets, ${round} of 2`)
    waits.moves.push(...(await moveWaits(wish)))
  }
  const [moves, bare, stored] = [waits.moves, waits.bare, waits.stored].map(summed)
  return { sockets, rate: wish.rate, moves, bare, stored }
}

const summed = (waits: readonly number[]): Waits => ({
  p50: quantile(waits, 0.5),
  p99: quantile(waits, 0.99),
  count: waits.length,
})

function moveWaits({ gamesModule, gameModule, seats, tables, rate, seconds }: Wish): Promise<number[]> {
  return withServer({ program: new URL('./serve.ts', import.meta.url), argument: gamesModule }, async ({ address }) => {
    const waits: number[] = []
    let isCounting = false
    const made = (_: unknown, milliseconds: number) => isCounting && waits.push(milliseconds)
    const pause = evenly(rate)
    const run = await startLoad({
      gameModule,
      seats,
      tables,
      addresses: () => [address],
      comesBack: false,
      pause,
      made,
    })
    await sleep(warmUp)
    isCounting = true
    await sleep(seconds * 1000)
    isCounting = false
    stopLoad(run)
    return waits
  })
}
