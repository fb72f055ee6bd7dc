import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { awayLimit, type Command, type NewTable } from '../table/index.ts'
import { games } from '../table/testing/games.ts'
import { ann, ben, toyTable } from '../table/testing/play.ts'
import { plainClock } from './clock.ts'
import { admit, ask, closeHost, dismiss, type Host, isThinking, openHost, sweep } from './host.ts'
import { limits } from './limits.ts'
import type { LoadedTable } from './loadedTable.ts'
import type { Settings } from './settings.ts'
import { type TableSummary, unfinished } from './store/addition.ts'
import { openStore, type Store } from './store/store.ts'
import { summaryOf } from './summary.ts'
import { command, createLive, openTable, openTables } from './tables.ts'
import { patience, toySettings } from './testing/guests.ts'

const hour = 3_600_000
let now = 1_000_000
const open: { host: Host; store: Store }[] = []
afterEach(async () => {
  for (const { host, store } of open.splice(0)) {
    await closeHost(host)
    await store.close()
  }
  vi.useRealTimers()
})

/** A house whose clock stands still until it is moved. */
async function hostOn(file: string, faults: unknown[] = [], settings: Partial<Settings> = {}): Promise<Host> {
  const store = await openStore({ file })
  const host = openHost(
    { ...toySettings(), ...settings },
    store,
    error => faults.push(error),
    plainClock(() => now),
  )
  open.push({ host, store })
  return host
}

/** What the house does every few seconds is done when the test says so. */
const holdIntervals = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'interregnum-house-')), 'test.sqlite')

async function start(
  host: Host,
  id: string,
  seats: NewTable['seats'],
  hoursPerMove: number | null,
): Promise<LoadedTable> {
  const setup = { game: 'toy', roles: seats.map(() => null), options: {}, private: false, hoursPerMove }
  const loaded = await createLive(host.tables, { id, name: id, setup, seats, owner: ann, seed: seedFrom(id) })
  expect(await ask(host, loaded, { do: 'start' }, ann)).toEqual({ is: 'done' })
  return loaded
}

const persons = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
const bot = { kind: 'bot' as const, bot: 'easy' as const }

it('a table that nobody has open goes on when its clock runs out, also after a restart (UR-106)', async () => {
  const file = freshFile()
  const first = await hostOn(file)
  await start(first, 'slow', persons, 24)
  await closeHost(first)
  const second = await hostOn(file)
  now += 24 * hour - 1
  await sweep(second)
  expect(second.tables.byKey.size).toBe(0)
  now += 1
  await sweep(second)
  const loaded = (await openTable(second.tables, 'slow'))!
  await vi.waitFor(
    () => expect(loaded.table.core.seats.every(each => each.kind === 'person' && each.absent)).toBe(true),
    patience,
  )
})

it('CHAT_DAYS after its end the chat of a table is gone: looked for at the start, and every hour', async () => {
  holdIntervals()
  const file = freshFile()
  const plain = await hostOn(file)
  const end = async (id: string) => {
    const loaded = await start(plain, id, persons, null)
    await ask(plain, loaded, { do: 'chat', seat: 0, to: null, text: 'hello' }, ann)
    await ask(plain, loaded, { do: 'close' }, ann)
  }
  const linesAt = async (id: string) => (await plain.tables.store.load(id))!.said.length
  await end('early')
  now += 24 * hour
  await end('late')
  now += 1
  const tidy = await hostOn(file, [], { chatDays: 1 })
  await vi.waitFor(async () => expect(await linesAt('early')).toBe(0), patience)
  expect(await linesAt('late')).toBeGreaterThan(0)
  now += 24 * hour
  // Waiting above has let a little of the hour go by.
  vi.advanceTimersByTime(limits.tidying / 2)
  await closeHost(plain)
  expect(await linesAt('late')).toBeGreaterThan(0)
  vi.advanceTimersByTime(limits.tidying / 2)
  await vi.waitFor(async () => expect(await linesAt('late')).toBe(0), patience)
  expect(tidy.settings).toMatchObject({ chatDays: 1 })
})

it('bots whose turn it was when the server stopped play on when it is back', async () => {
  const file = freshFile()
  const first = await hostOn(file)
  await start(first, 'bots', [{ kind: 'me' as const }, bot], null)
  await closeHost(first)
  const second = await hostOn(file)
  await sweep(second)
  await vi.waitFor(async () => {
    const loaded = await openTable(second.tables, 'bots')
    expect(loaded!.table.core.state!.sealed[1]).toEqual({ do: 'seal' })
  }, patience)
})

it('a table left to bots rests while nobody watches (UR-125)', async () => {
  const host = await hostOn(freshFile())
  const loaded = await start(host, 'left', [{ kind: 'me' as const }, bot], null)
  const standIn: Command = { do: 'stand-in', seat: 0, bot: 'easy' }
  expect(await ask(host, loaded, standIn, ann)).toEqual({ is: 'done' })
  await vi.waitFor(() => expect(isThinking(host, loaded)).toBe(false), patience)
  const { version } = loaded.table
  expect(loaded.table.core.status).toBe('running')
  now += awayLimit
  await sweep(host)
  expect(loaded.table.version).toBe(version)
  expect(await host.tables.store.due(now, null)).toEqual([])
})

