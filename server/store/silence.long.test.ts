/** A PostgreSQL that falls silent: no answer, and no end of the connection, as behind a dead firewall. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patience, visit } from '../testing/guests.ts'
import { type OwnPostgres, openPostgres } from '../testing/postgres.ts'

let postgres: OwnPostgres
let firewall: Server
let isSilent = false
let port: number
let child: ChildProcess | undefined
const lines = new Set<Socket>()

beforeAll(async () => {
  postgres = await openPostgres()
  firewall = createServer(line => {
    lines.add(line)
    const inner = connect(Number(new URL(postgres.url).port), '127.0.0.1')
    for (const each of [line, inner]) each.on('error', () => {})
    line.on('data', data => isSilent || inner.write(data))
    inner.on('data', data => isSilent || line.write(data))
    line.on('close', () => inner.destroy())
  }).listen(0, '127.0.0.1')
  await once(firewall, 'listening')
  port = (firewall.address() as AddressInfo).port
})
afterAll(async () => {
  child?.kill('SIGKILL')
  for (const line of lines) line.destroy()
  firewall.close()
  await postgres.destroy()
})

it('a database that answers nothing, and never again, is told by healthz, and does not keep the server from stopping', async () => {
  const url = postgres.url.replace(/:\d+\//, `:${port}/`)
  const data = mkdtempSync(join(tmpdir(), 'interregnum-silent-'))
  const command = fileURLToPath(new URL('../../cli/interregnum.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  child = fork(command, ['serve', '--port', '0', '--data', data], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [said] = await once(child.stdout!, 'data')
  const address = /http:\S+/.exec(String(said))![0]
  const ann = await visit({ address, close: async () => {} })
  await ann.call('POST', '/api/play-now', { game: 'thrones' })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  isSilent = true
  expect((await fetch(`${address}/healthz`)).status).toBe(503)
  const list = await ann.call('GET', '/api/tables?list=mine')
  expect([list.status, list.body.error]).toEqual([503, 'unavailable'])
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(patience.timeout) })
  expect(code).not.toBe(null)
})
