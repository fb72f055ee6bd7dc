import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { limits } from '../limits.ts'
import { makeTable, me, open, toyServer, type Visitor, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const relate = async (who: Visitor, other: object, relation: string | null) =>
  (await who.call('PUT', '/api/me/relation', { who: other, relation })).body
const known = async (who: Visitor) =>
  (await who.call('GET', '/api/me/relations')).body.map(({ id, relation, isAsking }: Record<string, unknown>) => [
    id,
    relation,
    isAsking,
  ])
const people = (count: number) => Promise.all(Array.from({ length: count }, () => visit(server)))

describe('friends', () => {
  it('are those who call each other so; whoever is asked sees it', async () => {
    const [ann, ben] = await people(2)
    expect(await relate(ann, { person: ben.id }, 'friend')).toMatchObject({ relation: 'friend', isAsking: false })
    expect(await known(ann)).toEqual([[ben.id, 'friend', false]])
    expect(await known(ben)).toEqual([[ann.id, null, true]])
    await relate(ben, { person: ann.id }, 'friend')
    expect(await known(ann)).toEqual([[ben.id, 'friend', true]])
    await relate(ben, { person: ann.id }, null)
    expect([await known(ann), await known(ben)]).toEqual([[[ben.id, 'friend', false]], [[ann.id, null, true]]])
  })

  it('cannot be had of oneself, of nobody, or without being somebody', async () => {
    const [ann] = await people(1)
    expect(await relate(ann, { person: ann.id }, 'friend')).toMatchObject({ error: 'no-such-person' })
    expect(await relate(ann, { person: 'nobody' }, 'friend')).toMatchObject({ error: 'no-such-person' })
    expect(
      await relate({ ...ann, call: (m, p, b) => ann.call(m, p, b, { cookie: '' }) }, { person: 'x' }, null),
    ).toMatchObject({ error: 'no-guest' })
    expect(await relate(ann, { person: 'x' }, 'enemy')).toMatchObject({ error: 'malformed' })
  })

  it('are not more than the limit', async () => {
    const [ann, ben] = await people(2)
    const { mostRelations } = limits
    Object.assign(limits, { mostRelations: 0 })
    try {
      expect(await relate(ann, { person: ben.id }, 'friend')).toMatchObject({ error: 'too-many-relations' })
    } finally {
      Object.assign(limits, { mostRelations })
    }
  })
})

it('what somebody is to me is asked of a person, a seat or a line, and of nothing else', async () => {
  const [ann, ben] = await people(2)
  const table = await makeTable(ben, [me, open])
  const ask = async (query: string) => (await ann.call('GET', `/api/me/relation?${query}`)).body
  await relate(ann, { person: ben.id }, 'ignore')
  const known = { name: expect.any(String), relation: 'ignore', isAsking: false }
  expect(await ask(`person=${ben.id}`)).toEqual(known)
  expect(await ask(`table=${table}&seat=0`)).toEqual(known)
  expect(await ask(`table=${table}&seat=1`)).toMatchObject({ error: 'no-such-person' })
  for (const query of ['', `table=${table}`, 'seat=0', `person=${ben.id}&seat=0`])
    expect([query, await ask(query)]).toMatchObject([query, { error: 'malformed' }])
})

describe('whoever is blocked', () => {
  it('asks for no friendship any more, and is not told', async () => {
    const [ann, ben] = await people(2)
    await relate(ben, { person: ann.id }, 'friend')
    await relate(ann, { person: ben.id }, 'block')
    expect(await known(ann)).toEqual([[ben.id, 'block', false]])
    expect(await known(ben)).toEqual([])
    expect(await relate(ben, { person: ann.id }, 'friend')).toMatchObject({ relation: 'friend', isAsking: false })
    expect(await known(ann)).toEqual([[ben.id, 'block', false]])
  })

  it('whispers no more, and is not read; others are', async () => {
    const [ann, ben, cid] = await people(3)
    const table = await makeTable(ann, [me, open])
    const pages = [await ann.join(table), await ben.join(table), await cid.join(table)]
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[2].ask({ do: 'chat', seat: null, to: null, text: 'look', id: 'a' })
    await pages[0].until(({ chat }) => chat.some(({ text }) => text === 'look'))
    const line = pages[0].chat.find(({ text }) => text === 'look')!
    expect(await relate(ann, { table, seat: 1 }, 'block')).toMatchObject({ relation: 'block' })
    expect(await relate(ann, { table, line: line.at }, 'ignore')).toMatchObject({ relation: 'ignore' })
    const say = { do: 'chat', seat: 1, text: 'psst' } as const
    expect(await pages[1].ask({ ...say, to: 0 })).toBe('not-heard')
    expect(await pages[1].ask({ ...say, to: null })).toBe('done')
    expect(await pages[0].ask({ do: 'chat', seat: 0, to: 1, text: 'why' })).toBe('done')
    const unheard = async (who: Visitor) => (await who.call('GET', `/api/tables/${table}/unheard`)).body
    expect(await unheard(ann)).toEqual([
      { from: 1, name: expect.any(String) },
      { from: null, name: line.name },
    ])
    expect(await unheard(ben)).toEqual([])
    expect((await ann.call('GET', `/api/tables/${table}/unheard`, undefined, { cookie: '' })).body).toEqual([])
    await Promise.all(pages.map(page => page.close()))
  })

  it('is named by no line that one cannot read', async () => {
    const [ann, ben, cid] = await people(3)
    const table = await makeTable(ann, [me, open])
    const pages = [await ann.join(table), await ben.join(table)]
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[1].ask({ do: 'chat', seat: 1, to: 0, text: 'secret', id: 'a' })
    await pages[0].until(({ chat }) => chat.some(({ text }) => text === 'secret'))
    const { at } = pages[0].chat.find(({ text }) => text === 'secret')!
    expect(await relate(cid, { table, line: at }, 'ignore')).toMatchObject({ error: 'no-such-person' })
    expect(await relate(ann, { table, line: at }, 'ignore')).toMatchObject({ relation: 'ignore' })
    await Promise.all(pages.map(page => page.close()))
  })
})
