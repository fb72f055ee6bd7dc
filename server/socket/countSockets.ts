/** How many connections each address has. */
import type { WebSocket } from 'ws'

/** Counts the connections of each address until they close; false when there are too many. */
export function countSockets(most: number) {
  const open = new Map<string, number>()
  return (socket: Pick<WebSocket, 'on'>, address: string): boolean => {
    const before = open.get(address) ?? 0
    if (before >= most) return false
    open.set(address, before + 1)
    socket.on('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    return true
  }
}
