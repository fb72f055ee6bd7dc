/** Bringing a record: it is played elsewhere, and who waits for it hears how far it is, and may break it off. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as schemas from '../../table/sync/http.ts'
import { freshSeed } from '../freshSeed.ts'
import type { Importer } from '../imports/importer.ts'
import type { Progress } from '../imports/keep.ts'
import { limits } from '../limits.ts'
import type { User } from '../store/people.ts'
import { explain } from './errors.ts'
import { perMinute } from './need.ts'
import { freshId, type Users } from './users.ts'

const lines = 'application/x-ndjson'
/** All that are told of one record have room: who does not read them keeps nobody waiting who comes after. */
const mostLines = limits.recordMoves / limits.recordPiece + 4

interface Need {
  importer: Importer
  users: Users
  /** Throws a fault for somebody who may begin nothing now. */
  mustBeWelcome(user: User): Promise<void>
  tablesPerMinute: number
}

/** Answers when the table is there; or, to whoever takes lines of JSON, with a line for each piece of the way. */
export async function addImports(
  app: FastifyInstance,
  { importer, users, tablesPerMinute, mustBeWelcome }: Need,
): Promise<void> {
  // What comes is read where it is played: to read a whole game takes long.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const route = {
    config: perMinute(Math.ceil(tablesPerMinute * limits.recordsPerTable)),
    bodyLimit: limits.largestRecord,
    compress: false,
    schema: {
      summary: `A table that stands where a record ends; with "accept: ${lines}" as lines that tell how far it is`,
      body: schemas.record,
      response: { 200: schemas.made, '4xx': schemas.refusal, '5xx': schemas.refusal },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
  } as const
  app.post('/api/import', route, async (request, reply) => {
    const user = await users.welcome(request, reply)
    await mustBeWelcome(user)
    const wish = { id: freshId(), name: user.name, owner: { user: user.id, name: user.name }, freshSeed: freshSeed() }
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    const bytes = new Uint8Array(request.body as Buffer)
    const progress = importer.bring({ bytes, wish, address: request.ip, signal: gone.signal })
    if (request.headers.accept?.includes(lines)) {
      return reply.type(lines).send(Readable.from(told(progress, wish.id), { highWaterMark: mostLines }))
    }
    for await (const _ of progress);
    return { id: wish.id }
  })
}

/** The way of a record as lines: `{ moves, of }`, and at last `{ id }` or `{ error, message }`. */
async function* told(progress: AsyncIterable<Progress>, id: string): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`
  try {
    for await (const each of progress) yield line(each)
    yield line({ id })
  } catch (error) {
    const { code, message, rules } = explain(error as Error)
    yield line({ error: code, message, rules })
  }
}
