/** A WebSocket that comes back by itself: after a pause that grows, and at once when the page wakes or is online again. */
export interface Line {
  /** False when there is no connection now. */
  write(text: string): boolean
  /** Gives the connection up at once and comes back. */
  restart(): void
  close(): void
}

export interface Ears {
  hear(text: string): void
  /** The connection broke. `gone`: the other side says that coming back is of no use. */
  lost(gone: boolean): void
}

/** Milliseconds. */
const pauses = [300, 1_000, 2_000, 4_000, 8_000, 15_000]
/** The server's close code for "no such table". */
const noSuchTable = 4404

/** Calls when the page is seen again or back online, and when it is cut off; returns how to stop it. */
function onWaking(wake: () => void, cutOff: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const look = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake, { signal })
  addEventListener('offline', cutOff, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => stop.abort()
}

const pauseAfter = (fails: number) => pauses[Math.min(fails, pauses.length - 1)] * (0.75 + Math.random() / 2)

function opened(
  url: string,
  hear: (from: WebSocket, text: string) => void,
  lose: (lost: WebSocket, gone: boolean) => void,
): WebSocket {
  const socket = new WebSocket(url)
  socket.onmessage = ({ data }) => hear(socket, data)
  socket.onclose = ({ code }) => lose(socket, code === noSuchTable)
  return socket
}

/** Calls again and again, after pauses that grow until it has gone well. */
function retrying(call: () => void) {
  let fails = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later() {
      clearTimeout(timer)
      timer = setTimeout(call, pauseAfter(fails++))
    },
    stop: () => clearTimeout(timer),
    wentWell() {
      fails = 0
    },
  }
}

export function steadyLine(url: string, ears: Ears): Line {
  let socket: WebSocket | null = null
  let isEnded = false

  const connect = () => {
    retries.stop()
    if (isEnded || socket) return
    socket = opened(url, hear, lose)
  }
  const retries = retrying(connect)
  const hear = (from: WebSocket, text: string) => {
    if (socket !== from) return
    retries.wentWell()
    ears.hear(text)
  }
  const lose = (lost: WebSocket | null, gone: boolean) => {
    if (socket !== lost) return
    socket = null
    lost?.close()
    if (isEnded) return
    isEnded = gone
    ears.lost(gone)
    if (!gone) retries.later()
  }
  const restart = () => lose(socket, false)
  const stopWaking = onWaking(connect, restart)
  connect()

  const close = () => {
    isEnded = true
    retries.stop()
    stopWaking()
    lose(socket, true)
  }
  return { write: text => sentOver(socket, text), restart, close }
}

function sentOver(socket: WebSocket | null, text: string): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false
  socket.send(text)
  return true
}
