/** What may happen to a server. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { newGuest } from '../../server/load/loadRun.ts'
import { liveUrl } from '../../server/load/player.ts'
import { quantile } from '../../server/load/quantile.ts'
import { aims, allBack, type Failure, figure, late, type Scene } from './chaos.ts'
import { malformed } from './malformed.ts'

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** One server after the other is killed at some moment, and started again. */
export const kills =
  (times: number): Failure =>
  async ({ cluster, run, tell }) => {
    const waits: number[] = []
    for (let i = 0; i < times; i++) {
      tell(`kill ${i + 1} of ${times}`)
      await sleep(randomInt(200, 1_500))
      const node = randomInt(cluster.addresses.length)
      const killed = performance.now()
      await cluster.kill(node)
      await cluster.start(node)
      const listening = performance.now()
      const isHurt = ({ seat }: { seat: number }) => seat % cluster.addresses.length === node
      const back = await allBack(run, killed, isHurt)
      waits.push(Math.max(0, back - (listening - killed)))
    }
    const slowest = Math.max(0, ...waits)
    return [
      figure('kills (-9)', times, 'times'),
      figure('all pages back after the server listened, at most', slowest, 'ms', late(slowest, aims.back)),
    ]
  }

const later = '9999-of-a-later-version'

/**
 * One server after the other is stopped and started again, as for an update. On PostgreSQL the last ones go on beside a schema that a
 * newer one has brought up to date.
 */
export const rollingUpdate: Failure = async ({ cluster, run, tell }) => {
  const waits: number[] = []
  for (const node of cluster.addresses.keys()) {
    tell(`server ${node + 1} is updated`)
    const stopped = performance.now()
    await cluster.stop(node)
    await cluster.start(node)
    const listening = performance.now()
    const isHurt = ({ seat }: { seat: number }) => seat % cluster.addresses.length === node
    waits.push(Math.max(0, (await allBack(run, stopped, isHurt)) - (listening - stopped)))
  }
  await cluster.postgres?.ask(`insert into kysely_migration (name, timestamp) values ('${later}', '')`)
  const moved = await movedAgain(run, performance.now())
  await cluster.postgres?.ask(`delete from kysely_migration where name = '${later}'`)
  const slowest = Math.max(...waits)
  return [
    figure('all pages back after an updated server listened, at most', slowest, 'ms', late(slowest, aims.back)),
    figure('a move at every table beside a newer schema', moved, 'ms', late(moved, aims.back)),
  ]
}

/** PostgreSQL stops for so long; on SQLite nothing happens. */
export const databaseStop =
  (milliseconds: number): Failure =>
  async ({ cluster, run, probe, tell }) => {
    const { postgres } = cluster
    if (!postgres) return []
    tell('PostgreSQL stops')
    probe.isAway = true
    await postgres.stop()
    await sleep(milliseconds)
    await postgres.start()
    const begin = performance.now()
    const { moves } = run
    while (run.moves === moves) await sleep(10)
    const first = performance.now() - begin
    const quiet = await movedAgain(run, begin)
    probe.isAway = false
    return [
      figure('first move after PostgreSQL was back', first, 'ms', late(first, aims.back)),
      figure('a move at every table after PostgreSQL was back', quiet, 'ms', late(quiet, aims.back)),
    ]
  }

/** Waits for a move at every table; gives how many milliseconds it took. */
export async function movedAgain(run: Scene['run'], since: number): Promise<number> {
  const before = new Map([...run.players].map(([id, players]) => [id, Math.max(...players.map(({ moves }) => moves))]))
  const hasMoved = ([id, moves]: [string, number]) =>
    run.players.get(id)?.some(player => player.moves !== moves || player.isOver) ?? true
  while (![...before].every(hasMoved) && performance.now() - since < 120_000) await sleep(20)
  return performance.now() - since
}

/** So many messages that mean nothing, or should not, over several lines at once; how those fare who play meanwhile. */
export const malformedMessages =
  (count: number): Failure =>
  async ({ cluster, run, waits, tell }) => {
    const [table] = run.opened
    const cpu = async () => (await cluster.figures(0)).cpu
    const [begin, before] = [performance.now(), await cpu()]
    waits.length = 0
    let sent = 0
    const next = () => (sent < count ? malformed(sent++) : null)
    const flood = async () => {
      while (sent < count) {
        tell(`malformed messages: ${sent} of ${count}`)
        await floodOnce(cluster.addresses[0], table, next)
      }
    }
    await Promise.all(Array.from({ length: 4 }, flood))
    const seconds = (performance.now() - begin) / 1000
    return [
      figure('malformed messages', sent, 'messages'),
      figure('of them a second', sent / seconds, 'messages'),
      figure('CPU of the server meanwhile, for each', ((await cpu()) - before) / sent, 'µs'),
      figure('a move took meanwhile, p50', quantile(waits, 0.5), 'ms'),
      figure('a move took meanwhile, p99', quantile(waits, 0.99), 'ms'),
    ]
  }

/** Sends what is next as somebody new, until there is nothing more or the server closes the line. */
async function floodOnce(address: string, table: string, next: () => string | null): Promise<void> {
  const headers = { cookie: await newGuest(address) }
  const socket = new WebSocket(liveUrl(address, table), { headers } as unknown as string[])
  await once(socket as unknown as EventTarget, 'open')
  let message = next()
  while (message !== null && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 100 && message !== null; i++, message = next()) socket.send(message)
    while (socket.bufferedAmount > 0 && socket.readyState === WebSocket.OPEN) await sleep(1)
    await sleep(1)
  }
  socket.close()
}

/** So many lines that ask for a table, and then say nothing and answer nothing. */
export const silentLines =
  (count: number): Failure =>
  async ({ cluster, run, tell }) => {
    tell(`${count} silent lines`)
    const { host, hostname, port } = new URL(cluster.addresses[0])
    const head = [
      `GET /api/tables/${run.opened[0]}/live HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version: 13',
    ]
    const begin = performance.now()
    const lines = Array.from({ length: count }, async () => {
      const line = connect(Number(port), hostname)
      line.on('error', () => {})
      line.on('data', () => {})
      line.write(`${head.join('\r\n')}\r\n\r\n`)
      await once(line, 'close')
    })
    await Promise.race([Promise.all(lines), sleep(60_000)])
    const time = performance.now() - begin
    return [figure('silent lines given up after', time, 'ms', late(time, 15_000))]
  }
