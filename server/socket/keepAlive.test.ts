import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { keepAlive } from './keepAlive.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connected(page?: string, readyState = 1) {
  const states = { readyState, OPEN: 1, CLOSED: 3 }
  const socket = Object.assign(new EventEmitter(), { ...states, ping: vi.fn(), terminate: vi.fn() })
  const written: string[] = []
  const stream = { cork() {}, uncork() {}, write: (frame: Buffer) => written.push(frame.toString('utf8')) > 0 }
  keepAlive(socket as unknown as WebSocket, stream, page)
  return { socket, written }
}

it('a page hears every three seconds that the server is there', () => {
  const { socket, written } = connected()
  for (let beat = 1; beat <= 5; beat++) {
    vi.advanceTimersByTime(3_000)
    socket.emit('pong')
    expect(written).toHaveLength(beat)
    expect(socket.ping).toHaveBeenCalledTimes(beat)
  }
  expect(written[0]).toContain('{"is":"here"}')
  expect(socket.terminate).not.toHaveBeenCalled()
})

it('a page that has fallen silent is given up within ten seconds', () => {
  const { socket } = connected()
  vi.advanceTimersByTime(3_000)
  socket.emit('pong')
  vi.advanceTimersByTime(10_000)
  expect(socket.terminate).toHaveBeenCalled()
})

it('a page to which what it is sent first takes long is given a minute for its first answer, and no more', () => {
  const { socket } = connected()
  vi.advanceTimersByTime(60_000)
  expect(socket.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(socket.terminate).toHaveBeenCalled()
})

it('nothing is said once the connection is closed', () => {
  const { socket, written } = connected()
  socket.emit('close')
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual([])
})

it('a connection that was closed before it was served leaves no timer', () => {
  connected(undefined, 3)
  expect(vi.getTimerCount()).toBe(0)
})

it('a page hears which page the server has now', () => {
  const { written } = connected('index-2.js')
  vi.advanceTimersByTime(3_000)
  expect(written[0]).toContain('{"is":"here","page":"index-2.js"}')
})
