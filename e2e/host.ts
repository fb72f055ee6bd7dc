/** The real server, as a process of its own with a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/testing/freePort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Host {
  address: string
  /** The folder of its database. */
  data: string
  /** Starts the process again, with the same data at the same address; another program than `interregnum`, too. */
  start(program?: string): Promise<void>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Ends it for good. Resolves to the faults that the server has logged. */
  close(): Promise<string[]>
}

/** Resolves when the server says where it is. Everything that it says is kept in `said`. */
function listening(process: ChildProcess, said: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const hear = (chunk: unknown) => {
      const text = String(chunk)
      said.push(text)
      if (text.includes('Interregnum is at')) done()
    }
    process.stdout?.on('data', hear)
    process.stderr?.on('data', hear)
    process.once('exit', code => fail(new Error(`The server ended with ${code}: ${said.join('')}`)))
  })
}

let isBuilt = false

/** Makes the page if a source has changed since it was made. */
function buildPage(env: NodeJS.ProcessEnv): void {
  if (!isBuilt) execFileSync(process.execPath, ['web/build.ts', '--if-changed'], { cwd: root, env, stdio: 'pipe' })
  isBuilt = true
}

const isFault = (line: string) => /"level":(50|60)|^\w*Error/.test(line)

/** Makes the page, and starts a server. `settingsAt` gives more of its environment, by its address. */
export async function openHost(settingsAt: (address: string) => Record<string, string> = () => ({})): Promise<Host> {
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', DATABASE_URL: '' }
  buildPage(env)
  const data = mkdtempSync(join(tmpdir(), 'interregnum-e2e-'))
  const port = String(await freePort())
  const said: string[] = []
  let child: ChildProcess | null = null

  const host: Host = {
    address: `http://127.0.0.1:${port}`,
    data,
    async start(program = 'cli/interregnum.ts') {
      const command = [program, 'serve', '--port', port, '--data', data]
      child = spawn(process.execPath, command, {
        cwd: root,
        env: { ...env, LOG_LEVEL: 'warn', TABLES_PER_MINUTE: '10000', ...settingsAt(host.address) },
      })
      await listening(child, said)
    },
    async stop(signal = 'SIGTERM') {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      child = null
    },
    async close() {
      await host.stop()
      rmSync(data, { recursive: true, force: true })
      return said.join('').split('\n').filter(isFault)
    },
  }
  await host.start()
  return host
}
