/** One open page that looks at the lobby: what changes goes out over a WebSocket, and nothing comes in. */
import type { FastifyInstance } from 'fastify'
import type { Users } from '../http/users.ts'
import type { Connections } from '../socket/connections.ts'
import type { countSockets } from '../socket/countSockets.ts'
import { keepAlive } from '../socket/keepAlive.ts'
import { sender } from '../socket/socket.ts'
import type { Lobby } from './lobby.ts'

interface Need {
  users: Users
  connections: Connections
  lobby: Lobby
  /** The name of the page that is served. */
  page: string | undefined
  counted: ReturnType<typeof countSockets>
}

export function addLobbyLive(server: FastifyInstance, { users, connections, lobby, page, counted }: Need): void {
  server.get('/api/lobby/live', { websocket: true }, async (socket, request) => {
    if (!counted(socket, request.ip)) return socket.close(1013, 'too many connections')
    socket.on('error', () => socket.terminate())
    socket.on('message', () => socket.close(1008, 'nothing is asked here'))
    const user = await users.known(request)
    if (user) connections.add(user.id, socket, async () => (await users.known(request))?.id === user.id)
    if (socket.readyState !== socket.OPEN) return
    keepAlive(socket, request.raw.socket, page)
    socket.on('close', lobby.enter({ user: user?.id ?? null, send: sender(socket) }))
  })
}
