import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startServer } from './index.ts'
import { openStore } from './store/store.ts'
import { toySettings } from './testing/guests.ts'

it('a second server on the same folder is refused in one line, and may start when the first has stopped', async () => {
  const settings = toySettings()
  const first = await startServer(settings)
  await expect(startServer(settings)).rejects.toThrow(`Another server uses the folder "${settings.data}".`)
  await first.close()
  await (await startServer(settings)).close()
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
