import { describe, expect, it } from 'vitest'
import { replay } from '../kernel/index.ts'
import { advance, hashOf, recordOf, tableViewOf, viewerOf } from './index.ts'
import { ann, ben, bid, follower, started, toyTable } from './testing/play.ts'

const offer = (coins: number) => ({ do: 'offer', coins })
const seal = { do: 'seal' }
const stone = (on: string) => ({ do: 'stone', on })

/** A table whose first seat builds. */
function building() {
  const here = started('AB')
  bid(here, [2, 0])
  expect(here.table.core.state!.stack.at(-1)).toMatchObject({ do: 'build', seat: 0, left: 3 })
  return here
}

describe('a run of moves', () => {
  it('is made move by move: an entry each, and numbers that follow one another', () => {
    const here = started('AB')
    expect(here.move(0, [offer(1), offer(3), seal])).not.toHaveProperty('refused')
    expect(here.entries.map(({ n, command }) => [n, command])).toEqual([
      [1, { do: 'start' }],
      [2, { do: 'move', seat: 0, n: 0, move: offer(1) }],
      [3, { do: 'move', seat: 0, n: 1, move: offer(3) }],
      [4, { do: 'move', seat: 0, n: 2, move: seal }],
    ])
    expect(here.table.core.acted).toEqual([3, 0])
    expect(here.table.core.state!.sealed[0]).toEqual(seal)
  })

  it('leaves nothing behind when one move is refused, and the answer says which', () => {
    const here = started('AB')
    const before = here.table
    expect(here.move(0, [offer(1), offer(99), seal])).toEqual({ refused: 'illegal', at: 1 })
    expect(here.move(0, [offer(1), seal, offer(2)])).toEqual({ refused: 'illegal', at: 2 })
    expect(here.table).toBe(before)
    expect(here.entries).toHaveLength(1)
  })

  it('that is doubled is stale from its first move', () => {
    const here = started('AB')
    const twice = { do: 'move' as const, seat: 0, n: 0, move: [offer(1), offer(3)] as never }
    here.do(ann, twice)
    expect(here.do(ann, twice)).toEqual({ refused: 'stale', at: 0 })
    expect(here.do(ben, { ...twice, seat: 0 })).toEqual({ refused: 'not-your-seat' })
  })

  it('is taken back move by move', () => {
    const here = building()
    here.move(0, [stone('a'), stone('b')])
    const undos = () => tableViewOf(here.table, viewerOf(here.table, 'ann')).undo
    expect(undos()).toBe(2)
    here.undo(0)
    expect(undos()).toBe(1)
    expect(here.table.core.state!.g.open).toMatchObject({ stones: { a: 0, b: null } })
  })

  it('goes no further than what brings something to light, whether the rest would be legal or not', () => {
    for (const rest of [stone('a'), offer(0), { do: 'nonsense' }]) {
      const here = started('AB')
      here.move(0, [offer(1), seal])
      // The last bid opens both.
      const outcome = here.move(1, [offer(3), seal, rest])
      expect(outcome).toMatchObject({ made: 2 })
      expect(here.table.core.acted).toEqual([2, 2])
      expect(here.table.core.state!.stack.at(-1)).toMatchObject({ do: 'build', seat: 1, left: 3 })
    }
  })

  it('may be made by the bot of a seat, and by nobody else for it', () => {
    const here = started('Ab')
    const run = { do: 'move' as const, seat: 1, n: 0, move: [offer(1), seal] as never }
    expect(here.do({ bot: 0 }, run)).toEqual({ refused: 'not-your-seat' })
    expect(here.do(ann, run)).toEqual({ refused: 'not-your-seat' })
    expect(here.do({ bot: 1 }, run)).not.toHaveProperty('refused')
  })

  it('gives the table that its moves give one by one: in memory, from the store, on a page and in a record', () => {
    const [run, single] = [building(), building()]
    const page = follower(run.table, 'ben')
    run.move(0, [stone('a'), stone('b'), stone('c')])
    for (const on of ['a', 'b', 'c']) single.move(0, stone(on))
    expect(run.table).toEqual(single.table)
    expect(run.entries).toEqual(single.entries)
    expect(run.entries.reduce(advance, toyTable('AB')).core).toEqual(run.table.core)
    page.follow(run.table)
    expect(page.heard).toHaveLength(1)
    expect(page.tableView).toEqual(JSON.parse(JSON.stringify(tableViewOf(run.table, viewerOf(run.table, 'ben')))))
    const record = { ...recordOf(run.table), seed: run.table.core.seed }
    expect(replay(run.table.game, record, { hash: hashOf }).state).toEqual(run.table.core.state)
  })
})
