/** The server of Interregnum. */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openClock } from './clock.ts'
import { compactInSteps } from './collector.ts'
import { closeHost, openHost } from './host.ts'
import { openApp } from './http/app.ts'
import { limits } from './limits.ts'
import { reasonOf } from './reason.ts'
import type { Settings } from './settings.ts'
import { fileName, fileWatch, lockFolder } from './store/sqlite.ts'
import { openStore, type Store } from './store/store.ts'

export { type Settings, settingsFrom } from './settings.ts'

export interface Server {
  /** Where it listens, as http://host:port. */
  address: string
  /** Stops cleanly: what is under way is made durable, then all connections are closed. */
  close(): Promise<void>
}

/** The database that the settings name. Throws an Error that says which it is, where it cannot be used. */
export async function openStoreOf({ databaseUrl, data }: Pick<Settings, 'databaseUrl' | 'data'>): Promise<Store> {
  try {
    return await openStore({ databaseUrl, file: join(data, fileName) })
  } catch (error) {
    // What the store says itself, as of a database that is newer, is said well.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    const which = databaseUrl ? 'PostgreSQL that DATABASE_URL names' : `database in the folder "${data}"`
    throw new Error(`The ${which} cannot be used: ${reasonOf(error)}.`)
  }
}

/** Opens the database and listens. */
export async function startServer(settings: Settings): Promise<Server> {
  compactInSteps()
  const { port, host, data, databaseUrl } = settings
  const folder = databaseUrl ? null : lockFolder(data)
  const store = await openStoreOf(settings)
  folder?.keepInMind()
  const clock = await openClock({ store })
  const { server, host: running } = await openApp(settings, store, fault => openHost(settings, store, fault, clock))
  const isThere = databaseUrl ? () => true : fileWatch(join(data, fileName))
  const watch = setInterval(() => isThere() || void stopForGood(), limits.beat).unref()
  const stopForGood = () => {
    server.log.fatal(`The files of the database in "${data}" are gone: what is written now would be lost. Stopping.`)
    process.exitCode = 1
    return close()
  }
  const close = async () => {
    clearInterval(watch)
    await server.close()
    await closeHost(running)
    await clock.stop()
    await store.close()
    folder?.giveBack()
  }
  try {
    await server.listen({ port, host })
  } catch (error) {
    await close()
    const { code } = error as NodeJS.ErrnoException
    throw code === 'EADDRINUSE'
      ? new Error(`Port ${port} of ${host} is taken. Name another with --port, or PORT.`)
      : error
  }
  const { port: actual } = server.server.address() as AddressInfo
  return {
    address: `http://${['0.0.0.0', '127.0.0.1', '::'].includes(host) ? 'localhost' : host}:${actual}`,
    close,
  }
}
