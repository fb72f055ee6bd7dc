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

/** Calls when the page is seen again or back online; returns how to stop it. */
function onWaking(call: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') call()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
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

export function steadyLine(url: string, ears: Ears): Line {
  let socket: WebSocket | null = null
  let fails = 0
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    clearTimeout(timer)
    if (isEnded || socket) return
    socket = opened(url, hear, lose)
  }
  const hear = (from: WebSocket, text: string) => {
    if (socket !== from) return
    fails = 0
    ears.hear(text)
  }
  const lose = (lost: WebSocket | null, gone: boolean) => {
    if (socket !== lost) return
    socket = null
    lost?.close()
    if (isEnded) return
    isEnded = gone
    ears.lost(gone)
    if (!gone) timer = setTimeout(connect, pauseAfter(fails++))
  }
  const stopWaking = onWaking(connect)
  connect()

  return {
    write(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    restart: () => lose(socket, false),
    close() {
      isEnded = true
      clearTimeout(timer)
      stopWaking()
      lose(socket, true)
    },
  }
}
