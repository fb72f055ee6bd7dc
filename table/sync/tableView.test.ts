import { describe, expect, it } from 'vitest'
import { advance, chatFor, endOfLog, linesOfEntry, logFor, type TableView, tableOf, tableViewOf } from '../index.ts'
import { ann, ben, bid, follower, randomAct, rngOf, type Sitting, started, toyTable } from '../testing/play.ts'

/** The whole log, read backwards from its end. */
function logReadBack({ table, entries }: Sitting) {
  let mark = endOfLog(table)
  return entries
    .toReversed()
    .flatMap(entry => {
      const { lines, earlier } = linesOfEntry(mark, entry)
      mark = earlier
      return lines.toReversed()
    })
    .reverse()
}

describe('what a viewer is sent', () => {
  it('is nothing of the drafts and answers of others until they are revealed, not even when they are made (UR-076)', () => {
    const sealed = [1, 2, 5].map(coins => {
      const here = started('ABC')
      const pages = ['ben', 'cat', 'eve', null].map(user => follower(here.table, user))
      const follow = () => {
        for (const page of pages) page.follow(here.table)
      }
      for (let i = 0; i < coins; i++) {
        here.move(0, { do: 'offer', coins: i + 1 })
        follow()
      }
      expect(pages.flatMap(page => page.heard)).toEqual([])
      here.move(0, { do: 'seal' })
      follow()
      return pages.map(page => page.heard)
    })
    expect(sealed[0][0]).toEqual(['[0,0,{"ready":[[0]]},{"asked":[[1,2]]}]'])
    expect(sealed[1]).toEqual(sealed[0])
    expect(sealed[2]).toEqual(sealed[0])
  })

  it('is of the sitters the very same until one of them changes', () => {
    const here = started('ABC')
    const before = tableViewOf(here.table, { user: 'ann', seat: 0 })
    here.move(0, { do: 'offer', coins: 1 })
    const after = tableViewOf(here.table, { user: 'ann', seat: 0 })
    expect(after.seats).toBe(before.seats)
    const { core } = here.table
    const seats = core.seats.map((each, seat) => (seat === 1 ? { ...each, name: 'Bea' } : each))
    const renamed = tableViewOf({ ...here.table, core: { ...core, seats } as typeof core }, { user: 'ann', seat: 0 })
    expect(renamed.seats.map(each => 'name' in each && each.name)[1]).toBe('Bea')
  })

  it('leads each page on from what it was shown itself, whatever others were shown before the same table', () => {
    const here = started('ABC')
    const [early, late] = [follower(here.table, 'ben'), follower(here.table, 'cat')]
    bid(here, [1, 2, 3])
    early.follow(here.table)
    here.move(0, { do: 'offer', coins: 1 })
    here.move(0, { do: 'seal' })
    for (const page of [early, late]) {
      page.follow(here.table)
      expect(page.tableView).toEqual(tableViewOf(here.table, page.viewer))
      expect(page.log.map(({ event }) => event)).toEqual(logFor(here.table, page.viewer).map(({ event }) => event))
    }
  })

  it('holds no secret of the house: no seed, no deck, no drawer of another (UR-073, UR-074)', () => {
    const here = started('AB', { options: { cards: 'few' } })
    const pages = ['ann', 'ben', null].map(user => follower(here.table, user))
    const rng = rngOf('secrets')
    while (here.table.core.status === 'running') {
      randomAct(here, rng)
      for (const page of pages) {
        page.follow(here.table)
        const text = JSON.stringify(page.tableView)
        expect(page.tableView.seed.revealed).toBe(page.tableView.status === 'over' ? here.table.core.seed : null)
        expect(text.includes(here.table.core.seed)).toBe(page.tableView.status === 'over')
        expect(text).not.toMatch(/hidden|deck|held|chance|readers/)
        expect(page.tableView.view!.own).toEqual(
          page.viewer.seat === null ? null : here.table.core.state!.g.held[page.viewer.seat],
        )
      }
    }
    const heard = pages.map(page => JSON.stringify(page.log))
    expect(heard[2]).not.toContain('saw')
  })

  it('names nobody but by name: accounts are told to none, nor is whose line it is', () => {
    const here = started('AB')
    here.do(ben, { do: 'chat', seat: 1, to: null, text: 'hello', id: 'line' })
    for (const user of ['ann', 'ben', null]) {
      const page = follower(here.table, user)
      expect(page.tableView).toMatchObject({ owner: 0, mine: user === 'ann', sits: page.viewer.seat })
      expect(page.tableView.seats).toEqual([
        { kind: 'person', name: 'Ann', absent: false },
        { kind: 'person', name: 'Ben', absent: false },
      ])
      expect(JSON.stringify([page.tableView, page.chat])).not.toMatch(/"(ann|ben)["\s]/)
    }
  })

  it('adds up by messages alone to what a page that comes anew is sent, through moves, undos and chat', () => {
    for (let game = 0; game < 6; game++) {
      const here = started('ABb', {}, undefined)
      const pages = ['ann', 'ben', null].map(user => follower(here.table, user))
      const rng = rngOf(`follow ${game}`)
      for (let i = 0; i < 120 && here.table.core.status === 'running'; i++) {
        randomAct(here, rng)
        if (i % 9 === 0)
          here.do(i % 2 ? ann : ben, {
            do: 'chat',
            seat: i % 2 ? 0 : 1,
            to: i % 4 ? null : i % 2 ? 1 : 0,
            text: `${i}`,
          })
        if (i % 4 > 0) continue
        for (const page of pages) {
          page.follow(here.table)
          expect(page.tableView).toEqual(JSON.parse(JSON.stringify(tableViewOf(here.table, page.viewer))))
          expect(page.log).toEqual(logFor(here.table, page.viewer))
          expect(page.chat).toEqual(chatFor(here.table, page.viewer))
          expect(page.log.map(({ n }) => n)).toEqual(page.log.map((_, n) => n))
        }
      }
    }
  })

  it('numbers the lines of the log without holes, whatever others have heard (UR-081)', () => {
    const here = started('AB')
    bid(here, [1, 0])
    here.move(0, { do: 'done' })
    here.move(0, { do: 'look' })
    bid(here, [0, 1])
    const [own, other, spectator] = ['ann', 'ben', null].map(user => follower(here.table, user).log)
    expect(own).toHaveLength(other.length + 1)
    expect(other).toEqual(spectator)
    for (const log of [own, other]) expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n))
  })

  it('shows private chat to its two persons only, also when somebody else takes the seat (UR-135)', () => {
    const here = started('AB')
    here.do(ann, { do: 'chat', seat: 0, to: 1, text: 'secret' })
    const texts = (user: string | null) => follower(here.table, user).chat.map(({ text }) => text)
    expect(texts('ben')).toContain('secret')
    expect(texts(null)).not.toContain('secret')
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    here.do({ user: 'dan', name: 'Dan' }, { do: 'sit', seat: 1 })
    expect(texts('dan')).not.toContain('secret')
    expect(JSON.stringify(follower(here.table, 'dan').chat)).not.toContain('readers')
  })

  it('carries no view before the start', () => {
    const table = toyTable('Ao')
    const tableView: TableView = tableViewOf(table, { user: 'ann', seat: 0 })
    expect(tableView).toMatchObject({ view: null, mine: true, moves: 0, undo: 0, deadline: null })
  })
})

describe('a table that is loaded', () => {
  it('is the one that was at work: from the first core and the stored entries alone', () => {
    for (let game = 0; game < 6; game++) {
      const begin = toyTable('ABb')
      const here = started('ABb')
      const rng = rngOf(`load ${game}`)
      for (let i = 0; i < 120 && here.table.core.status === 'running'; i++) randomAct(here, rng)
      const core = JSON.parse(JSON.stringify(begin.core))
      const loaded = here.entries.reduce(advance, tableOf(begin.game, core, 0, 1000))
      expect(loaded.version).toBe(here.table.version)
      expect(loaded.core).toEqual(here.table.core)
      expect(loaded.past).toEqual(here.table.past)
      expect(loaded.log).toEqual(here.table.log)
      expect(logReadBack(here)).toEqual(here.table.log)
    }
  })

  it('refuses a hole between its entries', () => {
    const here = started('AB')
    bid(here, [1, 0])
    const begin = tableOf(here.table.game, toyTable('AB').core, 0, 0)
    expect(() => advance(begin, here.entries[1])).toThrow('Entry 2 does not follow entry 0.')
  })
})
