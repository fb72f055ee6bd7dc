/** How fast the server is: figures for the bench, each with what it is to be compared with, taken in the same run. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type GameModule, randomMove, seeded, seedFrom } from '../kernel/index.ts'
import { act, createTable, recordOf, type Table, tableViewOf } from '../table/index.ts'
import { importHere } from './imports/here.ts'
import { type LoadRun, startLoad } from './load/loadRun.ts'
import { withServer } from './load/process.ts'
import type { ServerFigures } from './load/serve.ts'
import { fileName } from './store/sqlite.ts'
import { openStore } from './store/store.ts'
import { openTables } from './tables.ts'

export interface ServerLoad {
  /** Moves made before anything was counted, and then those that were. */
  warmUpMoves: number
  moves: number
  /** Moves made durable and shown, per second of the clock. */
  movesPerSecond: number
  /** Commits of one row each on the same disk, in the same run, per second. */
  rawCommitsPerSecond: number
  /** Microseconds of the server's CPU a move, everything included. */
  cpuPerMove: number
  /** Bytes sent to all seats of a table a move, frames included. */
  bytesPerMove: number
}

interface LoadWish {
  /** The address of the registry of games. */
  gamesModule: string
  gameModule: GameModule
  seats: number
  /** Tables played at once; where a game ends another begins. */
  tables: number
  /** Made before anything is counted, for a server runs for days and is warm; not waited for longer than half a minute. */
  warmUpMoves: number
  seconds: number
  /** Hears what is going on. */
  tell(word: string): void
}

/**
 * Random players at many tables, each seat over a connection of its own, as fast as the server answers. The server is a
 * process of its own, and the CPU time is its alone.
 */
export function measureServer(wish: LoadWish): Promise<ServerLoad> {
  return withServer(
    { program: new URL('./load/serve.ts', import.meta.url), argument: wish.gamesModule },
    async ({ address, folder, child }) => {
      const before = measureRawCommits(folder, 1)
      wish.tell(`${Math.round(before)} raw commits a second; ${wish.tables} tables begin`)
      const run = await startLoad({ ...wish, addresses: () => [address], comesBack: false, pause: () => 0 })
      const playing = { run, tell: wish.tell }
      await playFor(playing, longestWarmUp, 'warming up', wish.warmUpMoves)
      const load = await measureLoad(child, playing, wish.seconds)
      run.isOver = true
      const after = measureRawCommits(folder, 1)
      return { ...load, rawCommitsPerSecond: (before + after) / 2 }
    },
  )
}

/** A load run, and who hears what is going on in it. */
interface Playing {
  run: LoadRun
  tell(word: string): void
}

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** In seconds. */
const longestWarmUp = 30

/** Waits so many seconds, or until so many moves have been made, and tells second by second how fast it goes. */
async function playFor({ run, tell }: Playing, seconds: number, what: string, enough = Infinity): Promise<void> {
  for (let second = 1; second <= seconds && run.moves < enough; second++) {
    const { moves } = run
    await sleep(1000)
    tell(`${what}, ${second} of ${seconds} s: ${run.moves - moves} moves a second`)
  }
}

async function measureLoad(child: ChildProcess, playing: Playing, seconds: number) {
  const { run } = playing
  const cpuOf = async () => {
    child.send('figures')
    const [{ cpu }] = (await once(child, 'message')) as [ServerFigures]
    return cpu
  }
  const begin = { cpu: await cpuOf(), time: performance.now(), moves: run.moves, bytes: run.bytes }
  await playFor(playing, seconds, 'measuring')
  const moves = run.moves - begin.moves
  const elapsed = (performance.now() - begin.time) / 1000
  const cpu = (await cpuOf()) - begin.cpu
  return {
    warmUpMoves: begin.moves,
    moves,
    movesPerSecond: moves / elapsed,
    cpuPerMove: cpu / moves,
    bytesPerMove: (run.bytes - begin.bytes) / moves,
  }
}

/** Commits of one row each, as large as an entry, with the same safety as the store: the measure of the disk. */
export function measureRawCommits(folder: string, seconds: number): number {
  const file = join(folder, `raw-${crypto.randomUUID()}.sqlite`)
  const database = new DatabaseSync(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, body text)',
  )
  const insert = database.prepare('insert into rows (body) values (?)')
  const body = 'x'.repeat(600)
  const begin = performance.now()
  let count = 0
  while (performance.now() - begin < seconds * 1000) {
    insert.run(body)
    count++
  }
  const perSecond = count / ((performance.now() - begin) / 1000)
  database.close()
  return perSecond
}

/** Milliseconds from asking for a table that is not in memory until a page has been sent all of it: the median of many tables. */
export function measureOpening(
  gamesModule: string,
  { gameModule, seats, moves }: { gameModule: GameModule; seats: number; moves: number },
): Promise<number> {
  const ids = Array.from({ length: 40 }, (_, i) => `bench-${i}`)
  const prepare = (folder: string) =>
    layTables(join(folder, fileName), gameModule, randomTable(gameModule, seats, moves), ids)
  return withServer(
    { program: new URL('./load/serve.ts', import.meta.url), argument: gamesModule, prepare },
    async ({ address }) => {
      const times: number[] = []
      for (const id of ids) {
        const begin = performance.now()
        const line = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`)
        await new Promise(told => line.addEventListener('message', told, { once: true }))
        times.push(performance.now() - begin)
        line.close()
      }
      return times.sort((a, b) => a - b)[times.length >> 1]
    },
  )
}

/** Lays one game into a database, again and again. */
async function layTables(file: string, gameModule: GameModule, played: Table, ids: readonly string[]): Promise<void> {
  const games = { [gameModule.game.id]: gameModule }
  const store = await openStore({ file })
  const tables = openTables({ games, store, now: Date.now, changed: () => {} })
  const owner = { user: 'bench', name: 'Bench' }
  for (const id of ids) await importHere(tables, { ...recordOf(played) }, { id, name: id, owner })
  await store.close()
}

/** A table after so many random moves, closed so that its record is whole. */
function randomTable({ game }: GameModule, seats: number, moves: number): Table {
  const owner = { user: 'bench', name: 'Bench' }
  const setup = {
    game: game.id,
    roles: Array.from({ length: seats }, () => null),
    options: {},
    private: true,
    hoursPerMove: null,
  }
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot' as const, bot: 'random' as const }))
  const rng = { chance: seeded(seedFrom('bench')) }
  let table = createTable(game, { id: 'bench', name: 'Bench', setup, seats: bots, owner, seed: seedFrom('bench') }, 0)
  const step = (outcome: ReturnType<typeof act>) => {
    if ('refused' in outcome) throw new Error(outcome.refused)
    table = outcome.table
  }
  step(act(table, { do: 'start' }, owner, 0))
  for (let i = 0; i < moves && table.core.status === 'running'; i++) {
    // Whom an anonymous window waits for is told to nobody else: look through each seat's own eyes.
    const views = bots.map((_, seat) => tableViewOf(table, { user: null, seat }).view!)
    const seat = views.findIndex(({ legalMoves }) => legalMoves.length > 0)
    const { moved, legalMoves } = views[seat]
    step(act(table, { do: 'move', seat, n: moved, move: randomMove(game, legalMoves, rng) }, { bot: seat }, 0))
  }
  return table.core.status === 'running' ? { ...table, core: { ...table.core, status: 'closed' } } : table
}
