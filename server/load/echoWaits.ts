/** How long a server that only sends back what it is sent takes for it: what no server could do better. */
import { evenly } from './evenly.ts'
import { withServer } from './process.ts'

/** The answer comes at once, or when a row is on the disk. */
export type EchoKind = 'bare' | 'stored'

export interface EchoWish {
  sockets: number
  /** Messages a second, all sockets together. */
  rate: number
  seconds: number
}

/** Before anything is counted, in milliseconds. */
export const warmUp = 4000

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** As long as a move that is asked for. */
const message = JSON.stringify({ id: '123456', command: { do: 'move', seat: 3, n: 120, move: { do: 'x'.repeat(40) } } })

/** How many milliseconds each answer took. */
export function echoWaits(kind: EchoKind, { sockets, rate, seconds }: EchoWish): Promise<number[]> {
  return withServer({ program: new URL('./echo.ts', import.meta.url) }, async ({ address }) => {
    const url = `${address.replace('http', 'ws')}/${kind}`
    const lines: WebSocket[] = []
    while (lines.length < sockets) lines.push(...(await Promise.all(Array.from({ length: 50 }, () => openLine(url)))))
    const waits: number[] = []
    const next = evenly(rate)
    const begin = performance.now()
    while (performance.now() - begin < warmUp + seconds * 1000) {
      await sleep(next())
      const isCounted = performance.now() - begin > warmUp
      void echo(lines[Math.floor(Math.random() * lines.length)]).then(wait => isCounted && waits.push(wait))
    }
    await sleep(200)
    for (const line of lines) line.close()
    return waits
  })
}

async function openLine(url: string): Promise<WebSocket> {
  const line = new WebSocket(url)
  await new Promise((opened, failed) => {
    line.addEventListener('open', opened)
    line.addEventListener('error', failed)
  })
  return line
}

async function echo(line: WebSocket): Promise<number> {
  const begin = performance.now()
  line.send(message)
  await new Promise(answered => line.addEventListener('message', answered, { once: true }))
  return performance.now() - begin
}
