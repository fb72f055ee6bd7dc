/** A line may fall silent without being closed: page and server hear from each other every few seconds, or give it up. */
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Message } from '../../table/index.ts'
import { limits } from '../limits.ts'
import { frameOf } from './frame.ts'

/** Serves a connection until it is closed. A page's browser answers pings by itself. `page` names the page that is served. */
export function keepAlive(
  socket: WebSocket,
  stream: Pick<Writable, 'cork' | 'write' | 'uncork'>,
  page: string | undefined,
): void {
  // It may have ended while its table was loaded: its end is told no more.
  if (socket.readyState === socket.CLOSED) return
  const here: Message = { is: 'here', page }
  const hereFrame = frameOf(JSON.stringify(here))
  let unanswered = 0
  let most: number = limits.firstBeats
  socket.on('pong', () => {
    unanswered = 0
    most = limits.unansweredBeats
  })
  const beat = setInterval(() => {
    if (unanswered++ === most) return socket.terminate()
    if (socket.readyState !== socket.OPEN) return
    stream.cork()
    stream.write(hereFrame)
    socket.ping()
    stream.uncork()
  }, limits.heartbeat)
  beat.unref()
  socket.on('close', () => clearInterval(beat))
}
