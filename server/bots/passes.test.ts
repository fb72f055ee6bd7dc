import { afterEach, expect, it, vi } from 'vitest'
import { type Seat, seedFrom } from '../../kernel/index.ts'
import type { AutoPass, Command, NewTable } from '../../table/index.ts'
import { ann, ben } from '../../table/testing/play.ts'
import { plainClock } from '../clock.ts'
import { ask, closeHost, type Host, openHost, sweep } from '../host.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { openStore, type Store } from '../store/store.ts'
import { createLive, openTable, settle } from '../tables.ts'
import { patience, toySettings } from '../testing/guests.ts'

const open: { host: Host; store: Store }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const { host, store } of open.splice(0)) {
    await closeHost(host)
    await store.close()
  }
})

let now = 5_000_000
async function hostOn(settings = toySettings(), clock = () => now): Promise<Host> {
  const store = await openStore({ file: `${settings.data}/test.sqlite` })
  const faults = (error: unknown) => {
    throw error
  }
  const host = openHost(settings, store, faults, plainClock(clock))
  open.push({ host, store })
  return host
}

const persons = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]

/** A house whose timers run out when the test says so. */
function stillHost(settings = toySettings()): Promise<Host> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return hostOn(settings)
}

/** Time goes by, and what it sets off is done. */
async function goBy(host: Host, milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle(host.tables)
}

/** A table whose seat 1 stands in a window, with a shield in hand or without. */
async function windowAt(host: Host, shield: boolean, seats: NewTable['seats'] = persons): Promise<LoadedTable> {
  const setup = { game: 'duel', roles: [null, null], options: {}, private: false, hoursPerMove: null }
  for (let i = 0; i < 50; i++) {
    const id = `w${shield}${i}`
    const loaded = await createLive(host.tables, { id, name: id, setup, seats, owner: ann, seed: seedFrom(id) })
    await ask(host, loaded, { do: 'auto-pass', seat: 1, when: 'never' }, ben)
    await ask(host, loaded, { do: 'start' }, ann)
    const { cards } = loaded.table.core.state!.g.held[1] as { cards: readonly string[] }
    if (cards.includes('shield') === shield) return loaded
  }
  throw new Error('no such hand')
}

const wish = (host: Host, loaded: LoadedTable, when: AutoPass, seat: Seat = 1, who = ben) =>
  ask(host, loaded, { do: 'auto-pass', seat, when }, who)

it('a window goes by after a moment, whoever watches, and the person may be faster', async () => {
  const host = await stillHost(toySettings({ passAfter: { least: 300, most: 400 } }))
  const loaded = await windowAt(host, true)
  await wish(host, loaded, 'always')
  await goBy(host, 299)
  expect(loaded.table.core.moves).toBe(0)
  await goBy(host, 101)
  expect(loaded.table.core.moves).toBe(1)
  expect(loaded.table.past.at(-1)).toMatchObject({ seat: 1, move: { do: 'pass' } })

  const other = await windowAt(host, false)
  const timers = vi.getTimerCount()
  await wish(host, other, 'always')
  expect(vi.getTimerCount()).toBe(timers + 1)
  expect(await ask(host, other, { do: 'move', seat: 1, n: 0, move: { do: 'pass' } }, ben)).toEqual({ is: 'done' })
  expect(vi.getTimerCount()).toBe(timers)
})

it('a window waits for whoever wants to be asked', async () => {
  const host = await stillHost()
  const loaded = await windowAt(host, false)
  await goBy(host, 10_000)
  expect(loaded.table.core.moves).toBe(0)
  await wish(host, loaded, 'unless-i-can-play')
  await goBy(host, 1)
  expect(loaded.table.core.moves).toBe(1)
})

it('a window whose moment had not come when the server stopped goes by when it is back', async () => {
  const settings = toySettings({ passAfter: { least: 100_000, most: 100_001 } })
  const first = await hostOn(settings)
  const loaded = await windowAt(first, true)
  const { id } = loaded.table.core
  // The next window is seat 0's, which has said so before.
  await wish(first, loaded, 'always', 0, ann)
  for (const [who, seat, move] of [
    [ben, 1, 'pass'],
    [ben, 1, 'leave'],
  ] as const) {
    const wanted: Command = { do: 'move', seat, n: loaded.table.core.acted[seat], move: { do: move } }
    expect(await ask(first, loaded, wanted, who)).toEqual({ is: 'done' })
  }
  expect(loaded.table.core.moves).toBe(2)
  await closeHost(first)
  const second = await hostOn({ ...settings, passAfter: { least: 0, most: 1 } })
  await sweep(second)
  await vi.waitFor(async () => expect((await openTable(second.tables, id))!.table.core.moves).toBe(3), patience)
})

it('a wish changes nothing that lists show', async () => {
  const host = await hostOn()
  const loaded = await windowAt(host, true)
  const list = () => host.tables.store.list('watch', null, null)
  const before = await list()
  now += 1000
  await wish(host, loaded, 'unless-i-can-play')
  expect(loaded.table.core.autoPass).toEqual([null, 'unless-i-can-play'])
  expect(await list()).toEqual(before)
})

it('the clock of a question goes on while the server is down', async () => {
  const settings = toySettings()
  const first = await hostOn(settings)
  const { id } = (await windowAt(first, true)).table.core
  await closeHost(first)
  now += 20_000
  const second = await hostOn(settings)
  await sweep(second)
  await vi.waitFor(async () => {
    const loaded = await openTable(second.tables, id)
    expect(loaded!.table.past[0]).toMatchObject({ seat: 1, move: { do: 'pass' }, barrier: true })
  }, patience)
})

it('the clock moves for everybody still asked, one after the other', async () => {
  const host = await hostOn(toySettings(), Date.now)
  const loaded = await windowAt(host, true)
  await ask(host, loaded, { do: 'move', seat: 1, n: 0, move: { do: 'pass' } }, ben)
  // As if a minute had passed.
  loaded.table = { ...loaded.table, core: { ...loaded.table.core, limit: Date.now() + 50 } }
  await wish(host, loaded, 'always')
  await vi.waitFor(() => expect(loaded.table.core.state!.stack.at(-1)).toMatchObject({ do: 'block' }), patience)
  expect(loaded.table.past.at(-1)).toMatchObject({ seat: 0, move: { do: 'leave' } })
})
