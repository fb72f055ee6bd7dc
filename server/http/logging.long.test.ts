/** A run of the real server with everything in it that is a secret: none of it stands in its log. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'interregnum-log-'))
/** A mail server that repeats what it refuses, as many do. */
const mail = createServer(socket => {
  socket.write('220 here\r\n')
  socket.on('error', () => {})
  socket.on('data', chunk => {
    const said = String(chunk).trim()
    const answers: Record<string, string> = { EHLO: '250 AUTH PLAIN', AUTH: '235 in', MAIL: '250 yes' }
    socket.write(`${answers[said.slice(0, 4)] ?? `550 no such person: ${said}`}\r\n`)
  })
})
let server: ChildProcess
let log = ''
let address = ''

beforeAll(async () => {
  mail.listen(0, '127.0.0.1')
  await once(mail, 'listening')
  const env = {
    ...process.env,
    DATABASE_URL: '',
    LOG_LEVEL: 'trace',
    ADDRESS: 'http://127.0.0.1',
    SMTP_URL: `smtp://house:hush-hush@127.0.0.1:${(mail.address() as AddressInfo).port}`,
    MAIL_FROM: 'house@example.org',
  }
  const command = ['cli/interregnum.ts', 'serve', '--port', '0', '--data', data]
  server = spawn(process.execPath, command, { cwd: root, env })
  for (const stream of [server.stdout!, server.stderr!]) {
    stream.on('data', chunk => {
      log += chunk
    })
  }
  const told = /Interregnum is at (\S+)\n/
  await vi.waitFor(() => expect(log).toMatch(told), 60_000)
  address = told.exec(log)![1]
})

afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  mail.close()
  rmSync(data, { recursive: true })
})

test('no cookie, token, code, e-mail address, password, name, word or id of a table stands in the log of a run', async () => {
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: answer.status, said: await answer.json().catch(() => null) }
  }
  const me = (await call('PUT', '/api/me', { name: 'Aurelia Secretive' })).said
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const table = { game: 'thrones', roles: [null, null, null], seats, private: true, name: 'Whispering gallery' }
  const made = (await call('POST', '/api/tables', table)).said
  await call('GET', `/api/tables/${made.id}`)
  await call('GET', `/table/${made.id}?from=letter-of-anna#a`)
  const { code } = (await call('POST', '/api/me/code')).said
  await call('POST', '/api/enter', { ticket: code })
  await call('POST', '/api/sign-in', { email: 'aurelia@example.net' })
  await call('GET', '/api/tables/%00')
  await expect.poll(() => log).toContain('550 no such person')

  const token = decodeURIComponent(cookie.split('=')[1])
  const secrets = ['Aurelia', 'Whispering', 'letter-of-anna', 'aurelia@', 'hush-hush', code, made.id, me.id, token]
  expect(secrets.filter(secret => !secret || log.includes(secret))).toEqual([])
})
