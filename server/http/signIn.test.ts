import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../index.ts'
import { makeTable, me, open, toyServer, toySettings, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer({ trustProxy: true })
})
afterAll(() => server.close())

const overHttps = { 'x-forwarded-proto': 'https' }

describe('the cookie of a guest', () => {
  it('has a name over https that no other host can set, and no other counts there', async () => {
    const ann = await visit(server)
    const plain = ann.cookie
    const come = (cookie: string) => ann.call('POST', '/api/me', undefined, { ...overHttps, cookie })
    const secure = (await come('')).headers.getSetCookie()[0]
    expect(secure).toMatch(/^__Host-interregnum=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const { id } = (await come(secure.split(';')[0])).body
    expect((await come(`${plain}; ${secure.split(';')[0]}`)).body.id).toBe(id)
    expect((await come(plain)).body.id).not.toBe(ann.id)
  })

  it('can be renewed: all others are worth nothing any more, and their pages are nobody', async () => {
    const ann = await visit(server)
    const table = await makeTable(ann, [me, open])
    const elsewhere = await ann.join(table)
    expect(elsewhere.tableView.sits).toBe(0)
    const renewed = await ann.call('POST', '/api/me/renew')
    expect(renewed.body.id).toBe(ann.id)
    expect(await elsewhere.closed).toBe(4401)
    expect((await ann.call('GET', '/api/me')).status).toBe(204)
    const cookie = renewed.headers.getSetCookie()[0].split(';')[0]
    expect((await ann.call('GET', '/api/me', undefined, { cookie })).body.id).toBe(ann.id)
    expect((await ann.join(table)).tableView.sits).toBeNull()
    expect((await ann.call('POST', '/api/me/renew', undefined, { cookie: '' })).status).toBe(204)
  })
})

it('a server that has been given its names answers by no other, but for its health', async () => {
  const named = await toyServer({ hosts: ['play.example.org'] })
  const { port, hostname } = new URL(named.address)
  const ask = (path: string, host: string) =>
    new Promise<string>(resolve => {
      const socket = connect(Number(port), hostname)
      let heard = ''
      socket.on('data', data => {
        heard += data
      })
      socket.on('close', () => resolve(heard.split('\r\n')[0]))
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
  expect(await ask('/api/tables?list=open', 'Play.example.org')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/api/tables?list=open', 'evil.example')).toMatch(/^HTTP\/1.1 421 /)
  expect(await ask('/healthz', `127.0.0.1:${port}`)).toBe('HTTP/1.1 200 OK')
  await named.close()
})

it('a request whose body never comes is given up', async () => {
  const hasty = await startServer(toySettings({ requestTime: 100 }))
  const { port, hostname } = new URL(hasty.address)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', data => {
    heard += data
  })
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write('PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{')
  await closed
  expect(heard).toMatch(/^HTTP\/1.1 408 /)
  await hasty.close()
})
