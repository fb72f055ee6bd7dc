import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { limits } from '../limits.ts'
import { makeTable, me, open, toyServer, visit } from '../testing/guests.ts'
import { openGuessing } from './word.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

it('whoever says the word of a table sits down, and the word is stored nowhere', async () => {
  const [ann, ben] = [await visit(server), await visit(server)]
  const id = await makeTable(ann, [me, open, open], { private: false, word: ' Swordfish ' })
  expect((await ben.call('GET', '/api/lobby')).body.rows[0]).toMatchObject({ id, locked: true })
  const page = await ben.join(id)
  expect(page.tableView.locked).toBe(true)
  expect(await page.ask({ do: 'sit', seat: 1 })).toBe('wrong-word')
  expect(await page.ask({ do: 'sit', seat: 1, admitted: true })).toBe('malformed')
  expect(await page.ask({ do: 'sit', seat: 1, word: 'herring' })).toBe('wrong-word')
  expect(await page.ask({ do: 'sit', seat: 1, word: 'swordFISH' })).toBe('done')
  expect(page.received.join('')).not.toMatch(/swordfish/i)
  expect(JSON.stringify((await ben.call('GET', '/api/me/export')).body)).not.toMatch(/swordfish/i)
  expect((await ann.call('GET', `/api/tables/${id}`)).body).toMatchObject({ locked: true })
})

it('words are guessed at slowly: by one address, and by all together', async () => {
  let now = 0
  const mayGuess = openGuessing(() => now)
  const { address, table } = limits.guesses
  const tries = (n: number, from: (i: number) => string) =>
    Array.from({ length: n }, (_, i) => mayGuess('t1', from(i))).filter(isAllowed => isAllowed).length
  expect(tries(20, () => 'one')).toBe(address.atOnce)
  expect(tries(100, i => `other ${i}`)).toBe(table.atOnce - address.atOnce)
  expect(mayGuess('t2', 'one')).toBe(true)
  now += 1000 / address.perSecond
  expect(tries(20, () => 'one')).toBe(1)
})

it('who has played at a table with a word plays again without it, and nobody else sits down there', async () => {
  const [ann, ben, cili] = [await visit(server), await visit(server), await visit(server)]
  const id = await makeTable(ann, [me, open], { word: 'Swordfish' })
  const [a, b] = [await ann.join(id), await ben.join(id)]
  await b.ask({ do: 'sit', seat: 1, word: 'swordfish' })
  await a.ask({ do: 'start' })
  await a.ask({ do: 'close' })
  expect(await a.ask({ do: 'rematch' })).toBe('done')
  await a.until(({ tableView }) => tableView.rematch !== null)
  const again = await cili.join(a.tableView.rematch!)
  expect(await again.ask({ do: 'sit', seat: 0 })).toBe('wrong-word')
  await b.until(({ tableView }) => tableView.rematch !== null)
  expect(await b.ask({ do: 'rematch' })).toBe('done')
  await again.until(({ tableView }) => tableView.status === 'running')
})
