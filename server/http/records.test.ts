import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Server } from '../index.ts'
import { makeTable, me, open, toyServer, visit } from '../testing/guests.ts'

/** An address may read the table below twice at once, and no more. */
vi.mock('../limits.ts', async original => {
  const { limits } = await original<typeof import('../limits.ts')>()
  return { limits: { ...limits, entriesAtOnce: 2, readEntries: { perSecond: 1e-6, atOnce: 10 } } }
})

let server: Server
beforeAll(async () => {
  server = await toyServer({ trustProxy: true })
})
afterAll(() => server.close())

it('records are read part by part, and no more of one address than so many entries: others have theirs', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const table = await makeTable(ann, [me, open])
  const [owner, page] = await Promise.all([ann.join(table), ben.join(table)])
  await page.ask({ do: 'sit', seat: 1 })
  await owner.ask({ do: 'start' })
  await page.until(({ tableView }) => tableView.status === 'running')
  expect(await page.move({ do: 'offer', coins: 1 })).toBe('done')
  expect(await page.move({ do: 'offer', coins: 2 })).toBe('done')
  const asked = async (address: string) =>
    ann.call('GET', `/api/tables/${table}/record`, undefined, { 'x-forwarded-for': address })
  expect((await asked('7.7.7.7')).status).toBe(409)
  expect(await owner.ask({ do: 'close' })).toBe('done')
  const first = await asked('7.7.7.7')
  expect(first.body.moves).toEqual([
    [1, { do: 'offer', coins: 1 }],
    [1, { do: 'offer', coins: 2 }],
  ])
  const statuses = []
  for (const address of ['7.7.7.7', '7.7.7.7', '8.8.8.8']) statuses.push((await asked(address)).status)
  expect(statuses).toEqual([200, 429, 200])
})