it('a table that cannot be opened does not keep the others waiting', async () => {
  const file = freshFile()
  const first = await hostOn(file)
  await start(first, 'a', persons, 1)
  await start(first, 'b', persons, 1)
  await closeHost(first)
  const faults: unknown[] = []
  const second = await hostOn(file, faults)
  const { load } = second.tables.store
  second.tables.store.load = async id => {
    if (id === 'a') throw new Error('spoilt')
    return load(id)
  }
  now += hour
  await sweep(second)
  expect(faults).toEqual([new Error('spoilt')])
  const loaded = (await openTable(second.tables, 'b'))!
  await vi.waitFor(() => expect(loaded.table.core.seats[1]).toMatchObject({ absent: true }), patience)
})

it('a clock that was set while a page is open moves what was left with it, and the page reckons by the new time', async () => {
  const store = await openStore({ file: freshFile() })
  let lost = { n: 0, ms: 0 }
  let hear: (milliseconds: number) => void = () => {}
  const clock = {
    ...plainClock(() => now),
    lost: () => lost,
    onLoss: (listener: typeof hear) => {
      hear = listener
    },
  }
  const host = openHost(toySettings(), store, () => {}, clock)
  // A round would come to it in the end.
  clearInterval(host.rounds)
  open.push({ host, store })
  const loaded = await start(host, 'set', persons, 24)
  const received: string[] = []
  await admit(host, loaded, { user: 'ann', send: text => received.push(text) })
  const ofBen = { user: 'ben', send: () => {} }
  await admit(host, loaded, ofBen)
  dismiss(host, loaded, ofBen)
  await vi.waitFor(() => expect(loaded.table.away).toEqual(['here', now]), patience)
  const { since } = loaded.table.core
  const left = now
  const jump = 25 * hour
  now += jump
  lost = { n: 1, ms: jump }
  hear(jump)
  await vi.waitFor(() => expect(JSON.parse(received.at(-1)!)).toMatchObject({ is: 'whole', now }), patience)
  expect(JSON.parse(received.at(-1)!).common.deadline).toBe(since + jump + 24 * hour)
  expect(loaded.table.away).toEqual(['here', left + jump])
  await admit(host, loaded, { user: null, send: () => {} })
  expect(loaded.table.away).toEqual(['here', left + jump])
  await sweep(host)
  expect(loaded.table.core.seats).toMatchObject([{ absent: false }, { absent: false }])
})

it('a house that opens removes what was left of records that were broken off, and nothing else', async () => {
  const file = freshFile()
  const store = await openStore({ file })
  const make = (id: string, change: Partial<TableSummary>, at: number) => {
    const { core } = toyTable('AB')
    const summary = { ...summaryOf(toyTable('AB'), at), ...change }
    return store.create({ id, game: 'toy', core: { ...core, id }, summary, seats: [] }, at)
  }
  await make('broken off', { status: unfinished }, now - 2 * hour)
  await make('on its way', { status: unfinished }, now)
  await make('whole', {}, now - 2 * hour)
  await hostOn(file)
  await vi.waitFor(async () => expect(await store.load('broken off')).toBeNull(), patience)
  for (const id of ['on its way', 'whole']) expect(await store.load(id)).not.toBeNull()
  await store.close()
})

it('a house sees within seconds what was done at its tables past it', async () => {
  holdIntervals()
  const file = freshFile()
  const host = await hostOn(file)
  const loaded = await start(host, 'cut', persons, null)
  const store = await openStore({ file })
  const tables = openTables({ games, store, now: () => now, changed: () => {} })
  const twin = (await openTable(tables, 'cut'))!
  await command(tables, twin, { do: 'chat', seat: 0, to: null, text: 'past it' }, ann)
  expect(loaded.table.chat).toHaveLength(1)
  vi.advanceTimersByTime(limits.look)
  await vi.waitFor(() => expect(loaded.table.chat).toHaveLength(2), patience)
  await store.close()
})

it('while it is not known who has a page elsewhere, nobody calls a bot but for itself', async () => {
  const host = await hostOn(freshFile())
  const { grace } = host.settings
  const loaded = await start(host, 'presence', persons, null)
  const callFor = (seat: number): Command => ({ do: 'stand-in', seat, bot: 'easy' })
  expect(await ask(host, loaded, callFor(1), ann)).toEqual({ is: 'refused', why: 'still-there' })
  await admit(host, loaded, { user: 'ann', send: () => {} })
  now += grace - 1
  expect(await ask(host, loaded, callFor(1), ann)).toEqual({ is: 'refused', why: 'still-there' })
  expect(await ask(host, loaded, callFor(0), ann)).toEqual({ is: 'done' })
  expect(await ask(host, loaded, { do: 'return', seat: 0 }, ann)).toEqual({ is: 'done' })
  now += 1
  expect(await ask(host, loaded, callFor(1), ann)).toEqual({ is: 'done' })
})
