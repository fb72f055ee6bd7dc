/** A WebSocket in memory, for tests: what was sent, and what the other side does. */
import { vi } from 'vitest'

export interface FakeSocket {
  readyState: number
  sent: string[]
  onopen?(): void
  onmessage?(event: { data: string }): void
  onclose?(event: { code: number }): void
  /** The other side says something. */
  hears(message: unknown): void
  /** The connection ends. */
  breaks(code?: number): void
}

/** Puts the fake in place of the browser's, and a window that events can be sent to; returns the sockets opened. */
export function fakeSockets(): FakeSocket[] {
  const sockets: FakeSocket[] = []
  function socket(this: FakeSocket) {
    this.readyState = 1
    this.sent = []
    this.hears = message => this.onmessage?.({ data: JSON.stringify(message) })
    this.breaks = (code = 1006) => {
      this.readyState = 3
      this.onclose?.({ code })
    }
    Object.assign(this, {
      send: (text: string) => this.sent.push(text),
      close: () => this.breaks(1000),
    })
    sockets.push(this)
  }
  vi.stubGlobal('WebSocket', Object.assign(socket, { OPEN: 1 }))
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.test' })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  return sockets
}
