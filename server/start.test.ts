import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startServer } from './index.ts'
import { openStore } from './store/store.ts'
import { freePort } from './testing/freePort.ts'
import { toySettings } from './testing/guests.ts'

it('a second server on the same folder is refused in one line, and may start when the first has stopped', async () => {
  const settings = toySettings()
  const first = await startServer(settings)
  await expect(startServer(settings)).rejects.toThrow(`Another server uses the folder "${settings.data}".`)
  await first.close()
  await (await startServer(settings)).close()
})

it('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(startServer({ ...toySettings(), host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken. Name another with --port, or PORT.`,
  )
  other.close()
})

it('a folder that nothing can be written in is named, and not taken for one that another server uses', async () => {
  const settings = toySettings()
  const data = join(settings.data, 'file')
  mkdirSync(settings.data, { recursive: true })
  writeFileSync(data, '')
  await expect(startServer({ ...settings, data })).rejects.toThrow(`cannot write in the folder "${data}": EEXIST`)
})

it('a database that cannot be used is named, a PostgreSQL by its setting and without its password', async () => {
  const settings = toySettings()
  mkdirSync(settings.data, { recursive: true })
  writeFileSync(join(settings.data, 'interregnum.sqlite'), 'no database at all')
  await expect(startServer(settings)).rejects.toThrow(
    `The database in the folder "${settings.data}" cannot be used: file is not a database.`,
  )
  const databaseUrl = `postgres://me:hush@localhost:${await freePort()}/house`
  const said = await startServer({ ...settings, databaseUrl }).catch(String)
  expect(said).toMatch(/^Error: The PostgreSQL that DATABASE_URL names cannot be used: .*ECONNREFUSED/)
  expect(said).not.toContain('hush')
})

it('where there was a database and is none now, that is said, and nothing new is begun in its place', async () => {
  const settings = toySettings()
  await (await startServer(settings)).close()
  const file = join(settings.data, 'interregnum.sqlite')
  truncateSync(file)
  await expect(startServer(settings)).rejects.toThrow(/^There was a database .* is gone or empty\./)
  rmSync(file)
  await expect(startServer(settings)).rejects.toThrow(/^There was a database .* is gone or empty\./)
  rmSync(join(settings.data, 'server.lock'))
  await (await startServer(settings)).close()
})

it('a store that cannot write is not alive, and is again as soon as it can', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'interregnum-health-')), 'test.sqlite')
  const store = await openStore({ file })
  const other = new DatabaseSync(file)
  other.exec(`create trigger full before insert on settings begin select raise(abort, 'full'); end`)
  expect(await store.isAlive()).toBe(true)
  const toNobody = { key: 99, entries: [], said: [{}] as never, summary: null, seats: null, snapshots: [] }
  await expect(store.add(toNobody)).rejects.toThrow()
  expect(await store.isAlive()).toBe(false)
  other.exec('drop trigger full')
  expect(await store.isAlive()).toBe(true)
  other.close()
  await store.close()
})

it('a request that is refused before it is whole is not waited for', async () => {
  const server = await startServer(toySettings())
  const { port, hostname } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  const heard = new Promise<string>(resolve => socket.once('data', data => resolve(String(data))))
  socket.write('PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{')
  expect(await heard).toMatch(/^HTTP\/1.1 413 /)
  socket.destroy()
  await server.close()
})
