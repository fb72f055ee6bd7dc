import { expect, it } from 'vitest'
import { tableViewOf, viewerOf } from './index.ts'
import { trimmed } from './moves/advance.ts'
import { ann, randomAct, rngOf, started } from './testing/play.ts'

/** Positions: of moves that all have seen, and of the drafts of each seat. */
const most = (seats: number) => 40 + 64 * seats

it('a table in memory keeps few positions and lines, however long it is played', () => {
  const here = started('AB')
  const rng = rngOf('memory')
  for (let i = 0; i < 400 && here.table.core.status === 'running'; i++) {
    randomAct(here, rng)
    here.table = trimmed(here.table)
    expect(here.table.past.length).toBeLessThanOrEqual(most(2))
    expect(here.table.log.length).toBeLessThanOrEqual(400)
  }
  expect(here.table.version).toBeGreaterThan(100)
})

it('how many moves a seat can take back tells nothing of how many drafts the others have made', () => {
  const here = started('AB')
  const undo = () => tableViewOf(here.table, viewerOf(here.table, ann.user)).undo
  here.move(0, { do: 'offer', coins: 1 })
  for (let i = 0; i < 60; i++) {
    here.move(1, { do: 'offer', coins: (i % 3) + 1 })
    here.table = trimmed(here.table)
    expect(undo()).toBe(1)
  }
  here.undo(0)
  expect(undo()).toBe(0)
})

it('drafts to and fro without end keep no more positions than a seat may have', () => {
  const here = started('ABC')
  for (let i = 0; i < 500; i++) {
    here.move(i % 2, { do: 'offer', coins: 1 + (Math.floor(i / 2) % 2) })
    here.table = trimmed(here.table)
    expect(here.table.past.length).toBeLessThanOrEqual(most(2))
  }
  expect(here.table.version).toBe(501)
})
