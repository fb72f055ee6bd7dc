/** `interregnum serve` of a later version: its page has another name, and begins as the page that is built does. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, wholeNumber } from '../cli/arguments.ts'
import { houseSettings } from '../cli/settings.ts'
import { pageName } from '../server/http/page.ts'
import { startServer } from '../server/index.ts'

/** A folder with that page. */
function newerPage(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-newer-'))
  cpSync(built, folder, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) })
  const name = pageName(built)!
  const index = join(folder, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace(name, 'index-newer.js'))
  writeFileSync(join(folder, 'assets/index-newer.js'), `import './${name}'`)
  return folder
}

const { flag } = read(process.argv.slice(3), { port: { type: 'string' }, data: { type: 'string' } }, '')
const settings = houseSettings({ port: wholeNumber('port', flag('port'), 0, 65_535), data: flag('data') })
const page = newerPage(settings.page!)
const server = await startServer({ ...settings, page })
console.log(`Interregnum is at ${server.address}`)
process.once('SIGTERM', async () => {
  await server.close()
  rmSync(page, { recursive: true })
})
