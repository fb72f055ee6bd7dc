import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer } from '../../server/index.ts'
import { freePort } from '../../server/testing/freePort.ts'
import { houseSettings } from '../settings.ts'
import { examine } from './doctor.ts'
import type { Finding } from './finding.ts'

let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'HOST', 'ADDRESS', 'DATA_DIR']) vi.stubEnv(name, '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true })
})

async function found(): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of examine({ data })) findings.push(finding)
  return findings
}

const of = (findings: readonly Finding[], what: string) => findings.filter(finding => finding.what === what)
const states = (findings: readonly Finding[], what: string) => of(findings, what).map(({ state }) => state)

/** What the house's settings file says. */
function say(lines: Readonly<Record<string, string | number>>): string {
  const path = join(data, 'interregnum.env')
  writeFileSync(
    path,
    Object.entries(lines)
      .map(pair => pair.join('='))
      .join('\n'),
    { mode: 0o600 },
  )
  return path
}

test('a house that has not begun is told what is missing', async () => {
  say({ PORT: await freePort() })
  const findings = await found()
  expect(of(findings, 'database')[0].said).toContain('the first start makes it')
  expect(states(findings, 'server')).toEqual(['warning'])
  expect(findings.filter(({ state, todo }) => state !== 'ok' && !todo)).toEqual([])
})

test('a house at work has nothing broken: its tables, its writing, its address, a WebSocket through it', async () => {
  const port = await freePort()
  say({ PORT: port, LOG_LEVEL: 'silent' })
  const page = join(data, 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<script src="/assets/index-1.js"></script>')
  const server = await startServer({ ...houseSettings({ data }), page })
  try {
    const findings = await found()
    expect(of(findings, 'database')[0].said).toContain('with the tables of this version')
    expect(states(findings, 'database')).toEqual(['ok'])
    expect(states(findings, 'writing')).toHaveLength(1)
    expect(states(findings, 'time')).toEqual(['ok'])
    chmodSync(join(data, 'interregnum.sqlite'), 0o644)
    expect(states(await found(), 'database')).toEqual(['ok', 'warning'])
    // The page here is none of the project's own: that it is another is the one thing to say.
    expect(of(findings, 'server')[0].said).toMatch(/another version is served|WebSockets get through/)
  } finally {
    await server.close()
  }
})

test('a house that answers by its own name alone is looked at by that name', async () => {
  const port = await freePort()
  say({ PORT: port, HOSTS: 'play.example.org', LOG_LEVEL: 'silent', ADDRESS: `http://localhost:${port}` })
  const server = await startServer(houseSettings({ data }))
  try {
    const findings = await found()
    expect(of(findings, 'server')).toMatchObject([{ state: 'ok' }])
    expect(of(findings, 'address')).toMatchObject([{ state: 'broken', todo: `Set HOSTS=localhost:${port}.` }])
  } finally {
    await server.close()
  }
})

test('a database of a newer version is broken, and what to do is said', async () => {
  const server = await startServer({ ...houseSettings({ data }), port: 0, log: 'silent' })
  await server.close()
  const database = new DatabaseSync(join(data, 'interregnum.sqlite'))
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')")
  database.close()
  const [finding] = of(await found(), 'database')
  expect(finding).toMatchObject({ state: 'broken', todo: 'Update the program, or name another database.' })
})

test('what cannot be reached is broken, and no password is said', async () => {
  const port = await freePort()
  vi.stubEnv('DATABASE_URL', `postgres://house:hush-hush@127.0.0.1:${port}/house`)
  say({ SMTP_URL: `smtp://house:hush-hush@127.0.0.1:${port}`, MAIL_FROM: 'a@b.c', ADDRESS: `http://127.0.0.1:${port}` })
  const findings = await found()
  for (const what of ['database', 'mail', 'address']) expect(states(findings, what), what).toEqual(['broken'])
  expect(JSON.stringify(findings)).not.toContain('hush')
})

test('something else at the address is told apart', async () => {
  const other = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  await new Promise(done => other.once('listening', done))
  say({ PORT: (other.address() as AddressInfo).port })
  const [finding] = of(await found(), 'server')
  other.close()
  expect(finding).toMatchObject({ state: 'broken' })
  expect(finding.said).toContain('something else answers')
})

test.each([
  [{ DATABASE_URL: 'mysql://house:hush-hush@db/x' }, 'DATABASE_URL: must begin with postgres://'],
  [{ SMTP_URL: 'house:hush-hush@mail' }, 'SMTP_URL: must be an address: smtp://'],
  [{ ADRESS: 'https://a.org' }, 'ADRESS is none of the settings'],
  [{ DATA_DIR: '/elsewhere' }, 'DATA_DIR is none of the settings that can stand there'],
])('settings that cannot be used are all that is said: %j', async (lines, said) => {
  say(lines)
  const findings = await found()
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ state: 'broken', what: 'settings' })
  expect(findings[0].said).toContain(said)
  expect(findings[0].said).not.toContain('hush')
})

test('a settings file that others can read is warned of', async () => {
  chmodSync(say({ PORT: await freePort() }), 0o644)
  expect(states(await found(), 'settings')).toContain('warning')
})

test('the environment goes before the settings file, and flags before both', () => {
  say({ PORT: 4001, HOST: '0.0.0.0', ADDRESS: 'https://file.example.org' })
  vi.stubEnv('PORT', '4002')
  expect(houseSettings({ data })).toMatchObject({ port: 4002, host: '0.0.0.0', address: 'https://file.example.org' })
  expect(houseSettings({ data, port: 4003 })).toMatchObject({ port: 4003 })
})
