import { describe, expect, it } from 'vitest'
import { advance, type Entry, follows, type Table } from '../index.ts'
import { ann, randomAct, rngOf, type Sitting, started } from '../testing/play.ts'
import { positionBefore } from './positions.ts'

/** The entries as a store keeps them: those that have come to nothing are gone. */
function keptOf({ entries }: Pick<Sitting, 'entries'>): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    while (entry.on !== undefined && kept.length > 0 && kept.at(-1)!.n > entry.on) kept.pop()
    kept.push(entry)
  }
  return kept
}

/** What is stored and shown of a table; how far back it remembers is its own affair. */
const shown = ({ game, core, version, log, past }: Table) => ({
  core,
  version,
  log,
  past: past.map(({ n, seat, move, moves }, at) => ({
    n,
    seat,
    move,
    before: positionBefore({ game, past }, at),
    moves,
  })),
})

describe('drafts that were taken back', () => {
  it('leave one entry, however often', () => {
    const here = started('AB')
    const before = keptOf(here).length
    for (let i = 0; i < 50; i++) {
      here.move(0, { do: 'offer', coins: (i % 3) + 1 })
      here.undo(0)
    }
    expect(here.table.version).toBe(before + 100)
    expect(keptOf(here)).toHaveLength(before + 1)
    expect(JSON.stringify(keptOf(here).at(-1)!.change).length).toBeLessThan(100)
  })

  it('leave one entry also when several were laid before', () => {
    const here = started('AB')
    const before = keptOf(here).length
    for (let i = 0; i < 20; i++) {
      for (const coins of [1, 2, 3]) here.move(0, { do: 'offer', coins })
      for (let n = 0; n < 3; n++) here.undo(0)
    }
    expect(keptOf(here)).toHaveLength(before + 1)
  })

  it('leave nothing where others see that something was laid, either', () => {
    const here = started('AB')
    const before = keptOf(here).length
    const { moves } = here.table.core
    for (let i = 0; i < 20; i++) {
      here.move(0, { do: 'seal' })
      here.undo(0)
    }
    expect(here.table.core.moves).toBe(moves)
    expect(keptOf(here)).toHaveLength(before + 1)
  })

  it('leave the drafts of others, and what was said or decided between', () => {
    const here = started('AB')
    here.move(0, { do: 'offer', coins: 1 })
    here.move(1, { do: 'offer', coins: 2 })
    here.undo(0)
    expect(here.entries.at(-1)!.on).toBeUndefined()
    here.move(0, { do: 'offer', coins: 3 })
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    here.undo(0)
    expect(here.entries.at(-1)!.on).toBeUndefined()
    expect(here.table.core.state!.g.held[1]).toMatchObject({ offer: 2 })
  })

  it('change nothing for a table that is loaded from what is kept, whatever was done', () => {
    let folded = 0
    for (let game = 0; game < 12; game++) {
      const here = started('ABC', { options: { cards: 'few', rich: true } })
      const first = here.table
      const begun = here.entries.length
      const rng = rngOf(`fold ${game}`)
      for (let i = 0; i < 150 && here.table.core.status === 'running'; i++) {
        randomAct(here, rng)
        if (i % 3 === 0) here.undo(i % 2)
        const entries = here.entries.slice(begun)
        folded += entries.filter(({ on }) => on !== undefined).length
        const again = keptOf({ entries }).reduce(advance, first)
        if (i % 10 === 0) expect(shown(again)).toEqual(shown(here.table))
      }
    }
    expect(folded).toBeGreaterThan(100)
  })

  it('are taken in by a server that has seen them, and by one that has not; not by one that saw the half of it', () => {
    const here = started('AB')
    const before = here.table
    here.move(0, { do: 'offer', coins: 1 })
    const between = here.table
    here.move(0, { do: 'offer', coins: 2 })
    const late = here.table
    here.undo(0)
    const undone = here.entries.at(-1)!
    expect(undone.on).toBe(between.version)
    expect(shown(advance(late, undone))).toEqual(shown(here.table))
    expect(shown(advance(between, undone))).toEqual(shown(here.table))
    here.undo(0)
    const all = here.entries.at(-1)!
    expect(all.on).toBe(before.version)
    expect(shown(advance(before, all))).toEqual(shown(here.table))
    for (const half of [between, late]) {
      expect(follows(half, all)).toBe(false)
      expect(() => advance(half, all)).toThrow('does not follow')
    }
  })
})
