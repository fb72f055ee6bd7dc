import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { limits } from '../limits.ts'
import { toyServer } from '../testing/guests.ts'

const script = `console.log('${'x'.repeat(5000)}')`
let server: Server
let folder: string
beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), 'interregnum-page-'))
  folder = page
  mkdirSync(join(page, 'assets'))
  mkdirSync(join(page, '.vite'))
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><title>Interregnum</title><meta name="application-name" content="Interregnum" /><script type="module" crossorigin src="/assets/index-a1B2.js"></script>',
  )
  writeFileSync(join(page, '.vite/manifest.json'), '{}')
  writeFileSync(join(page, 'manifest.webmanifest'), '{ "name": "Interregnum", "short_name": "Interregnum", "id": "/" }')
  writeFileSync(join(page, 'assets/a.js'), script)
  writeFileSync(join(page, 'assets/a.js.br'), brotliCompressSync(script))
  writeFileSync(join(page, 'assets/a.js.gz'), gzipSync(script))
  server = await toyServer({ page })
})
afterAll(() => server.close())

/** What is really sent. */
const sent = (path: string, encoding: string) =>
  new Promise<{ status: number; encoding?: string; bytes: Buffer }>((resolve, reject) => {
    get(server.address + path, { headers: { 'accept-encoding': encoding } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          encoding: answer.headers['content-encoding'],
          bytes: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })

it('files of the page are sent as they were compressed when it was built, to whoever takes that', async () => {
  const br = await sent('/assets/a.js', 'gzip, deflate, br')
  expect(br).toMatchObject({ status: 200, encoding: 'br' })
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script)
  const gz = await sent('/assets/a.js', 'gzip')
  expect(gz.encoding).toBe('gzip')
  expect(gunzipSync(gz.bytes).toString()).toBe(script)
  const plain = await sent('/assets/a.js', 'identity')
  expect(plain.encoding).toBeUndefined()
  expect(plain.bytes.toString()).toBe(script)
})

it('answers in JSON are sent compressed when that is worth it', async () => {
  const large = await sent('/api/openapi.json', 'gzip, br')
  expect(large.encoding).toBe('br')
  expect(JSON.parse(brotliDecompressSync(large.bytes).toString()).openapi).toMatch(/^3/)
  expect((await sent('/healthz', 'gzip, br')).encoding).toBeUndefined()
})

it('the list of built files is served to nobody', async () => {
  expect((await sent('/.vite/manifest.json', 'identity')).status).toBe(404)
})

it('every address of the page is the page', async () => {
  expect((await sent('/enter?to=a.b', 'identity')).status).toBe(200)
  const answer = await sent('/table/abc', 'identity')
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.bytes.toString()).toContain('<title>Interregnum</title>')
})

it('names the page that is served with every answer, so that one that is older can tell', async () => {
  const answer = await fetch(`${server.address}/api/me`)
  expect(answer.headers.get('interregnum-page')).toBe('index-a1B2.js')
})

it('asks for https at its own name alone, and leaves those below it to the host', async () => {
  const { headers } = await fetch(server.address)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('speaks of other windows over https alone, where browsers heed it', async () => {
  const policy = async (headers: Record<string, string>) =>
    (await fetch(behindProxy.address, { headers })).headers.get('cross-origin-opener-policy')
  const behindProxy = await toyServer({ page: folder, trustProxy: true })
  expect(await policy({})).toBe(null)
  expect(await policy({ 'x-forwarded-proto': 'https' })).toBe('same-origin')
  await behindProxy.close()
})

it('two dozen newcomers behind one address meet no limit, and who only watches over the server has none', async () => {
  const usual = await toyServer({ requestsPerMinute: limits.requestsPerMinute, page: folder })
  const statuses = new Map<number, number>()
  const ask = async (path: string) => {
    const { status } = await fetch(usual.address + path)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let newcomer = 0; newcomer < 24; newcomer++) {
    await Promise.all(Array.from({ length: 50 }, () => ask('/assets/a.js')))
    for (const path of ['/', '/api/tables?list=open', '/healthz']) await ask(path)
  }
  expect([...statuses]).toEqual([[200, 24 * 53]])
  await usual.close()
})

it('where the host has named the house, the page and what installs it say so, at every address; else they are as built', async () => {
  const named = await toyServer({ page: folder, house: "Rook & Raven's" })
  const text = async (at: Server, path: string) => (await fetch(at.address + path)).text()
  for (const path of ['/', '/index.html', '/table/a']) {
    const html = await text(named, path)
    expect(html).toContain("<title>Rook &amp; Raven's</title>")
    expect(html).toContain('<meta name="application-name" content="Rook &amp; Raven\'s" />')
    expect(html).toContain('/assets/index-a1B2.js')
    expect(await text(server, path)).toContain('<title>Interregnum</title>')
  }
  const answer = await fetch(`${named.address}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual({ name: "Rook & Raven's", short_name: "Rook & Raven's", id: '/' })
  expect(JSON.parse(await text(server, '/manifest.webmanifest'))).toMatchObject({ name: 'Interregnum' })
  expect((await fetch(`${named.address}/none.js`)).status).toBe(404)
  await named.close()
})

it('who looks for figures that are not served is told so, and sent no page', async () => {
  const answer = await fetch(`${server.address}/metrics`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: 'not-found', message: expect.stringContaining('METRICS=on') })
})
