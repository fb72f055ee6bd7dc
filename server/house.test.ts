import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { awayLimit, type Command, type NewTable } from '../table/index.ts'
import { ann, ben } from '../table/testing/play.ts'
import { isThinking } from './bots.ts'
import { ask, closeHouse, type House, lookAround, openHouse } from './house.ts'
import { openStore, type Store } from './store/store.ts'
import { createLive, type Live, openTable } from './tables.ts'
import { patience, toySettings } from './testing/guests.ts'

const hour = 3_600_000
let now = 1_000_000
const open: { house: House; store: Store }[] = []
afterEach(async () => {
  for (const { house, store } of open.splice(0)) {
    await closeHouse(house)
    await store.close()
  }
})

/** A house whose clock stands still until it is moved. */
async function houseOn(file: string, faults: unknown[] = []): Promise<House> {
  const store = await openStore({ file })
  const house = openHouse(
    toySettings(),
    store,
    error => faults.push(error),
    () => now,
  )
  open.push({ house, store })
  return house
}

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'interregnum-house-')), 'test.sqlite')

async function start(house: House, id: string, seats: NewTable['seats'], hoursPerMove: number | null): Promise<Live> {
  const setup = { game: 'toy', roles: seats.map(() => null), options: {}, private: false, hoursPerMove }
  const live = await createLive(house.tables, { id, name: id, setup, seats, owner: ann, seed: seedFrom(id) })
  expect(await ask(house, live, { do: 'start' }, ann)).toEqual({ is: 'done' })
  return live
}

const persons = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
const bot = { kind: 'bot' as const, bot: 'easy' as const }

it('a table that nobody has open goes on when its clock runs out, also after a restart (UR-106)', async () => {
  const file = freshFile()
  const first = await houseOn(file)
  await start(first, 'slow', persons, 24)
  await closeHouse(first)
  const second = await houseOn(file)
  now += 24 * hour - 1
  await lookAround(second)
  expect(second.tables.byKey.size).toBe(0)
  now += 1
  await lookAround(second)
  const live = (await openTable(second.tables, 'slow'))!
  await vi.waitFor(
    () => expect(live.table.core.seats.every(each => each.kind === 'person' && each.absent)).toBe(true),
    patience,
  )
})

it('bots whose turn it was when the server stopped play on when it is back', async () => {
  const file = freshFile()
  const first = await houseOn(file)
  await start(first, 'bots', [{ kind: 'me' as const }, bot], null)
  await closeHouse(first)
  const second = await houseOn(file)
  await lookAround(second)
  await vi.waitFor(async () => {
    const live = await openTable(second.tables, 'bots')
    expect(live!.table.core.state!.sealed[1]).toEqual({ do: 'seal' })
  }, patience)
})

it('a table left to bots rests while nobody watches (UR-125)', async () => {
  const house = await houseOn(freshFile())
  const live = await start(house, 'left', [{ kind: 'me' as const }, bot], null)
  const standIn: Command = { do: 'stand-in', seat: 0, bot: 'easy' }
  expect(await ask(house, live, standIn, ann)).toEqual({ is: 'done' })
  await vi.waitFor(() => expect(isThinking(house.bots, live)).toBe(false), patience)
  const { version } = live.table
  expect(live.table.core.status).toBe('running')
  now += awayLimit
  await lookAround(house)
  expect(live.table.version).toBe(version)
  expect(await house.tables.store.due(now)).toEqual([])
})

it('a table that cannot be opened does not keep the others waiting', async () => {
  const file = freshFile()
  const first = await houseOn(file)
  await start(first, 'a', persons, 1)
  await start(first, 'b', persons, 1)
  await closeHouse(first)
  const faults: unknown[] = []
  const second = await houseOn(file, faults)
  const { load } = second.tables.store
  second.tables.store.load = async id => {
    if (id === 'a') throw new Error('spoilt')
    return load(id)
  }
  now += hour
  await lookAround(second)
  expect(faults).toEqual([new Error('spoilt')])
  const live = (await openTable(second.tables, 'b'))!
  await vi.waitFor(() => expect(live.table.core.seats[1]).toMatchObject({ absent: true }), patience)
})
