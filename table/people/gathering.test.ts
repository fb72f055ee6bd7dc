import { describe, expect, it } from 'vitest'
import { advance, chatFor, tableOf, tableViewOf, viewerOf } from '../index.ts'
import { ann, ben, cat, follower, sitting, toyTable } from '../testing/play.ts'

const settings = { options: {}, private: false, hoursPerMove: null, clock: null, language: null }
const viewFor = (here: ReturnType<typeof sitting>, user: string | null) =>
  tableViewOf(here.table, viewerOf(here.table, user))

describe('before the start', () => {
  it('the owner alone sends somebody away, who may neither sit down nor talk here again', () => {
    const here = sitting(toyTable('ABo'))
    expect(here.do(ben, { do: 'kick', seat: 0 })).toEqual({ refused: 'not-owner' })
    expect(here.do(ann, { do: 'kick', seat: 0 })).toEqual({ refused: 'no-such-seat' })
    expect(here.do(ann, { do: 'kick', seat: 2 })).toEqual({ refused: 'no-such-seat' })
    here.do(ann, { do: 'kick', seat: 1 })
    expect(here.table.core.seats[1]).toEqual({ kind: 'open' })
    expect(chatFor(here.table, viewerOf(here.table, null)).at(-1)).toMatchObject({
      note: { is: 'kicked', seat: 1 },
      name: 'Ben',
    })
    expect(here.do(ben, { do: 'sit', seat: 2 })).toEqual({ refused: 'barred' })
    expect(here.do(ben, { do: 'chat', seat: null, to: null, text: 'why?' })).toEqual({ refused: 'barred' })
    here.do(cat, { do: 'sit', seat: 1 })
    here.do(ann, { do: 'fill', seat: 2, with: 'easy' })
    here.do(ann, { do: 'start' })
    expect(here.table.core.status).toBe('running')
    expect(here.do(ann, { do: 'kick', seat: 1 })).toEqual({ refused: 'not-gathering' })
    expect(JSON.stringify(viewFor(here, 'ann'))).not.toContain('"ben"')
  })

  it('the game waits until all are ready who were asked, and for nobody who has left', () => {
    const here = sitting(toyTable('ABC'))
    expect(here.do(ben, { do: 'ask-ready' })).toEqual({ refused: 'not-owner' })
    here.do(ann, { do: 'ask-ready' })
    expect(viewFor(here, null).unready).toEqual([1, 2])
    expect(here.do(ann, { do: 'start' })).toEqual({ refused: 'not-ready' })
    expect(here.do(ben, { do: 'ready', seat: 2, yes: true })).toEqual({ refused: 'not-your-seat' })
    here.do(ben, { do: 'ready', seat: 1, yes: true })
    here.do(cat, { do: 'leave', seat: 2 })
    here.do(ann, { do: 'fill', seat: 2, with: 'easy' })
    expect(viewFor(here, null).unready).toEqual([])
    here.do(ben, { do: 'ready', seat: 1, yes: false })
    expect(here.do(ann, { do: 'start' })).toEqual({ refused: 'not-ready' })
    here.do(ben, { do: 'ready', seat: 1, yes: true })
    here.do(ann, { do: 'start' })
    expect(here.table.core.status).toBe('running')
    expect(here.do(ben, { do: 'ready', seat: 1, yes: false })).toEqual({ refused: 'not-gathering' })
  })

  it('a table that waits for nobody’s word begins when all are there, and ready', () => {
    const table = toyTable('ABo')
    const here = sitting({ ...table, core: { ...table.core, startsFull: true } })
    here.do(ann, { do: 'set-up', ...settings, private: true })
    here.do(cat, { do: 'sit', seat: 2 })
    expect(here.table.core.status).toBe('gathering')
    here.do(ben, { do: 'ready', seat: 1, yes: true })
    expect(here.table.core.status).toBe('running')
    expect(chatFor(here.table, viewerOf(here.table, null)).at(-1)).toMatchObject({ note: { is: 'started' } })
  })

  it('the owner changes settings, and whoever has sat down for others must say that it is ready', () => {
    const here = sitting(toyTable('ABo'))
    const page = follower(here.table, 'ben')
    const clock = { minutes: 30, increment: 5 }
    expect(here.do(ben, { do: 'set-up', ...settings })).toEqual({ refused: 'not-owner' })
    for (const options of [{ rich: 'very' }, { unheard: true }]) {
      expect(here.do(ann, { do: 'set-up', ...settings, options })).toEqual({ refused: 'bad-setup' })
    }
    here.do(ann, { do: 'set-up', ...settings, options: { rich: true }, clock, language: 'hu', private: true })
    page.follow(here.table)
    expect(page.tableView).toMatchObject({
      setup: { game: 'toy', options: { rich: true }, clock, language: 'hu', private: true, hoursPerMove: null },
      unready: [1],
    })
    const told = () => chatFor(here.table, viewerOf(here.table, 'ben')).map(({ note }) => note)
    expect(told()).toEqual([{ is: 'set-up', changed: ['access', 'pace', 'language', { option: 'rich' }] }])
    here.do(ben, { do: 'ready', seat: 1, yes: true })
    here.do(ann, { do: 'set-up', ...settings, options: { rich: true }, clock, language: 'hu', private: true })
    expect(viewFor(here, null).unready).toEqual([])
    expect(told()).toHaveLength(1)
    here.do(ann, { do: 'set-up', ...settings, options: { rich: false }, clock, language: 'hu', private: true })
    expect(told()[1]).toEqual({ is: 'set-up', changed: [{ option: 'rich' }] })
    here.do(cat, { do: 'sit', seat: 2 })
    expect(viewFor(here, null).unready).toEqual([1])
    here.do(ben, { do: 'ready', seat: 1, yes: true })
    here.do(ann, { do: 'start' })
    expect(here.table.core.clocks!.seats).toHaveLength(3)
    expect(here.do(ann, { do: 'set-up', ...settings })).toEqual({ refused: 'not-gathering' })
  })

  it('the game begins without the seats that nobody has taken, and is played as one of so many', () => {
    const clock = { minutes: 30, increment: 5 }
    const here = sitting(toyTable('oABo', { clock }))
    const [page, watcher] = [follower(here.table, 'ben'), follower(here.table, null)]
    expect(here.do(ann, { do: 'start' })).toEqual({ refused: 'not-full' })
    expect(here.do(ben, { do: 'start', fewer: true })).toEqual({ refused: 'not-owner' })
    here.do(ann, { do: 'start', fewer: true })
    watcher.follow(here.table)
    const { core, away } = here.table
    expect(core).toMatchObject({ status: 'running', seats: [{ user: 'ann' }, { user: 'ben' }], acted: [0, 0] })
    expect([core.setup.roles, core.clocks!.seats, away, core.lines.seats].map(({ length }) => length)).toEqual([
      2, 2, 2, 2,
    ])
    expect(watcher.tableView.seats).toHaveLength(2)
    expect(page.viewer.seat).toBe(2)
    expect(viewFor(here, 'ben').sits).toBe(1)
    // Loaded from its entries it is the same.
    const loaded = here.entries.reduce(advance, tableOf(here.table.game, toyTable('oABo', { clock }).core, 0, 1000))
    expect(loaded.core).toEqual(core)
    expect(loaded.away).toHaveLength(2)
    here.move(0, viewFor(here, 'ann').view!.legalMoves[0])
    expect(here.table.core.acted[0]).toBe(1)
  })

  it('no game begins with fewer than it can be played by', () => {
    const here = sitting(toyTable('Aoo'))
    expect(here.do(ann, { do: 'start', fewer: true })).toEqual({ refused: 'not-full' })
  })
})

