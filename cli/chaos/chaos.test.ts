import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { games } from '../../table/testing/games.ts'
import { chaos, type Scene } from './chaos.ts'
import { startHealthProbe } from './healthProbe.ts'
import { plays } from './playing.ts'

/** What the servers of a cluster that is none have done. */
const done = { acknowledged: [0, 1, 2], stored: [0, 1, 2], stall: 100_000, crashes: 0, broken: 0 }
let did = done

vi.mock('./cluster.ts', () => ({
  openCluster: async () => ({
    addresses: ['http://127.0.0.1:1'],
    crashes: did.crashes,
    figures: async () => ({ stall: did.stall }),
    mark: () => {},
    settle: async () => ({
      load: async () => ({ key: 1 }),
      entries: async () => did.stored.map(n => ({ command: { do: 'move', seat: 0, n } })),
      close: async () => {},
    }),
    destroy: async () => {},
  }),
}))
vi.mock('../../server/load/loadRun.ts', () => ({
  startLoad: async ({ made }: { made(move: object, milliseconds: number): void }) => {
    for (const n of did.acknowledged) made({ table: 'a', seat: 0, n }, 1)
    return { opened: ['a'] }
  },
  stopLoad: () => {},
}))
vi.mock('./healthProbe.ts', async original => {
  const own = await original<typeof import('./healthProbe.ts')>()
  const startHealthProbe = (cluster: Parameters<typeof own.startHealthProbe>[0]) =>
    cluster.addresses[0].endsWith(':1') ? { broken: did.broken, stop: async () => {} } : own.startHealthProbe(cluster)
  return { ...own, startHealthProbe }
})

/** The figures of chaos that are not fine, with their verdicts. */
async function found(change: Partial<typeof done>): Promise<Record<string, string>> {
  did = { ...done, ...change }
  const wish = {
    gamesModule: '',
    gameModule: games.toy,
    store: 'sqlite' as const,
    nodes: 1,
    seats: 2,
    tables: 1,
    pause: 0,
  }
  const figures = await chaos({ ...wish, failures: [async () => []], tell: () => {}, warn: () => {} })
  return notFine(figures)
}

const notFine = (figures: Awaited<ReturnType<typeof chaos>>) =>
  Object.fromEntries(figures.filter(({ verdict }) => verdict !== 'fine').map(({ name, verdict }) => [name, verdict]))

it.each([
  [{}, {}],
  [{ stored: [0, 2] }, { 'of them lost': 'wrong' }],
  [{ stored: [0, 1, 1, 2] }, { 'stored twice': 'wrong' }],
  [{ acknowledged: [] }, { 'acknowledged moves': 'wrong' }],
  [{ crashes: 1 }, { 'servers that ended by themselves': 'wrong' }],
  [{ broken: 1 }, { 'answers 5xx, but 503 while the database is away': 'wrong' }],
  [{ stall: 100_100 }, { "longest stall of a server's own CPU meanwhile": 'late' }],
])('where servers have done %j, chaos finds %j', async (change, verdicts) => {
  expect(await found(change)).toEqual(verdicts)
})

/** Four quarters in which a hundred moves are made each; what each quarter costs in all, by figure, and how long each move takes. */
function sceneOf(costs: { cpu: number[]; stored: number[]; rss: number[] }, wait = 1, echoes: number[] = []): Scene {
  const waits: number[] = []
  const run = { moves: 0 }
  const sum = { cpu: 0, stored: 0 }
  let looks = 0
  const cluster = {
    addresses: [''],
    stored: async () => sum.stored,
    figures: async () => {
      const quarter = Math.floor(looks / 2)
      if (looks++ % 2 === 1) {
        run.moves += 100
        waits.push(...Array<number>(100).fill(wait))
        sum.cpu += costs.cpu[quarter]
        sum.stored += costs.stored[quarter]
      }
      return { cpu: sum.cpu, rss: costs.rss[quarter] }
    },
  }
  return { run, cluster, waits, echoes, tell: () => {} } as never
}

it.each(['cpu', 'stored', 'rss'] as const)('what grows by more than a quarter is told: %s', async what => {
  const names = { cpu: 'CPU a move', stored: 'stored a move', rss: 'memory' }
  const flat = { cpu: [900, 100, 100, 125], stored: [900, 100, 100, 125], rss: [9e6, 100e6, 100e6, 125e6] }
  expect(notFine(await plays(0.004)(sceneOf(flat)))).toEqual({})
  const grown = { ...flat, [what]: flat[what].map((cost, quarter) => (quarter === 3 ? cost * 1.01 : cost)) }
  expect(notFine(await plays(0.004)(sceneOf(grown)))).toEqual({ [`${names[what]}, last quarter`]: 'late' })
})

it('moves that take more than five times as long as echoes are told', async () => {
  const flat = { cpu: [1, 1, 1, 1], stored: [1, 1, 1, 1], rss: [1e6, 1e6, 1e6, 1e6] }
  const echoes = [...Array<number>(98).fill(1), 2, 2]
  expect(notFine(await plays(0.004)(sceneOf(flat, 10, echoes)))).toEqual({})
  expect(notFine(await plays(0.004)(sceneOf(flat, 10.1, echoes)))).toEqual({ 'a move took, p99': 'late' })
})

it.each([
  [200, false, 0],
  [404, false, 0],
  [500, true, 1],
  [503, false, 1],
  [503, true, 0],
])('an answer %i while the database is away (%s) counts %i', async (status, isAway, broken) => {
  let asked = 0
  let settle = () => {}
  const both = new Promise<void>(done => {
    settle = done
  })
  const server = createServer((_request, response) => {
    if (asked++ > 0) settle()
    // What comes after the first answer is fine.
    response.writeHead(asked === 1 ? status : 200).end()
  }).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const probe = startHealthProbe({ addresses: [`http://127.0.0.1:${port}`] } as never)
  probe.isAway = isAway
  await both
  await probe.stop()
  server.close()
  expect(probe.broken).toBe(broken)
})
