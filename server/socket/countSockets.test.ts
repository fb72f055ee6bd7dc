import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { countSockets } from './countSockets.ts'

it('an address may have so many connections at once, and room again when one is closed', () => {
  const counted = countSockets(2)
  const sockets = Array.from({ length: 3 }, () => new EventEmitter() as unknown as WebSocket)
  expect(counted(sockets[0], 'a')).toBe(true)
  expect(counted(sockets[1], 'a')).toBe(true)
  expect(counted(sockets[2], 'a')).toBe(false)
  expect(counted(sockets[2], 'b')).toBe(true)
  sockets[0].emit('close')
  expect(counted(new EventEmitter() as unknown as WebSocket, 'a')).toBe(true)
})
