/** What the doctor looks at. Each check gives what it has found, and throws only where it is broken itself. */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageName } from '../../server/http/page.ts'
import type { Settings } from '../../server/index.ts'
import { tryMail } from '../../server/people/mail.ts'
import { reasonOf } from '../../server/reason.ts'
import { type Inspection, inspect } from '../../server/store/inspect.ts'
import { fileName } from '../../server/store/sqlite.ts'
import { settingsFile } from '../settings.ts'
import { broken, type Finding, ok, warning } from './finding.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

export function checkSettings({ address, trustProxy, mailToLog, data, hosts, host }: Settings): Finding[] {
  const what = 'settings'
  const found: Finding[] = []
  const file = settingsFile(data)
  found.push(...openFileFindings(what, file))
  if (mailToLog)
    found.push(warning(what, 'links that sign in are written to the log.', 'Leave MAIL_TO_LOG to development.'))
  if (address?.startsWith('https:') && !trustProxy)
    found.push(
      warning(
        what,
        'the house is found over https, and no web server in front is believed.',
        'Behind one, set TRUST_PROXY=on.',
      ),
    )
  if (trustProxy && host === '0.0.0.0')
    found.push(
      warning(
        what,
        'the web server in front is believed, and all addresses are listened on.',
        'See that nobody gets past it: HOST=127.0.0.1, or a network of its own.',
      ),
    )
  if (address && hosts.length === 0)
    found.push(warning(what, 'the server answers by any name.', `Set HOSTS=${new URL(address).host}.`))
  return found.length > 0
    ? found
    : [ok(what, `${existsSync(file) ? `${file} and the environment` : 'the environment'} can be used.`)]
}

/** Warns of a file that more than its owner can read. */
function openFileFindings(what: string, file: string): Finding[] {
  const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: 0 }
  if ((mode & 0o077) === 0 || process.platform === 'win32') return []
  return [warning(what, `others on this machine can read ${file}.`, `chmod 600 ${file}`)]
}

const writeTime = { slow: 50 }
/** Clocks that differ by more than so many milliseconds. */
const clockDiffers = 5_000

export async function checkDatabase({ databaseUrl, data }: Settings): Promise<Finding[]> {
  const what = 'database'
  try {
    const found = await inspect({ databaseUrl, file: join(data, fileName) })
    if (!found) return [ok(what, `none in ${data} yet: the first start makes it.`)]
    const open = databaseUrl ? [] : openFileFindings(what, join(data, fileName))
    return [schemaFinding(found), ...open, ...writeFindings(found), ...clockFindings(found), pushFinding(found)]
  } catch (error) {
    const todo = databaseUrl ? 'Is it running, and is DATABASE_URL right?' : `Look at the files in ${data}.`
    return [broken(what, reasonOf(error), todo)]
  }
}

function schemaFinding({ kind, version, schema, bytes }: Inspection): Finding {
  const what = 'database'
  const name = `${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}, ${megabytes(bytes)}`
  if (schema === 'newer')
    return broken(
      what,
      `${name}: a newer version of Interregnum has used it.`,
      'Update the program, or name another database.',
    )
  if (schema === 'current') return ok(what, `${name}, with the tables of this version.`)
  return ok(what, `${name}: the next start brings its tables to this version.`)
}

function writeFindings({ write }: Inspection): Finding[] {
  if (write === null) return []
  const said = `a durable change takes ${write.toFixed(1)} ms.`
  if (write <= writeTime.slow) return [ok('writing', said)]
  return [
    warning(
      'writing',
      said,
      `More than ${writeTime.slow} ms is felt at every move: a faster disk, or a nearer database.`,
    ),
  ]
}

function clockFindings({ ahead }: Inspection): Finding[] {
  if (ahead === null) return [ok('time', `${new Date().toISOString()} by the clock of this machine, which counts.`)]
  const seconds = Math.abs(ahead / 1000).toFixed(1)
  const said = `the clock of the database, which counts, is ${seconds} s ${ahead < 0 ? 'behind' : 'before'} this machine's.`
  if (Math.abs(ahead) <= clockDiffers) return [ok('time', said)]
  return [warning('time', said, 'Set both by NTP.')]
}

/** The house makes its keys for notices when it needs them first. */
function pushFinding({ settled }: Inspection): Finding {
  const isMade = settled.some(key => /push|vapid/.test(key))
  return ok('push keys', isMade ? 'made, and kept in the database.' : 'none yet: they are made when they are needed.')
}

export async function checkMail({ smtp, mailToLog }: Settings): Promise<Finding[]> {
  const what = 'mail'
  if (!smtp)
    return [ok(what, mailToLog ? 'written to the log.' : 'not set up: people come back by codes, not by links.')]
  try {
    await tryMail(smtp)
    return [ok(what, `${new URL(smtp).host} takes what we send.`)]
  } catch (error) {
    return [
      broken(what, `${new URL(smtp).host}: ${reasonOf(error)}`, 'Is SMTP_URL right, with its name, password and port?'),
    ]
  }
}

const room = { least: 100e6, few: 1e9 }

/** The folder of the house. Where the database is another machine's, so is its disk. */
export function checkDisk({ data, databaseUrl }: Settings): Finding[] {
  const what = 'disk'
  try {
    mkdirSync(data, { recursive: true })
    accessSync(data, constants.W_OK)
  } catch (error) {
    return [
      broken(
        what,
        `${data} cannot be written: ${reasonOf(error)}`,
        'Give it to whoever runs the server, or name another with --data.',
      ),
    ]
  }
  const { bavail, bsize } = statfsSync(data)
  const free = bavail * bsize
  const said = `${megabytes(free)} free where ${data} lies${databaseUrl ? '; the disk of the PostgreSQL is not seen from here' : ''}.`
  if (databaseUrl || free >= room.few) return [ok(what, said)]
  const todo = 'A game takes about one megabyte. Make room: nothing is stored on a full disk.'
  return [free < room.least ? broken(what, said, todo) : warning(what, said, todo)]
}

export function checkPage({ page }: Settings): Finding[] {
  const name = pageName(page)
  if (name !== undefined) return [ok('page', `${name} is built.`)]
  return [broken('page', 'it is not built.', 'npm run build')]
}
