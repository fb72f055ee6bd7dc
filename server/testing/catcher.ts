/** An endpoint of one's own, on this machine, that keeps what it is sent: for tests. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Caught {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Catcher {
  /** http://127.0.0.1:port */
  address: string
  caught: Caught[]
  /** What it answers from now on. */
  answer: { status: number; headers?: Record<string, string> }
  /** Waits until it has been sent so many. */
  until(count: number): Promise<void>
  close(): void
}

export async function openCatcher(): Promise<Catcher> {
  const waiting = new Set<() => void>()
  const catcher: Catcher = {
    address: '',
    caught: [],
    answer: { status: 200 },
    until: async count => {
      while (catcher.caught.length < count) await new Promise<void>(done => waiting.add(done))
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    catcher.caught.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(catcher.answer.status, catcher.answer.headers).end('{}')
    for (const done of waiting) done()
    waiting.clear()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  catcher.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return catcher
}
