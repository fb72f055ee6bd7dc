import { afterEach, expect, it, vi } from 'vitest'
import { type Seat, seedFrom } from '../kernel/index.ts'
import type { AutoPass, Command, NewTable } from '../table/index.ts'
import { ann, ben } from '../table/testing/play.ts'
import { ask, closeHouse, type House, lookAround, openHouse } from './house.ts'
import { openStore, type Store } from './store/store.ts'
import { createLive, type Live, openTable, settle } from './tables.ts'
import { patience, toySettings } from './testing/guests.ts'

const open: { house: House; store: Store }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const { house, store } of open.splice(0)) {
    await closeHouse(house)
    await store.close()
  }
})

let now = 5_000_000
async function houseOn(settings = toySettings(), clock = () => now): Promise<House> {
  const store = await openStore({ file: `${settings.data}/test.sqlite` })
  const faults = (error: unknown) => {
    throw error
  }
  const house = openHouse(settings, store, faults, clock)
  open.push({ house, store })
  return house
}

const persons = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]

/** A house whose timers run out when the test says so. */
function stillHouse(settings = toySettings()): Promise<House> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return houseOn(settings)
}

/** Time goes by, and what it sets off is done. */
async function goBy(house: House, milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle(house.tables)
}

/** A table whose seat 1 stands in a window, with a shield in hand or without. */
async function windowAt(house: House, shield: boolean, seats: NewTable['seats'] = persons): Promise<Live> {
  const setup = { game: 'duel', roles: [null, null], options: {}, private: false, hoursPerMove: null }
  for (let i = 0; i < 50; i++) {
    const id = `w${shield}${i}`
    const live = await createLive(house.tables, { id, name: id, setup, seats, owner: ann, seed: seedFrom(id) })
    await ask(house, live, { do: 'auto-pass', seat: 1, when: 'never' }, ben)
    await ask(house, live, { do: 'start' }, ann)
    const { cards } = live.table.core.state!.g.held[1] as { cards: readonly string[] }
    if (cards.includes('shield') === shield) return live
  }
  throw new Error('no such hand')
}

const wish = (house: House, live: Live, when: AutoPass, seat: Seat = 1, who = ben) =>
  ask(house, live, { do: 'auto-pass', seat, when }, who)

it('a window goes by after a moment, whoever watches, and the person may be faster', async () => {
  const house = await stillHouse(toySettings({ passAfter: { least: 300, most: 400 } }))
  const live = await windowAt(house, true)
  await wish(house, live, 'always')
  await goBy(house, 299)
  expect(live.table.core.moves).toBe(0)
  await goBy(house, 101)
  expect(live.table.core.moves).toBe(1)
  expect(live.table.past.at(-1)).toMatchObject({ seat: 1, move: { do: 'pass' } })

  const other = await windowAt(house, false)
  await wish(house, other, 'always')
  expect(await ask(house, other, { do: 'move', seat: 1, n: 0, move: { do: 'pass' } }, ben)).toEqual({ is: 'done' })
  expect(house.passes.waiting.get(other)).toBeUndefined()
})

it('a window waits for whoever wants to be asked', async () => {
  const house = await stillHouse()
  const live = await windowAt(house, false)
  await goBy(house, 10_000)
  expect(live.table.core.moves).toBe(0)
  await wish(house, live, 'unless-i-can-play')
  await goBy(house, 1)
  expect(live.table.core.moves).toBe(1)
})

it('a window whose moment had not come when the server stopped goes by when it is back', async () => {
  const settings = toySettings({ passAfter: { least: 100_000, most: 100_001 } })
  const first = await houseOn(settings)
  const live = await windowAt(first, true)
  const { id } = live.table.core
  // The next window is seat 0's, which has said so before.
  await wish(first, live, 'always', 0, ann)
  for (const [who, seat, move] of [
    [ben, 1, 'pass'],
    [ben, 1, 'leave'],
  ] as const) {
    const wanted: Command = { do: 'move', seat, n: live.table.core.acted[seat], move: { do: move } }
    expect(await ask(first, live, wanted, who)).toEqual({ is: 'done' })
  }
  expect(live.table.core.moves).toBe(2)
  await closeHouse(first)
  const second = await houseOn({ ...settings, passAfter: { least: 0, most: 1 } })
  await lookAround(second)
  await vi.waitFor(async () => expect((await openTable(second.tables, id))!.table.core.moves).toBe(3), patience)
})

it('a wish changes nothing that lists show', async () => {
  const house = await houseOn()
  const live = await windowAt(house, true)
  const list = () => house.tables.store.list('watch', null, null)
  const before = await list()
  now += 1000
  await wish(house, live, 'unless-i-can-play')
  expect(live.table.core.autoPass).toEqual([null, 'unless-i-can-play'])
  expect(await list()).toEqual(before)
})

it('the clock of a question goes on while the server is down', async () => {
  const settings = toySettings()
  const first = await houseOn(settings)
  const { id } = (await windowAt(first, true)).table.core
  await closeHouse(first)
  now += 20_000
  const second = await houseOn(settings)
  await lookAround(second)
  await vi.waitFor(async () => {
    const live = await openTable(second.tables, id)
    expect(live!.table.past[0]).toMatchObject({ seat: 1, move: { do: 'pass' }, barrier: true })
  }, patience)
})

it('the clock moves for everybody still asked, one after the other', async () => {
  const house = await houseOn(toySettings(), Date.now)
  const live = await windowAt(house, true)
  await ask(house, live, { do: 'move', seat: 1, n: 0, move: { do: 'pass' } }, ben)
  // As if a minute had passed.
  live.table = { ...live.table, core: { ...live.table.core, limit: Date.now() + 50 } }
  await wish(house, live, 'always')
  await vi.waitFor(() => expect(live.table.core.state!.stack.at(-1)).toMatchObject({ do: 'block' }), patience)
  expect(live.table.past.at(-1)).toMatchObject({ seat: 0, move: { do: 'leave' } })
})
