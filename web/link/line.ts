/** A WebSocket that comes back by itself: after a pause that grows, and at once when the page wakes or is online again. */
export interface Line {
  /** False when there is no connection now. */
  write(text: string): boolean
  /** Gives the connection up at once and comes back. */
  restart(): void
  close(): void
}

/** 'gone': coming back is of no use; 'broken': the other side cannot show the table just now. */
export type Loss = 'lost' | 'broken' | 'gone'

export interface Ears {
  hear(text: string): void
  /** The connection broke, and why as far as the other side has said it. */
  lost(why: Loss): void
}

/** Milliseconds. Short enough that nobody waits for five seconds once the server can be reached again. */
const pauses = [300, 600, 1_200, 2_400]
/**
 * So long a connection may take to come about, and so long it may be silent: the server says something every three seconds. What it
 * says first is long, and goes before: over a slow line it has twice the time whenever it has not come.
 */
const patience = { opening: 4_000, silence: 8_000, longest: 64_000 }
/** The server's close codes: there is no such table; nobody knows who asks; the table cannot be shown just now. */
const losses: Readonly<Record<number, Loss>> = { 4404: 'gone', 4403: 'gone', 1011: 'broken' }

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
  lose: (lost: WebSocket, why: Loss) => void,
): WebSocket {
  const socket = new WebSocket(url)
  socket.onmessage = ({ data }) => hear(socket, data)
  socket.onclose = ({ code }) => lose(socket, losses[code] ?? 'lost')
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

/** Calls when something expected has not come in time. Timers of a sleeping page stand still: `isLate` is asked on waking. */
function watchdog(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  const stop = () => {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
  }
  return {
    stop,
    within(milliseconds: number) {
      stop()
      due = Date.now() + milliseconds
      timer = setTimeout(call, milliseconds)
    },
    isLate: () => Date.now() > due,
  }
}

export function steadyLine(url: string, ears: Ears): Line {
  let socket: WebSocket | null = null
  let isEnded = false
  let first = patience.silence
  let hasHeard = false

  const connect = () => {
    retries.stop()
    if (isEnded || socket) return
    socket = opened(url, hear, lose)
    const opening = socket
    opening.onopen = () => watch.within(first)
    hasHeard = false
    watch.within(patience.opening)
  }
  const retries = retrying(connect)
  const watch = watchdog(() => {
    const isUnopened = socket?.readyState !== WebSocket.OPEN
    if (!isUnopened && !hasHeard) first = Math.min(2 * first, patience.longest)
    lose(socket, 'lost')
    // It has waited long enough.
    if (isUnopened) connect()
  })
  const hear = (from: WebSocket, text: string) => {
    if (socket !== from) return
    hasHeard = true
    first = patience.silence
    watch.within(patience.silence)
    retries.wentWell()
    ears.hear(text)
  }
  const lose = (lost: WebSocket | null, why: Loss) => {
    if (socket !== lost) return
    socket = null
    watch.stop()
    lost?.close()
    if (isEnded) return
    isEnded = why === 'gone'
    ears.lost(why)
    if (!isEnded) retries.later()
  }
  const restart = () => lose(socket, 'lost')
  const wake = () => {
    if (watch.isLate()) restart()
    connect()
  }
  const stopWaking = onWaking(wake, restart)
  connect()

  const close = () => {
    isEnded = true
    retries.stop()
    stopWaking()
    lose(socket, 'gone')
  }
  return { write: text => sentOver(socket, text), restart, close }
}

function sentOver(socket: WebSocket | null, text: string): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false
  socket.send(text)
  return true
}
