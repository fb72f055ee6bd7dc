/** A page that looks at the lobby, as the server tells of it. */
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import type { Server } from '../index.ts'
import { patience } from './guests.ts'

export interface LobbyEar {
  heard: LobbyMessage[]
  /** Waits until something like that has been heard. */
  until(isIt: (message: LobbyMessage) => boolean): Promise<LobbyMessage>
  close(): void
}

/** It hears of every change from then on. */
export async function listenToLobby(server: Server, cookie = ''): Promise<LobbyEar> {
  const url = `${server.address.replace('http', 'ws')}/api/lobby/live`
  // Node's own WebSocket takes headers as a second argument; its types do not know.
  const socket = new WebSocket(url, { headers: { cookie } } as unknown as string[])
  const heard: LobbyMessage[] = []
  const looks = new Set<() => void>()
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(data))
    for (const look of looks) look()
  })
  const until: LobbyEar['until'] = isIt =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`Never heard: ${isIt}`)), patience.timeout)
      const look = () => {
        const found = heard.find(isIt)
        if (!found) return
        clearTimeout(timer)
        looks.delete(look)
        done(found)
      }
      looks.add(look)
      look()
    })
  await until(({ is }) => is === 'again')
  return { heard, until, close: () => socket.close() }
}
