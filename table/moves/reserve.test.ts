import { describe, expect, it } from 'vitest'
import { seedFrom } from '../../kernel/index.ts'
import {
  advance,
  agendaOf,
  botTurn,
  cutBack,
  dueAt,
  type Pace,
  passLost,
  personsAwaited,
  readRequest,
  type TableSetup,
  tableOf,
  tableViewOf,
  viewerOf,
} from '../index.ts'
import { overtime } from '../limits.ts'
import { ann, ben, bid, cat, follower, type Sitting, sitting, started, toyTable } from '../testing/play.ts'

const hour = 3_600_000
const day = 24 * hour
/** A day a move, ten hours in the bank, seven days of vacation. */
const mail: Partial<TableSetup> = { hoursPerMove: 24, reserve: { bank: 10, vacation: 7 } }
const seal = (here: Sitting, seat: number) => here.move(seat, { do: 'seal' })
const shown = (here: Sitting) => tableViewOf(here.table, viewerOf(here.table, null)).reserves!
const bank = (here: Sitting, seat: number) => shown(here)[seat].bank / hour
const vacation = (seat: number, days: number) => ({ do: 'vacation', seat, days }) as const
const isAbsent = ({ table }: Sitting) => table.core.seats.map(each => each.kind === 'person' && each.absent)
const notes = ({ table }: Sitting) => table.chat.map(({ note }) => note?.is)

describe('a bank of hours beside those for a move', () => {
  it('is used when they are over, by whoever has not answered, and a bot steps in when it is empty', () => {
    const here = started('AB', mail)
    const begin = here.now
    expect(shown(here)).toEqual([0, 1].map(() => ({ bank: 10 * hour, days: 7, until: begin + 34 * hour, off: null })))
    here.now = begin + 27 * hour
    seal(here, 0)
    expect(bank(here, 0)).toBe(7)
    here.now = begin + 34 * hour - 1
    here.wait(0)
    expect(isAbsent(here)).toEqual([false, false])
    here.wait(1)
    expect(isAbsent(here)).toEqual([false, true])
    expect(botTurn(here.table)).toMatchObject({ seat: 1 })
    seal(here, 1)
    expect([0, 1].map(seat => bank(here, seat))).toEqual([7, 0])
  })

  it('stays as it is where moves are made in their hours, and serves the whole game', () => {
    const here = started('AB', mail)
    here.now += 24 * hour
    bid(here, [2, 0])
    expect(bank(here, 0)).toBe(10)
    here.now += 30 * hour
    here.move(0, { do: 'stone', on: 'a' })
    expect(bank(here, 0)).toBe(4)
    expect(dueAt(here.table)).toBe(here.now + 28 * hour)
  })

  it('runs out for each seat by itself: who has less is stood in for first', () => {
    const here = started('ABC', mail)
    const begin = here.now
    here.now += 30 * hour
    for (const seat of [0, 1, 2]) seal(here, seat)
    const { core } = here.table
    const banks = [1, 5, 10]
    here.table = {
      ...here.table,
      core: { ...core, reserves: core.reserves!.map((each, seat) => ({ ...each, bank: banks[seat] * hour })) },
    }
    expect(here.now).toBe(begin + 30 * hour)
    const asked = personsAwaited(here.table).map(({ seat }) => seat)
    const due = Math.min(...asked.map(seat => banks[seat])) + 24
    expect(dueAt(here.table)).toBe(here.now + due * hour)
  })

  it('is as it was after a move that is taken back: no time is won or lost by it', () => {
    const here = started('AB', mail)
    bid(here, [2, 0])
    const begin = here.now
    here.now += 30 * hour
    here.move(0, { do: 'stone', on: 'a' })
    expect(bank(here, 0)).toBe(4)
    here.undo(0)
    expect(dueAt(here.table)).toBe(begin + 34 * hour)
    here.now += hour
    here.move(0, { do: 'stone', on: 'a' })
    expect(bank(here, 0)).toBe(3)
  })

  it('an answer that is sealed, taken back and sealed again is counted once', () => {
    const here = started('AB', mail)
    here.now += 26 * hour
    seal(here, 0)
    expect(bank(here, 0)).toBe(8)
    here.undo(0)
    here.now += hour
    seal(here, 0)
    expect(bank(here, 0)).toBe(7)
    seal(here, 1)
    expect([0, 1].map(seat => bank(here, seat))).toEqual([7, 7])
  })

  it('is not spared by handing the seat to a bot in time, however late the person comes back', () => {
    const here = started('AB', mail)
    here.do(ann, vacation(0, 5))
    here.now += 30 * hour
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    seal(here, 1)
    here.now += 20 * hour
    here.do(ben, { do: 'return', seat: 1 })
    seal(here, 0)
    expect(bank(here, 1)).toBe(4)
  })

  it('gives who comes back a few minutes, once, also while another one has time by its bank', () => {
    const here = started('ABC', mail)
    here.now += 30 * hour
    seal(here, 2)
    const { core } = here.table
    const less = core.reserves ?? shown(here).map(() => ({ bank: 0, spent: 0, days: 7, stood: 0, before: 0 }))
    here.table = {
      ...here.table,
      core: { ...core, reserves: less.map((each, seat) => (seat === 0 ? { ...each, bank: 7 * hour } : each)) },
    }
    here.wait(hour)
    expect(isAbsent(here)).toEqual([true, false, false])
    here.do(ann, { do: 'return', seat: 0 })
    expect(shown(here)[0].until).toBe(here.now + overtime)
    here.wait(overtime)
    expect(isAbsent(here)).toEqual([true, false, false])
    here.do(ann, { do: 'return', seat: 0 })
    expect(shown(here)[0].until).toBe(here.now)
    expect(shown(here)[1].until).toBe(2000 + 34 * hour)
  })

  it('is left as it is to who hands its seat to a bot and takes it back before the bank is empty', () => {
    const here = started('AB', mail)
    const begin = here.now
    here.now += 26 * hour
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.now += hour
    here.do(ben, { do: 'return', seat: 1 })
    expect(shown(here)[1].until).toBe(begin + 34 * hour)
    here.now += hour
    seal(here, 1)
    expect(bank(here, 1)).toBe(6)
  })

  it('is not given anew with the hours to who comes back when nobody is waited for', () => {
    const here = started('AB', mail)
    here.now += 30 * hour
    for (const [seat, who] of [ann, ben].entries()) here.do(who, { do: 'stand-in', seat, bot: 'easy' })
    here.do(ben, { do: 'return', seat: 1 })
    expect(shown(here)[1]).toMatchObject({ bank: 4 * hour, until: here.now + 28 * hour })
  })

  it('is shown to run for nobody while the game is paused', () => {
    const here = started('Ab', mail)
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    expect(shown(here)[0]).toMatchObject({ bank: 10 * hour, until: null })
  })

  it('is shown alike to who follows by messages, and is the same after loading', () => {
    const begin = toyTable('AB', mail)
    const here = started('AB', mail)
    const page = follower(here.table, 'ben')
    here.now += 30 * hour
    bid(here, [2, 0])
    here.do(ann, vacation(0, 2))
    page.follow(here.table)
    expect(page.tableView.reserves).toEqual(shown(here))
    const loaded = here.entries.reduce(advance, tableOf(here.table.game, begin.core, 0, 1000))
    expect(loaded.core).toEqual(here.table.core)
  })
})

