/** The server of Interregnum. */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openApp } from './app.ts'
import { openHouse } from './house.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/store.ts'

export { type Settings, settingsFrom } from './settings.ts'

export interface Server {
  /** Where it listens, as http://host:port. */
  address: string
  /** Stops cleanly: what is under way is made durable, then all connections are closed. */
  close(): Promise<void>
}

/** Opens the database and listens. */
export async function startServer(settings: Settings): Promise<Server> {
  const { databaseUrl, data, port, host } = settings
  const store = await openStore({ databaseUrl, file: join(data, 'interregnum.sqlite') })
  const { app, house } = await openApp(settings, store, app =>
    openHouse(settings, store, error => app.log.error(error)),
  )
  await app.listen({ port, host })
  const { port: actual } = app.server.address() as AddressInfo
  return {
    address: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${actual}`,
    close: async () => {
      await app.close()
      await house.close()
      await store.close()
    },
  }
}
