/**
 * A server that only sends back what it is sent, with the web server and the sockets of the real one: what cannot be saved. With
 * `stored` in the address of a socket, a row is on the disk before the answer, all that arrive at one moment in one commit.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastifyWebsocket from '@fastify/websocket'
import Fastify from 'fastify'

const database = new DatabaseSync(join(process.env.DATA_DIR!, 'echo.sqlite'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, body text)',
)
const insert = database.prepare('insert into rows (body) values (?)')
/** As large as an entry. */
const body = 'x'.repeat(600)

let waiting: (() => void)[] = []

function commitAll(): void {
  const all = waiting
  waiting = []
  database.exec('begin')
  for (const _ of all) insert.run(body)
  database.exec('commit')
  for (const answer of all) answer()
}

const server = Fastify()
await server.register(fastifyWebsocket, { options: { perMessageDeflate: false } })
server.get('/:kind', { websocket: true }, (socket, request) => {
  const isStored = (request.params as { kind: string }).kind === 'stored'
  socket.on('message', data => {
    const answer = () => socket.send(String(data))
    if (!isStored) return answer()
    waiting.push(answer)
    if (waiting.length === 1) setImmediate(commitAll)
  })
})
const address = await server.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.exit())
process.on('disconnect', () => process.exit())
process.send!(address)
