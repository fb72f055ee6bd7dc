/** Tickets, and accounts that come of them. */
import { expect, it } from 'vitest'
import { toyTable } from '../../../table/testing/play.ts'
import { limits } from '../../limits.ts'
import { exportOf } from '../../people/export.ts'
import type { Ticket } from '../../store/tickets.ts'
import type { Hands } from './hands.ts'

const hour = 3_600_000

export function keepsTickets({ store, freshId }: Hands): void {
  const tickets = () => store().tickets
  const ticket = (change: Partial<Ticket>): Ticket => ({
    hash: `hash-${freshId()}`,
    user: null,
    email: null,
    created: 100,
    expires: 200,
    ...change,
  })

  it('a ticket is taken once, and in time', async () => {
    const [one, late] = [ticket({ user: freshId() }), ticket({ user: freshId() })]
    for (const each of [one, late]) await tickets().add(each, 1)
    expect(await tickets().take(late.hash, 200)).toBeNull()
    const both = await Promise.all([0, 1].map(() => tickets().take(one.hash, 199)))
    expect(both.filter(each => each !== null)).toEqual([one])
  })

  it('a user has one ticket, an address so many in a time, used ones among them', async () => {
    const user = freshId()
    const [first, second] = [ticket({ user }), ticket({ user })]
    for (const each of [first, second]) expect(await tickets().add(each, 1)).toBe(true)
    expect(await tickets().take(first.hash, 150)).toBeNull()
    const email = `${user}@example.org`
    const letter = ticket({ email })
    expect(await tickets().add(letter, 2)).toBe(true)
    await tickets().take(letter.hash, 150)
    expect(await tickets().add(ticket({ email, created: 140 }), 2)).toBe(true)
    expect(await tickets().add(ticket({ email, created: 150 }), 2)).toBe(false)
    expect(await tickets().add(ticket({ email, created: 120 + hour }), 2)).toBe(true)
  })

  it('those of an address count for an hour, also when somebody asks for a code after they have run out', async () => {
    const [user, other] = [freshId(), freshId()]
    const email = `${user}@example.org`
    expect(await tickets().add(ticket({ email }), 1)).toBe(true)
    expect(await tickets().add(ticket({ user: other, created: 300, expires: 400 }), 1)).toBe(true)
    expect(await tickets().add(ticket({ email, created: 300, expires: 400 }), 1)).toBe(false)
  })

  it('an account has an address and a name that look like no other’s', async () => {
    const [ann, ben] = [freshId(), freshId()]
    for (const id of [ann, ben]) await store().people.addUser({ id, name: 'Ann' }, 1)
    const names = [`ann ${ann}`, `other ${ann}`].map(key => ({ name: key.split(' ')[0], key }))
    await tickets().confirm(ann, `${ann}@example.org`, names)
    await tickets().confirm(ben, `${ben}@example.org`, names)
    expect(await store().people.user(ann)).toEqual({ id: ann, name: 'ann' })
    expect(await store().people.user(ben)).toEqual({ id: ben, name: 'other' })
    expect(await tickets().ofEmail(`${ben}@example.org`)).toBe(ben)
    expect(await tickets().ofEmail('nobody@example.org')).toBeNull()
    expect(await store().people.rename(ben, 'Ann', `ann ${ann}`)).toBe(false)
    expect(await store().people.rename(ann, 'Anne', `anne ${ann}`)).toBe(true)
    expect(await store().people.rename(ben, 'Ann', `ann ${ann}`)).toBe(true)
    await expect(tickets().confirm(ann, `${ben}@example.org`, names)).rejects.toThrow()
  })
}

/** Where somebody was, and how it is taken out of that. */
export function keepsTraces({ store, freshId, stored, add }: Hands): void {
  it('all that somebody has said is in its export, also what is in no memory any more', async () => {
    const user = freshId()
    await store().people.addUser({ id: user, name: 'Long' }, 1)
    const table = toyTable('oo')
    const { key } = await stored({ ...table, core: { ...table.core, owner: user } })
    const said = Array.from({ length: limits.linesInMemory + 1 }, (_, i) => ({
      id: `${i % 2 === 0 ? user : 'other'} ${i}`,
      from: null,
      name: 'Long',
      to: null,
      text: `line ${i}`,
      at: i,
      readers: null,
    }))
    await store().add({ key, entries: [], said, summary: null, seats: null, snapshots: [] })
    const text: string[] = []
    for await (const part of exportOf(store(), (await store().people.person(user))!)) text.push(part)
    const [{ lines }] = JSON.parse(text.join('')).tables
    expect(lines).toHaveLength(limits.linesInMemory / 2 + 1)
    expect(lines[0]).toEqual({ from: null, name: 'Long', to: null, text: 'line 0', at: 0 })
  })

  it('somebody is taken out of all that is stored of a table, and noted nowhere', async () => {
    const [user, gone] = [freshId(), `gone-${freshId()}`]
    await store().people.addUser({ id: user, name: 'Trace' }, 1)
    const table = toyTable('oo')
    const seats = [
      { kind: 'person' as const, user, name: 'Trace', absent: false },
      { kind: 'bot' as const, bot: 'easy' as const, name: 'Dalma' },
    ]
    const begun = await stored({ ...table, core: { ...table.core, name: 'Trace', owner: user, seats } })
    const { id } = begun.table.core
    await add(begun.key, begun.table, { do: 'chat', seat: null, to: null, text: 'of Ann' })
    expect(await store().traces.of(user)).toEqual([{ key: begun.key, id, game: 'toy', seat: 0, place: null }])
    const leaver = { user, names: new Set(['Trace']), anonymous: { user: gone, name: 'Anonymous' } }
    expect(await store().traces.erase(begun.key, leaver)).toEqual(new Set(['Trace']))
    await store().traces.removeUser(user)
    const { core, said } = (await store().load(id))!
    expect(core).toMatchObject({
      name: 'Anonymous',
      owner: gone,
      seats: [{ user: gone, name: 'Anonymous' }, { name: 'Dalma' }],
    })
    expect(said).toMatchObject([{ text: 'of Ann' }])
    expect(JSON.stringify(await store().list('public', gone, null))).not.toContain('Trace')
    expect(await store().people.person(user)).toBeNull()
    expect(await store().traces.of(user)).toEqual([])
  })
}
