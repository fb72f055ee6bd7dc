/**
 * The cable between one browser and the server: it can be pulled out and plugged in again. With several servers it is the balancer in
 * front of them.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** Where the browser finds the server. */
  address: string
  /** Every connection breaks, and no new one comes about. */
  pull(): void
  /** Nothing gets through any more, and nobody is told: connections stay open. */
  hush(): void
  plug(): void
  close(): Promise<void>
}

/** A connection to the first server that takes one. */
async function connected(servers: readonly string[]): Promise<Socket | null> {
  for (const server of servers) {
    const far = connect(Number(new URL(server).port), '127.0.0.1')
    const isThere = await once(far, 'connect').then(
      () => true,
      () => false,
    )
    if (isThere) return far
  }
  return null
}

/** Each connection leads to the first of the servers that takes it. */
export async function layCable(...servers: readonly string[]): Promise<Cable> {
  const ends = new Set<Socket>()
  let isPulled = false
  let isSilent = false

  const server = createServer(async near => {
    near.on('error', () => {})
    if (isPulled) return near.destroy()
    if (isSilent) return ends.add(near)
    const far = await connected(servers)
    if (!far || near.destroyed || isPulled) return void [near, far].map(end => end?.destroy())
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pull() {
      isPulled = true
      cut()
    },
    hush() {
      isSilent = true
      for (const end of ends) end.unpipe().pause()
    },
    plug() {
      isPulled = false
      isSilent = false
    },
    async close() {
      // Who is just coming, too, would be waited for.
      isPulled = true
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
