import { once } from 'node:events'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { patience } from '../testing/guests.ts'
import { answerError, fault } from './errors.ts'
import { addImports } from './imports.ts'
import type { Users } from './users.ts'
import { withZod } from './zod.ts'

it('who brings a record and goes away before the first word of it is no fault of the server', async () => {
  const log: { level: number }[] = []
  const stream = { write: (line: string) => log.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'info', stream }, forceCloseConnections: true })
  app.setErrorHandler(answerError)
  withZod(app)
  await app.register(fastifyRateLimit, { max: 1000, timeWindow: 60_000 })
  let [isWaiting, isStopped] = [false, false]
  const importer = {
    // biome-ignore lint/correctness/useYield: it waits for its turn, and is broken off before.
    async *bring({ signal }: { signal: AbortSignal }) {
      isWaiting = true
      await once(signal, 'abort')
      isStopped = true
      throw fault(400, 'stopped', 'Stopped.')
    },
  }
  const users = { welcome: async () => ({ id: 'ann', name: 'Ann' }) } as unknown as Users
  await app.register(scope =>
    addImports(scope, { importer, users, mustBeWelcome: async () => {}, tablesPerMinute: 60 }),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = new AbortController()
  const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' }
  const asked = fetch(`${address}/api/import`, { method: 'POST', headers, body: '{}', signal: stop.signal })
  await vi.waitFor(() => expect(isWaiting).toBe(true), patience)
  stop.abort()
  await asked.catch(() => {})
  await vi.waitFor(() => expect(isStopped).toBe(true), patience)
  await app.close()
  expect(log.filter(({ level }) => level > 30)).toEqual([])
})
