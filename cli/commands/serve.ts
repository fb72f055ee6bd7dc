/** `interregnum serve`: the server and the page. */
import module from 'node:module'
import { startServer } from '../../server/index.ts'
import { limits } from '../../server/limits.ts'
import { read, wholeNumber } from '../arguments.ts'
import { placesOf } from '../places.ts'
import { houseFolder, houseSettings } from '../settings.ts'
import { offerSetUp } from '../setup/setup.ts'

const usage = `Usage: interregnum serve [--port 3000] [--host 127.0.0.1] [--data ./data]
Starts the server. The environment is read too: PORT, HOST, DATA_DIR, DATABASE_URL and more (docs/hosting.md);
and interregnum.env in the data folder, which "interregnum setup" writes.`

export async function run(args: string[]): Promise<void> {
  const { flag } = read(args, { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } }, usage)
  await offerSetUp(houseFolder({ data: flag('data') }), args)
  const settings = houseSettings({
    ...(flag('port') && { port: wholeNumber('port', flag('port'), 0, 65_535) }),
    host: flag('host'),
    data: flag('data'),
  })
  const server = await startServer(settings)
  for (const place of placesOf(server.address, settings)) console.log(place)
  // What was compiled is kept at once: a server that is killed would have to compile it all again.
  module.flushCompileCache?.()
  const stop = () => {
    setTimeout(() => {
      console.error('Something does not answer: stopped without waiting for it. Nothing that was shown is lost.')
      process.exit(1)
    }, limits.stopTime).unref()
    void server.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  if (process.env.npm_lifecycle_event === 'start') onceAlone(stop)
}

/**
 * npm starts a script in a shell, which ends at a signal without handing it on: a server that is left behind by its shell
 * has been stopped.
 */
function onceAlone(stop: () => void): void {
  const { ppid } = process
  const look = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(look)
    stop()
  }, 500).unref()
}