describe('a table with a word', () => {
  const locked = () => {
    const table = toyTable('Aoo')
    return sitting({ ...table, core: { ...table.core, word: 'secret hash' } })
  }

  it('lets nobody sit down without it but its owner, and shows no more than that there is one', () => {
    const here = locked()
    expect(here.do(ben, { do: 'sit', seat: 1 })).toEqual({ refused: 'wrong-word' })
    expect(here.do(ben, { do: 'sit', seat: 1, word: 'secret hash' })).toEqual({ refused: 'wrong-word' })
    here.do(ben, { do: 'sit', seat: 1, admitted: true })
    here.do(ann, { do: 'leave', seat: 0 })
    here.do(ann, { do: 'sit', seat: 2 })
    expect(here.table.core.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'person'])
    for (const user of ['ann', 'ben', null]) {
      expect(viewFor(here, user).locked).toBe(true)
      expect(JSON.stringify(viewFor(here, user))).not.toContain('secret hash')
    }
  })

  it('lets somebody take its own seat again', () => {
    const here = locked()
    here.do(ben, { do: 'sit', seat: 1, admitted: true })
    here.do(ann, { do: 'start', fewer: true })
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    expect(here.do(cat, { do: 'sit', seat: 1 })).toEqual({ refused: 'wrong-word' })
    expect(here.do(ben, { do: 'sit', seat: 1 })).not.toHaveProperty('refused')
  })
})
