import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { openConnections } from './connections.ts'

const socketIn = (readyState: number) =>
  Object.assign(new EventEmitter(), { readyState, CLOSED: 3, close: vi.fn() }) as unknown as WebSocket

const still = async () => true

it('all connections of a guest are closed, those of others and those that have ended are not', () => {
  const tell = vi.fn()
  const connections = openConnections(tell)
  const [first, second, ended, closedBefore, other] = [1, 1, 1, 3, 1].map(socketIn)
  for (const socket of [first, second, ended, closedBefore]) connections.add('ann', socket, still)
  connections.add('ben', other, still)
  ended.emit('close')
  connections.signOut('ann')
  expect(tell.mock.calls).toEqual([['ann']])
  expect([first, second].map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1])
  for (const { close } of [ended, closedBefore, other]) expect(close).not.toHaveBeenCalled()
})

it('connections whose cookies have ended without a word of it are closed, and those of whom that cannot be said', async () => {
  const connections = openConnections(() => {})
  const [fine, over, unsure] = [1, 1, 1].map(socketIn)
  connections.add('ann', fine, still)
  connections.add('ann', over, async () => false)
  connections.add('ben', unsure, async () => {
    throw new Error('away')
  })
  await connections.check()
  expect([fine, over, unsure].map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([0, 1, 1])
})
