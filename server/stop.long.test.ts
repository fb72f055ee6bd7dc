import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patience, visit } from './testing/guests.ts'

const command = fileURLToPath(new URL('../cli/interregnum.ts', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const quiet = { ...process.env, LOG_LEVEL: 'silent' }
const argumentsFor = (data: string) => [command, 'serve', '--port', '0', '--data', data]

/** The real command, in a process of its own. */
const serve = (data: string) =>
  listening(spawn(process.execPath, argumentsFor(data), { stdio: ['ignore', 'pipe', 'inherit'], env: quiet }))

/** As npm starts it: in a shell that waits for it. */
const serveByNpm = (data: string) =>
  listening(
    spawn('sh', ['-c', `"$0" "$@"; exit`, process.execPath, ...argumentsFor(data)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...quiet, npm_lifecycle_event: 'start' },
    }),
  )

async function listening(child: ChildProcess): Promise<{ child: ChildProcess; address: string }> {
  started.push(child)
  let said = ''
  for await (const chunk of child.stdout!) {
    said += chunk
    const address = /http:\S+/.exec(said)?.[0]
    if (address) return { child, address }
  }
  throw new Error(`The server ended: ${said}`)
}

describe('a server', () => {
  it('that is killed right after an answer has the table when it comes back (UR-098)', async () => {
    const data = mkdtempSync(join(tmpdir(), 'interregnum-kill-'))
    const first = await serve(data)
    const ann = await visit({ ...first, close: async () => {} })
    const { body } = await ann.call('POST', '/api/play-now', { game: 'thrones', seats: 3 })
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const second = await serve(data)
    const again = await visit({ ...second, close: async () => {} }, ann.cookie)
    expect((await again.call('GET', `/api/tables/${body.id}`)).body).toMatchObject({ status: 'running', mine: 0 })
    const page = await again.join(body.id)
    expect(page.tableView.view).toMatchObject({ seat: 0 })
  })

  it('that is asked to stop stores what is under way, lets its pages go, and ends well', async () => {
    const data = mkdtempSync(join(tmpdir(), 'interregnum-stop-'))
    const { child, address } = await serve(data)
    const ann = await visit({ address, close: async () => {} })
    const { body } = await ann.call('POST', '/api/play-now', { game: 'thrones' })
    const page = await ann.join(body.id)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await page.closed).toBeGreaterThan(1000)
  })

  it('stops when the files of its database are deleted: what it wrote would be lost', async () => {
    const data = mkdtempSync(join(tmpdir(), 'interregnum-gone-'))
    const { child } = await serve(data)
    for (const name of readdirSync(data)) if (name.startsWith('interregnum.sqlite')) rmSync(join(data, name))
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  it('ends with the shell that npm has started it in', async () => {
    const { child, address } = await serveByNpm(mkdtempSync(join(tmpdir(), 'interregnum-npm-')))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    await once(child, 'exit')
    const isGone = () =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      )
    await vi.waitFor(async () => expect(await isGone()).toBe(true), patience)
  })
})