describe('a vacation', () => {
  it('lets the clock of its seat stand, and no other; everybody is told, and the bank is not touched', () => {
    const here = started('AB', mail)
    const begin = here.now
    here.now += 20 * hour
    here.do(ann, vacation(0, 3))
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'vacation', seat: 0, until: here.now + 3 * day } })
    expect(shown(here)).toMatchObject([
      { days: 7, until: null, off: here.now + 3 * day },
      { until: begin + 34 * hour, off: null },
    ])
    expect(personsAwaited(here.table)).toEqual([{ seat: 1, user: 'ben' }])
    here.wait(14 * hour)
    expect(isAbsent(here)).toEqual([false, true])
    seal(here, 1)
    here.wait(3 * day - 14 * hour - 1)
    expect(notes(here)).not.toContain('vacation-over')
    here.wait(1)
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'vacation-over', seat: 0 } })
    expect(shown(here)[0]).toEqual({ bank: 10 * hour, days: 4, until: begin + 34 * hour + 3 * day, off: null })
    expect(personsAwaited(here.table)).toEqual([{ seat: 0, user: 'ann' }])
  })

  it('takes nothing from the bank, be it over or under way when the seat answers', () => {
    const here = started('AB', mail)
    here.do(ann, vacation(0, 1))
    here.wait(20 * hour)
    here.do(ben, vacation(1, 3))
    here.wait(4 * hour)
    expect(shown(here)[0].off).toBeNull()
    here.now += 26 * hour
    seal(here, 1)
    seal(here, 0)
    // Two hours more than the day for the move and the day off.
    expect([0, 1].map(seat => bank(here, seat))).toEqual([8, 10])
  })

  it('counts for a question from when that is put, where it is put meanwhile', () => {
    const here = started('AB', mail)
    bid(here, [0, 2])
    const begin = here.now
    here.do(ann, vacation(0, 1))
    here.now += 12 * hour
    here.move(1, [{ do: 'done' }, { do: 'pass' }])
    here.wait(12 * hour)
    expect(shown(here)[0]).toMatchObject({ off: null, until: begin + 12 * hour + 34 * hour + 12 * hour })
  })

  it('gives who comes back after it, when its time has run out, a few minutes and no more', () => {
    const here = started('ABC', mail)
    seal(here, 2)
    here.do(ann, vacation(0, 1))
    here.do(ben, vacation(1, 7))
    here.wait(day)
    here.wait(34 * hour)
    expect(isAbsent(here)).toEqual([true, false, false])
    here.do(ann, { do: 'return', seat: 0 })
    expect(shown(here)[0].until).toBe(here.now + overtime)
  })

  it('ends by a word of its person, and each day that had begun counts', () => {
    const here = started('AB', mail)
    const begin = here.now
    here.do(ann, vacation(0, 5))
    here.now += 25 * hour
    expect(here.do(ben, vacation(0, 0))).toEqual({ refused: 'not-your-seat' })
    here.do(ann, vacation(0, 0))
    here.do(ann, vacation(0, 0))
    expect(notes(here).filter(is => is === 'vacation-over')).toHaveLength(1)
    expect(shown(here)[0]).toMatchObject({ days: 5, off: null, until: begin + 34 * hour + 25 * hour })
    here.do(ann, vacation(0, 5))
    here.do(ann, vacation(0, 0))
    expect(shown(here)[0]).toMatchObject({ days: 4 })
  })

  it('takes no more days than were chosen where the table is looked at late', () => {
    const here = started('AB', mail)
    const begin = here.now
    here.do(ann, vacation(0, 1))
    here.wait(2 * day)
    expect(shown(here)[0]).toMatchObject({ days: 6, off: null, until: begin + day + 34 * hour })
  })

  it('ends by a move of its person that others see, and not by a draft', () => {
    const here = started('AB', mail)
    here.do(ann, vacation(0, 7))
    here.move(0, { do: 'offer', coins: 2 })
    expect(shown(here)[0].off).not.toBeNull()
    seal(here, 0)
    expect(shown(here)[0]).toMatchObject({ days: 6, off: null })
    expect(notes(here).at(-1)).toBe('vacation-over')
  })

  it('is refused where no days are left, at other paces, while paused, and to who does not play itself', () => {
    const here = started('AB', mail)
    expect(here.do(ann, vacation(0, 8))).toEqual({ refused: 'no-vacation' })
    here.do(ann, vacation(0, 7))
    expect(here.do(ann, vacation(0, 1))).toEqual({ refused: 'no-vacation' })
    here.wait(7 * day)
    expect(here.do(ann, vacation(0, 1))).toEqual({ refused: 'no-vacation' })
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(here.do(ben, vacation(1, 1))).toEqual({ refused: 'stood-in' })
    for (const setup of [{}, { hoursPerMove: 24 }, { clock: { minutes: 30, increment: 0 } }]) {
      expect(started('AB', setup).do(ann, vacation(0, 1))).toEqual({ refused: 'no-vacation' })
    }
    const paused = started('Ab', mail)
    paused.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    expect(paused.do(ann, vacation(0, 1))).toEqual({ refused: 'paused' })
  })

  it('keeps bots away from the seat, and is over for whoever leaves it', () => {
    const here = started('ABC', mail)
    here.do(ben, vacation(1, 3))
    here.table = { ...here.table, away: ['here', here.now - day, 'here'] }
    expect(here.do(ann, { do: 'stand-in', seat: 1, bot: 'easy' })).toEqual({ refused: 'on-vacation' })
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(shown(here)[1]).toMatchObject({ days: 6, off: null })
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    here.do({ user: 'dan', name: 'Dan' }, { do: 'sit', seat: 1 })
    expect(shown(here)[1]).toMatchObject({ days: 7, off: null })
  })

  it('stands still with the game while that is paused, and in time that is nobody’s', () => {
    const here = started('Ab', mail)
    const begin = here.now
    here.do(ann, vacation(0, 2))
    here.now += day
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    expect(agendaOf(here.table).tickAt).toBeNull()
    here.now += 5 * day
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'resume' } })
    expect(shown(here)[0].off).toBe(begin + 7 * day)
    const { table } = passLost(here.table, { n: 1, ms: 3 * day }, here.now)!
    expect(tableViewOf(table, viewerOf(table, null)).reserves![0].off).toBe(begin + 10 * day)
    here.wait(day)
    expect(shown(here)[0]).toMatchObject({ days: 5, off: null, until: begin + 7 * day + 34 * hour })
  })

  it.each([vacation(0, 0), { do: 'stand-in', seat: 0, bot: 'easy' } as const])(
    'that ends while the game is paused has taken no days since: $do',
    ending => {
      const here = started('Ab', mail)
      here.do(ann, vacation(0, 3))
      here.now += day
      here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
      here.now += day
      here.do(ann, ending)
      expect(shown(here)[0]).toMatchObject({ days: 6, off: null })
    },
  )

  it('shows what was left in the bank when it began', () => {
    const here = started('AB', mail)
    here.now += 30 * hour
    here.do(ann, vacation(0, 1))
    expect(bank(here, 0)).toBe(4)
  })

  it('that was over gives no more time to a question that is put anew by agreement or by the operator', () => {
    const here = started('AB', mail)
    const begin = here.table.core
    bid(here, [2, 0])
    here.move(0, [{ do: 'done' }, { do: 'look' }])
    here.do(ann, vacation(0, 1))
    here.now += 12 * hour
    here.do(ann, vacation(0, 0))
    const { core } = cutBack(here.table, begin, { undone: [], seed: seedFrom('cut') }, here.now)
    const cut = { ...here.table, core }
    expect(tableViewOf(cut, viewerOf(cut, null)).reserves![0].until).toBe(here.now + 34 * hour)
    here.do(ann, { do: 'ask-undo', seat: 0 })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    expect(notes(here).at(-1)).toBe('undone-to')
    expect(shown(here)[0].until).toBe(here.now + 34 * hour)
  })

  it('gives back what it was by an undo of another seat: the days are used, the clock has stood', () => {
    const here = started('AB', mail)
    bid(here, [2, 0])
    const begin = here.now
    here.move(0, { do: 'stone', on: 'a' })
    here.do(ann, vacation(0, 1))
    here.now += 12 * hour
    here.do(ann, vacation(0, 0))
    here.undo(0)
    expect(shown(here)[0]).toMatchObject({ days: 6, until: begin + 12 * hour + 34 * hour })
    here.move(0, { do: 'stone', on: 'a' })
    here.undo(0)
    expect(shown(here)[0]).toMatchObject({ days: 6, until: begin + 12 * hour + 34 * hour })
  })
})

