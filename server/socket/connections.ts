/** Which connections each guest has to this server, so that they end when its cookies do. */
import type { WebSocket } from 'ws'

type Socket = Pick<WebSocket, 'on' | 'close' | 'readyState' | 'CLOSED'>

export interface Connections {
  add(user: string, socket: Socket): void
  /** Closes all of a guest: its pages come back as whoever their browsers are then. */
  close(user: string): void
}

export function openConnections(): Connections {
  const open = new Map<string, Set<Socket>>()
  return {
    add(user, socket) {
      // It may have ended while it was asked whose it is: its end is told no more.
      if (socket.readyState === socket.CLOSED) return
      const sockets = open.get(user) ?? new Set()
      open.set(user, sockets.add(socket))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && open.get(user) === sockets) open.delete(user)
      })
    },
    close(user) {
      for (const socket of open.get(user) ?? []) socket.close(4401, 'signed out')
    },
  }
}
