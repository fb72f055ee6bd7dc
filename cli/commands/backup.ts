/** `interregnum backup`: a copy of the whole database, also while the server runs. */
import { join } from 'node:path'
import { backUp } from '../../server/store/backup.ts'
import { fileName } from '../../server/store/sqlite.ts'
import { read } from '../arguments.ts'
import { houseSettings } from '../settings.ts'

const usage = `Usage: interregnum backup [--to FILE] [--data ./data]
Copies the database as it stands at one moment: SQLite into a file that can take its place, PostgreSQL by pg_dump.
The copy holds the secrets of running games. How it is brought back: docs/hosting.md.`

export async function run(args: string[]): Promise<void> {
  const { flag } = read(args, { to: { type: 'string', default: '' }, data: { type: 'string', default: '' } }, usage)
  const { databaseUrl, data } = houseSettings({ data: flag('data') })
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const to = flag('to') || `interregnum-${moment}.${databaseUrl ? 'dump' : 'sqlite'}`
  const bytes = await backUp({ databaseUrl, file: join(data, fileName) }, to)
  console.log(`${to}: ${(bytes / 1e6).toFixed(1)} MB`)
}
