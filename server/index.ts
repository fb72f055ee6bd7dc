/** The server of Interregnum. */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openClock } from './clock.ts'
import { closeHost, openHost } from './host.ts'
import { openApp } from './http/app.ts'
import type { Settings } from './settings.ts'
import { lockFolder } from './store/sqlite.ts'
import { openStore, type Store } from './store/store.ts'

export { type Settings, settingsFrom } from './settings.ts'

export interface Server {
  /** Where it listens, as http://host:port. */
  address: string
  /** Stops cleanly: what is under way is made durable, then all connections are closed. */
  close(): Promise<void>
}

/** The database that the settings name. */
export const openStoreOf = ({ databaseUrl, data }: Pick<Settings, 'databaseUrl' | 'data'>): Promise<Store> =>
  openStore({ databaseUrl, file: join(data, 'interregnum.sqlite') })

/** Opens the database and listens. */
export async function startServer(settings: Settings): Promise<Server> {
  const { port, host, data, databaseUrl } = settings
  const unlock = databaseUrl ? () => {} : lockFolder(data)
  const store = await openStoreOf(settings)
  const clock = await openClock({ store })
  const { server, host: running } = await openApp(settings, store, fault => openHost(settings, store, fault, clock))
  const close = async () => {
    await server.close()
    await closeHost(running)
    await clock.stop()
    await store.close()
    unlock()
  }
  try {
    await server.listen({ port, host })
  } catch (error) {
    await close()
    throw error
  }
  const { port: actual } = server.server.address() as AddressInfo
  return {
    address: `http://${['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : host}:${actual}`,
    close,
  }
}
