import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerError } from './errors.ts'
import { addFaults } from './faults.ts'
import { withZod } from './zod.ts'

let app: FastifyInstance
let log: Record<string, unknown>[]
beforeEach(async () => {
  log = []
  const stream = { write: (line: string) => log.push(JSON.parse(line)) }
  app = Fastify({ logger: { level: 'warn', stream } })
  app.setErrorHandler(answerError)
  await app.register(fastifyRateLimit, { max: 1000, timeWindow: 60_000 })
  addFaults(withZod(app))
})

const fault = { part: 'panel hand', game: 'thrones', name: 'TypeError', frames: ['draw board-1a2b.js:1:234'] }
const tell = (payload: object) => app.inject({ method: 'POST', url: '/api/faults', payload })

describe('a fault of drawing', () => {
  test('is written into the log, and nothing beside it', async () => {
    expect((await tell(fault)).statusCode).toBe(204)
    expect(log).toEqual([expect.objectContaining({ fault, msg: 'the page could not draw a part' })])
  })

  test.each([
    ['a position', { ...fault, view: { open: {} } }],
    ['a sentence', { ...fault, name: 'Error: held by stark' }],
    ['the address of a table', { ...fault, frames: ['draw https://play.example/table/abc:1:2'] }],
    ['lines of its own', { ...fault, part: 'board\nadmin logged in' }],
    ['too many frames', { ...fault, frames: Array(13).fill(fault.frames[0]) }],
    ['nothing', {}],
  ])('that carries %s is refused', async (_, payload) => {
    const answer = await tell(payload)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'malformed'])
    expect(log).toEqual([])
  })

  test('that is too large is refused', async () => {
    expect((await tell({ ...fault, game: 'x'.repeat(5000) })).statusCode).toBe(413)
  })

  test('is taken only so often from one address', async () => {
    for (let i = 0; i < 20; i++) expect((await tell(fault)).statusCode).toBe(204)
    expect((await tell(fault)).statusCode).toBe(429)
    expect(log.length).toBe(20)
  })
})
