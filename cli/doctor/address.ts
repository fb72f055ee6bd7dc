/** Is a server there, where people are told to look for it, and does everything get through that it needs? */
import { pageName } from '../../server/http/page.ts'
import type { Settings } from '../../server/index.ts'
import { reasonOf } from '../../server/reason.ts'
import { broken, type Finding, ok, warning } from './finding.ts'

const patience = 5_000
/** A table that is not there: the server says so over a WebSocket, and so proves that one gets through. */
const noTable = { path: '/api/tables/doctor/live', code: 4404 }

export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const { address, port, host } = settings
  const here = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`
  const nearby = await checkServer('server', here, settings, false)
  if (!address) return nearby
  return [...nearby, ...(await checkServer('address', address, settings, true))]
}

async function checkServer(what: string, address: string, settings: Settings, isOutside: boolean): Promise<Finding[]> {
  const health = await get(`${address}/healthz`)
  if (health instanceof Error) return [unreached(what, address, health, isOutside)]
  if (health.status === 503)
    return [broken(what, `${address} is there, and its database does not answer.`, 'Look at its log.')]
  const { ok: isOurs } = (await health.json().catch(() => null)) ?? {}
  const where = 'Look at PORT, or at where the web server in front leads.'
  if (isOurs !== true) return [broken(what, `something else answers at ${address}.`, where)]
  const { host } = new URL(address)
  // By other names than its own the server answers nothing else.
  if (settings.hosts.length === 0 || settings.hosts.includes(host)) return [await checkPage(what, address, settings)]
  if (!isOutside) return [ok(what, `${address} answers.`)]
  return [broken(what, `the server does not answer by the name ${host}.`, `Set HOSTS=${host}.`)]
}

function unreached(what: string, address: string, error: Error, isOutside: boolean): Finding {
  if (!isOutside) return warning(what, `nothing answers at ${address}: ${reasonOf(error)}.`, 'npx interregnum serve')
  const todo = 'Look at the name (DNS), the certificate and the web server in front.'
  return broken(what, `${address} cannot be reached: ${reasonOf(error)}.`, todo)
}

async function checkPage(what: string, address: string, settings: Settings): Promise<Finding> {
  const me = await get(`${address}/api/me`)
  const page = me instanceof Error ? null : me.headers.get('interregnum-page')
  const line = await hears(address)
  const front = 'Let the web server in front pass them (docs/hosting.md).'
  if (line !== null) return broken(what, `WebSockets do not get through at ${address}: ${line}.`, front)
  if (page === (pageName(settings.page) ?? null)) return ok(what, `${address} answers, and WebSockets get through.`)
  return warning(what, `another version is served at ${address}.`, 'Start that server again after an update.')
}

const get = (url: string): Promise<Response | Error> =>
  fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' }).catch((error: Error) => error)

/** null: a WebSocket gets through. */
function hears(address: string): Promise<string | null> {
  return new Promise(done => {
    const line = new WebSocket(`${address.replace(/^http/, 'ws')}${noTable.path}`)
    const late = setTimeout(() => {
      done('no answer in time')
      line.close()
    }, patience)
    line.onclose = ({ code }) => {
      clearTimeout(late)
      done(code === noTable.code ? null : `the connection ends with ${code}`)
    }
  })
}
