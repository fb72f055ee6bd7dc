import { expect, it } from 'vitest'
import { games } from '../../table/testing/games.ts'
import { chaos } from './chaos.ts'
import { databaseStop, kills, malformedMessages } from './failures.ts'
import { plays } from './playing.ts'

const gamesModule = new URL('../../table/testing/games.ts', import.meta.url).href
const toys = { gamesModule, gameModule: games.toy, seats: 3, tables: 4, pause: 20, tell: () => {} }

/** What must never be; how long things took is no matter of a test. */
const wrong = (figures: Awaited<ReturnType<typeof chaos>>) => figures.filter(({ verdict }) => verdict === 'wrong')

it('a server on SQLite that is killed and flooded loses no acknowledged move, and stores none twice', async () => {
  const figures = await chaos({
    ...toys,
    store: 'sqlite',
    nodes: 1,
    failures: [plays(1), kills(3), malformedMessages(2_000)],
  })
  expect(wrong(figures)).toEqual([])
})

it('two servers on a PostgreSQL that are killed, and that lose it, lose no acknowledged move, and store none twice', async () => {
  const figures = await chaos({ ...toys, store: 'postgres', nodes: 2, failures: [kills(2), databaseStop(500)] })
  expect(wrong(figures)).toEqual([])
})
