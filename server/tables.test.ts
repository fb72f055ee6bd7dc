import { expect, it } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { games } from '../table/testing/games.ts'
import { ann } from '../table/testing/play.ts'
import type { Store } from './store/store.ts'
import { importLive, openTables } from './tables.ts'

it('plays a record while others get their turn, for it may be long', async () => {
  const store = { onNews: () => {}, create: async () => 1 } as unknown as Store
  const tables = openTables({ games, store, now: () => 1, changed: () => {} })
  const { id, version } = games.toy.game
  const dither = Array.from({ length: 100 }, (_, i) => [0, { do: 'offer', coins: (i + 1) % 2 }])
  const record = {
    ...{ format: 'interregnum-record', formatVersion: 1, game: id, gameVersion: version },
    ...{ options: { cards: 'few', rich: true }, roles: [null, null], seed: seedFrom('long'), moves: dither },
  }
  let turns = 0
  let isDone = false
  const others = () => {
    turns++
    if (!isDone) setImmediate(others)
  }
  setImmediate(others)
  const live = await importLive(tables, id, record, { id: 'long', name: 'Long', owner: ann })
  isDone = true
  expect(live.table.version).toBe(101)
  expect(turns).toBeGreaterThanOrEqual(9)
})
