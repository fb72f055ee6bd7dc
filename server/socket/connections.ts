/** Which connections each guest has to this server, so that they end when its cookies do. */
import type { WebSocket } from 'ws'

type Socket = Pick<WebSocket, 'on' | 'close' | 'readyState' | 'CLOSED'>

export interface Connections {
  /** `isStill` looks whether the cookie with which it came is still worth something. */
  add(user: string, socket: Socket, isStill: () => Promise<boolean>): void
  /** Closes all of a guest, here and at other servers: its pages come back as whoever their browsers are then. */
  signOut(user: string): void
  /** Closes those of a guest here. */
  close(user: string): void
  /** Closes those whose cookies have ended without a word of it, and those of whom that cannot be said. */
  check(): Promise<void>
}

/** `tell` lets other servers know whose connections end. */
export function openConnections(tell: (user: string) => void): Connections {
  const open = new Map<string, Map<Socket, () => Promise<boolean>>>()
  const end = (socket: Socket) => socket.close(4401, 'signed out')
  const close = (user: string) => {
    for (const socket of open.get(user)?.keys() ?? []) end(socket)
  }
  return {
    add(user, socket, isStill) {
      // It may have ended while it was asked whose it is: its end is told no more.
      if (socket.readyState === socket.CLOSED) return
      const sockets = open.get(user) ?? new Map()
      open.set(user, sockets.set(socket, isStill))
      socket.on('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && open.get(user) === sockets) open.delete(user)
      })
    },
    signOut(user) {
      close(user)
      tell(user)
    },
    close,
    async check() {
      for (const [socket, isStill] of [...open.values()].flatMap(sockets => [...sockets]))
        if (!(await isStill().catch(() => false))) end(socket)
    },
  }
}
