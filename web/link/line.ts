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

export function steadyLine(url: string, ears: Ears): Line {
  let socket: WebSocket | null = null
  let fails = 0
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    clearTimeout(timer)
    if (ended || socket) return
    const mine = new WebSocket(url)
    socket = mine
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return
      fails = 0
      ears.hear(data)
    }
    mine.onclose = ({ code }) => {
      if (socket === mine) lose(code === noSuchTable)
    }
  }

  const lose = (gone: boolean) => {
    socket = null
    if (ended) return
    ended = gone
    ears.lost(gone)
    const pause = pauses[Math.min(fails++, pauses.length - 1)]
    if (!gone) timer = setTimeout(connect, pause * (0.75 + Math.random() / 2))
  }

  const wake = () => {
    if (document.visibilityState === 'visible') connect()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  connect()

  const drop = () => {
    const old = socket
    socket = null
    old?.close()
  }
  return {
    write(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    restart() {
      drop()
      lose(false)
    },
    close() {
      ended = true
      clearTimeout(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      drop()
    },
  }
}
