/** The package as whoever hosts gets it: packed, installed into an empty folder, served from there. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack } from './pack.ts'
import { openRegistry, type Registry } from './registry.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'interregnum-package-'))
const at = join(folder, 'club')
/** Nothing of this machine's settings, and the Node that runs the test. */
const env = { PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), HOME: folder }
let registry: Registry
const servers: ChildProcess[] = []

beforeAll(async () => {
  execFileSync(process.execPath, ['web/build.ts', '--if-changed'], { cwd: root, stdio: 'pipe' })
  mkdirSync(at)
  registry = await openRegistry(root)
  const file = pack(folder)
  const options = ['--registry', registry.address, '--cache', join(folder, 'cache'), '--no-audit', '--no-fund']
  await promisify(execFile)('npm', ['install', ...options, file], { cwd: at, env })
}, 600_000)

afterAll(async () => {
  // npx and what it runs: it writes into the folder until all have ended.
  const ended = servers.map(server => once(server, 'close'))
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  await Promise.all(ended)
  registry.close()
  rmSync(folder, { recursive: true })
})

/** Serves the way that docs/hosting.md tells, on a free port; resolves to its address. */
async function serve(): Promise<string> {
  const server = spawn('npx', ['interregnum', 'serve', '--port', '0'], { cwd: at, env, detached: true })
  servers.push(server)
  let said = ''
  server.stderr.on('data', chunk => {
    said += chunk
  })
  for await (const chunk of server.stdout) {
    said += chunk
    const [, address] = /Interregnum is at (\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`It has not begun to serve: ${said}`)
}

test('it holds no TypeScript and no tests, and brings nothing that the page alone is built of', () => {
  const files = globSync('node_modules/interregnum/**/*.*', { cwd: at })
  expect(files.filter(file => /\.tsx?$|\.test\./.test(file))).toEqual([])
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(devDependencies).filter(name => registry.asked.has(name))).toEqual([])
})

test('it serves the page without a build, plays, and imports', async () => {
  const address = await serve()
  const page = await (await fetch(address)).text()
  const [script] = /\/assets\/index-[\w-]+\.js/.exec(page)!
  expect((await fetch(address + script)).status).toBe(200)

  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/play-now`, { method: 'POST', headers: json, body: '{"game":"thrones"}' })
  const { id } = (await answer.json()) as { id: string }
  const row = async () => (await (await fetch(`${address}/api/tables/${id}`)).json()) as { moves: number }
  // Bots think in threads of their own.
  await expect.poll(async () => (await row()).moves).toBeGreaterThan(0)

  const { marks: _, ...record } = JSON.parse(readFileSync(join(root, 'games/battlelore/playthroughs/0.json'), 'utf8'))
  const brought = await fetch(`${address}/api/import`, { method: 'POST', headers: json, body: JSON.stringify(record) })
  expect(await brought.text()).toMatch(/"id"/)
})

test('its commands are those of hosts and players, and say which they are', async () => {
  const run = (...args: string[]) => promisify(execFile)('npx', ['interregnum', ...args], { cwd: at, env })
  const { stdout } = await run('--help')
  expect(stdout).toMatch(/^ {2}serve /m)
  const { version } = JSON.parse(readFileSync(join(at, 'node_modules/interregnum/package.json'), 'utf8'))
  expect((await run('--version')).stdout.trim()).toBe(version)
  expect(stdout).not.toMatch(/^ {2}(fuzz|chaos|new-game) /m)
  await expect(run('fuzz', 'thrones')).rejects.toThrow('There is no command "fuzz".')
  const record = join(root, 'games/thrones/playthroughs/0.json')
  expect((await run('replay', record)).stdout).toMatch(/moves of thrones replayed; the game is over/)
})
