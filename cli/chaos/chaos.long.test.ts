import { expect, it } from 'vitest'
import { games } from '../../table/testing/games.ts'
import { games as leakyGames } from '../../table/testing/leakyGames.ts'
import { chaos } from './chaos.ts'
import { fullDisk } from './disk.ts'
import { databaseStop, kills, malformedMessages, rollingUpdate } from './failures.ts'
import { drafts } from './growth.ts'
import { imports } from './imports.ts'
import { plays } from './playing.ts'
import { twins } from './twins.ts'

const moduleOf = (name: string) => new URL(`../../table/testing/${name}.ts`, import.meta.url).href
const silent = { tell: () => {}, warn: () => {} }
const toys = { gamesModule: moduleOf('games'), gameModule: games.toy, seats: 3, tables: 4, pause: 20, ...silent }

/** What must never be; how long things took is no matter of a test. */
const wrong = (figures: Awaited<ReturnType<typeof chaos>>) =>
  figures.filter(({ verdict }) => verdict === 'wrong').map(({ name }) => name)

it('a server on SQLite that is killed, flooded and starved loses no acknowledged move, and stores none twice', async () => {
  const figures = await chaos({
    ...toys,
    store: 'sqlite',
    nodes: 1,
    failures: [plays(1), imports(200), twins(4), drafts(10), kills(2), malformedMessages(2_000), fullDisk(1_000)],
  })
  expect(wrong(figures)).toEqual([])
})

it('two servers on a PostgreSQL that are killed, and that lose it, lose no acknowledged move, and store none twice', async () => {
  const figures = await chaos({
    ...toys,
    store: 'postgres',
    nodes: 2,
    failures: [twins(4), kills(1), databaseStop(500)],
  })
  expect(wrong(figures)).toEqual([])
})

it('two servers that are updated one after the other under load lose no move, and go on beside a newer schema', async () => {
  const figures = await chaos({ ...toys, store: 'postgres', nodes: 2, failures: [rollingUpdate] })
  expect(wrong(figures)).toEqual([])
})

it('a game that shows what is hidden is found by those who look at it in two worlds', async () => {
  const leaky = { ...toys, gamesModule: moduleOf('leakyGames'), gameModule: leakyGames.toy }
  // Two of five pairs show it: which ones is chance, and that none of forty does so happens once in a thousand million times.
  const figures = await chaos({ ...leaky, store: 'sqlite', nodes: 1, failures: [twins(40)] })
  expect(wrong(figures)).toEqual(['pairs of tables that somebody can tell apart'])
})