describe('a vote on another pace', () => {
  const toLive = { do: 'pace', hoursPerMove: null, clock: { minutes: 30, increment: 5 } } as const
  const toMail = { do: 'pace', hoursPerMove: 24, clock: null, reserve: { bank: 5, vacation: 2 } } as const
  const carry = (here: Sitting, on: typeof toLive | typeof toMail) => {
    expect(here.do(ann, { do: 'call-vote', seat: 0, on })).not.toHaveProperty('refused')
    here.do(cat, { do: 'vote', seat: 2, yes: true })
  }

  it('ends vacations and banks with the mail, and gives all of the new reserve with it again', () => {
    const here = started('ABC', mail)
    here.now += 30 * hour
    seal(here, 0)
    here.do(ben, vacation(1, 3))
    carry(here, toLive)
    expect(here.table.core.setup).not.toHaveProperty('reserve')
    const view = tableViewOf(here.table, viewerOf(here.table, null))
    expect(view).toMatchObject({ reserves: null, setup: { hoursPerMove: null } })
    expect(view.clocks).toHaveLength(3)
    expect(personsAwaited(here.table).map(({ seat }) => seat)).toEqual([1, 2])
    carry(here, toMail)
    expect(tableViewOf(here.table, viewerOf(here.table, null)).clocks).toBeNull()
    expect(shown(here)).toMatchObject([1, 2, 3].map(() => ({ bank: 5 * hour, days: 2, off: null })))
    expect(dueAt(here.table)).toBe(here.now + 29 * hour)
  })

  it('is on a pace that differs, be it by its reserve alone', () => {
    const here = started('ABC', mail)
    const on = { do: 'pace', hoursPerMove: 24, clock: null } as const
    const again = { ...on, reserve: { bank: 10, vacation: 7 } }
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: again })).toEqual({ refused: 'no-vote' })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on })).not.toHaveProperty('refused')
  })

  it('is chosen with or without a reserve by the owner before the start', () => {
    const here = sitting(toyTable('AB', mail))
    const setUp = (pace: Pace) => {
      here.do(ann, { ...pace, do: 'set-up', options: {}, private: false, language: null })
      return here.table.core.setup
    }
    expect(setUp(toMail)).toMatchObject({ hoursPerMove: 24, reserve: { bank: 5, vacation: 2 } })
    expect(setUp(toLive)).not.toHaveProperty('reserve')
  })

  it('is read from outside with a reserve beside hours alone', () => {
    const read = (on: object) => readRequest({ id: 'a', command: { do: 'call-vote', seat: 0, on } })
    expect(read(toMail)).not.toBeNull()
    expect(read({ ...toLive, reserve: toMail.reserve })).toBeNull()
    expect(read({ ...toMail, reserve: { bank: -1, vacation: 2 } })).toBeNull()
    expect(readRequest({ id: 'a', command: vacation(0, 3) })).not.toBeNull()
    expect(readRequest({ id: 'a', command: vacation(0, 1.5) })).toBeNull()
  })
})
