import { describe, expect, it } from 'vitest'
import { botTurn, dueAt, passLost, readRequest, type SeatTime, type Table, tableViewOf } from '../index.ts'
import { newTable } from '../sync/http.ts'
import { ann, ben, bid, cat, follower, type Sitting, sitting, started, toyTable } from '../testing/play.ts'

const minute = 60_000
const ofSeats = (clock: SeatTime) => ({ clock })
const quick = ofSeats({ minutes: 10, increment: 0 })
const spectator = { user: null, seat: null }
const clocksOf = (table: Table) => tableViewOf(table, spectator).clocks
const absent = ({ table }: Sitting) => table.core.seats.map(each => each.kind === 'person' && each.absent)

describe('clocks of the seats', () => {
  it('stand until the game begins, and run for all who are asked at once', () => {
    const gathering = sitting(toyTable('AB', quick))
    expect(clocksOf(gathering.table)).toBeNull()
    const here = started('AB', quick)
    expect(clocksOf(here.table)).toEqual([{ until: 2000 + 10 * minute }, { until: 2000 + 10 * minute }])
    expect(tableViewOf(here.table, spectator).deadline).toBe(2000 + 10 * minute)
  })

  it('stop for whoever has answered, and run on for the others', () => {
    const here = started('AB', quick)
    here.wait(minute)
    here.move(0, { do: 'seal' })
    here.wait(2 * minute)
    expect(clocksOf(here.table)).toEqual([{ left: 9 * minute }, { until: 2000 + 10 * minute }])
    here.move(1, { do: 'offer', coins: 2 })
    here.move(1, { do: 'seal' })
    expect(clocksOf(here.table)).toEqual([{ left: 9 * minute }, { until: here.now + 7 * minute }])
  })

  it('are not moved by drafts, and tell nobody of them', () => {
    const here = started('AB', quick)
    const others = follower(here.table, 'ben')
    here.wait(minute)
    here.move(0, { do: 'offer', coins: 2 })
    here.wait(minute)
    here.undo(0)
    others.follow(here.table)
    expect(others.heard).toEqual([])
    expect(clocksOf(here.table)).toEqual([{ until: 2000 + 10 * minute }, { until: 2000 + 10 * minute }])
  })

  it('bring more with each question, and none for one that comes again after an undo', () => {
    const here = started('AB', ofSeats({ minutes: 10, increment: 30 }))
    bid(here, [0, 2])
    const left = 10 * minute + 30_000
    expect(clocksOf(here.table)).toEqual([{ left: 10 * minute }, { until: 2000 + left }])
    here.move(1, { do: 'stone', on: 'a' })
    expect(clocksOf(here.table)![1]).toEqual({ until: 2000 + left + 30_000 })
    here.undo(1)
    here.move(1, { do: 'stone', on: 'b' })
    expect(clocksOf(here.table)![1]).toEqual({ until: 2000 + left + 30_000 })
    here.move(1, { do: 'stone', on: 'c' })
    expect(clocksOf(here.table)![1]).toEqual({ until: 2000 + left + 60_000 })
  })

  it('run on for whoever takes a sealed answer back, without the time between', () => {
    const here = started('AB', quick)
    here.move(0, { do: 'seal' })
    here.wait(4 * minute)
    here.undo(0)
    expect(clocksOf(here.table)).toEqual([{ until: 2000 + 14 * minute }, { until: 2000 + 10 * minute }])
  })

  it('have a bot step in for those alone whose own have run out', () => {
    const here = started('ABC', quick)
    here.move(2, { do: 'seal' })
    here.wait(9 * minute)
    here.move(1, { do: 'seal' })
    expect(dueAt(here.table)).toBe(2000 + 10 * minute)
    here.wait(minute - 1)
    expect(absent(here)).toEqual([false, false, false])
    here.wait(1)
    expect(absent(here)).toEqual([true, false, false])
    expect(here.table.core.overtime).toEqual({})
    expect(botTurn(here.table)).toMatchObject({ seat: 0, bot: 'easy' })
    expect(here.table.chat.at(-1)!.note).toEqual({ is: 'stand-in', seat: 0, by: 'clock' })
    expect(clocksOf(here.table)).toEqual([{ left: 0 }, { left: minute }, { left: 10 * minute }])
  })

  it('run out one after the other, where several run, and a bot steps in for the first alone', () => {
    const here = started('AB', quick)
    here.move(1, { do: 'seal' })
    here.wait(minute)
    here.undo(1)
    expect(clocksOf(here.table)).toEqual([{ until: 2000 + 10 * minute }, { until: 2000 + 11 * minute }])
    expect(dueAt(here.table)).toBe(2000 + 10 * minute)
    here.wait(9 * minute)
    expect(absent(here)).toEqual([true, false])
    expect(dueAt(here.table)).toBe(2000 + 11 * minute)
  })

  it('bring nobody more twice, though a question that has passed to another seat is taken back', () => {
    const here = started('AB', { ...ofSeats({ minutes: 10, increment: 30 }), options: { ties: 'host' } })
    bid(here, [0, 0])
    const left = 10 * minute + 30_000
    expect(clocksOf(here.table)).toEqual([{ until: 2000 + left }, { left: 10 * minute }])
    for (let i = 0; i < 3; i++) {
      here.move(0, { do: 'give', seat: 1 })
      expect(clocksOf(here.table)).toEqual([{ left }, { until: 2000 + left }])
      expect(here.undo(0)).not.toHaveProperty('refused')
      expect(clocksOf(here.table)).toEqual([{ until: 2000 + left }, { left }])
    }
  })

  it('give a minute to whoever comes back, and nothing to the others', () => {
    const here = started('AB', quick)
    here.wait(10 * minute)
    expect(absent(here)).toEqual([true, true])
    here.do(ann, { do: 'return', seat: 0 })
    expect(clocksOf(here.table)).toEqual([{ until: here.now + minute }, { left: 0 }])
  })

  it('bring nothing more with a side move', () => {
    const here = started('ABC', { game: 'barons', ...ofSeats({ minutes: 10, increment: 30 }) })
    const before = clocksOf(here.table)
    here.wait(minute)
    expect(here.move(2, { do: 'give', to: 0 })).not.toHaveProperty('refused')
    expect(clocksOf(here.table)).toEqual(before)
  })

  it('give a minute to whoever comes back, and after three times the others may open the seat', () => {
    const here = started('ABC', quick)
    const runOut = (milliseconds: number) => {
      here.table = { ...here.table, away: ['here', 'here', 'here'] }
      here.wait(milliseconds)
      expect(absent(here)[0]).toBe(true)
    }
    for (const seat of [1, 2]) here.move(seat, { do: 'seal' })
    const open = { do: 'call-vote', seat: 1, on: { do: 'replace', seat: 0 } } as const
    for (const time of [10 * minute, minute]) {
      runOut(time)
      expect(here.do(ben, open)).toEqual({ refused: 'still-there' })
      here.do(ann, { do: 'return', seat: 0 })
      expect(clocksOf(here.table)![0]).toEqual({ until: here.now + minute })
    }
    runOut(minute)
    expect(tableViewOf(here.table, spectator).late).toEqual([0])
    here.do(ben, open)
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(here.table.core.seats[0]).toEqual({ kind: 'open' })
    const dora = { user: 'dora', name: 'Dora' }
    here.do(dora, { do: 'sit', seat: 0 })
    expect(clocksOf(here.table)![0]).toEqual({ until: here.now + 5 * minute })
    expect(here.table.core.timesOut).toEqual([0, 0, 0])
  })

  it('bring nothing to whoever hands its seat to a bot, and takes it back in time', () => {
    const here = started('AB', quick)
    here.wait(10 * minute - 5000)
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    here.do(ann, { do: 'return', seat: 0 })
    expect(clocksOf(here.table)![0]).toEqual({ until: here.now + 5000 })
  })

  it('stand while the game is paused, and when it is over', () => {
    const here = started('AB', quick)
    here.wait(minute)
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(clocksOf(here.table)).toEqual([{ left: 9 * minute }, { left: 9 * minute }])
    here.wait(60 * minute)
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'resume' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(clocksOf(here.table)).toEqual([{ until: here.now + 9 * minute }, { until: here.now + 9 * minute }])
    here.do(ann, { do: 'close' })
    expect(clocksOf(here.table)).toEqual([{ left: 9 * minute }, { left: 9 * minute }])
  })

  it('do not run in time that was nobody’s', () => {
    const here = started('AB', quick)
    here.move(0, { do: 'seal' })
    const { table } = passLost(here.table, { n: 1, ms: 60 * minute }, 2000 + 60 * minute)!
    expect(clocksOf(table)).toEqual([{ left: 10 * minute }, { until: 2000 + 70 * minute }])
  })
})

describe('a vote on the pace', () => {
  const byMail = { do: 'pace', hoursPerMove: 24, clock: null } as const

  it('makes of a game at one sitting one by mail, and one again', () => {
    const here = started('AB', quick)
    here.wait(minute)
    here.do(ann, { do: 'call-vote', seat: 0, on: byMail })
    expect(clocksOf(here.table)).not.toBeNull()
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.table.core.setup).toMatchObject({ hoursPerMove: 24, clock: null })
    expect(here.table.chat.at(-1)!.note).toEqual({ is: 'pace', hoursPerMove: 24, clock: null })
    expect(clocksOf(here.table)).toBeNull()
    expect(dueAt(here.table)).toBe(here.now + 24 * 60 * minute)
    here.wait(minute)
    here.do(ann, {
      do: 'call-vote',
      seat: 0,
      on: { do: 'pace', hoursPerMove: null, clock: { minutes: 30, increment: 5 } },
    })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(clocksOf(here.table)).toEqual([{ until: here.now + 30 * minute }, { until: here.now + 30 * minute }])
  })

  it('is not called on the pace as it is', () => {
    const here = started('AB', { hoursPerMove: 24 })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: byMail })).toEqual({ refused: 'no-vote' })
    const live = { do: 'pace', hoursPerMove: null, clock: { minutes: 10, increment: 0 } } as const
    const atOneSitting = started('AB', quick)
    expect(atOneSitting.do(ann, { do: 'call-vote', seat: 0, on: live })).toEqual({ refused: 'no-vote' })
  })

  it('gives everybody all the time of another clock', () => {
    const here = started('AB', quick)
    here.wait(minute)
    const on = { do: 'pace', hoursPerMove: null, clock: { minutes: 30, increment: 5 } } as const
    here.do(ann, { do: 'call-vote', seat: 0, on })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(clocksOf(here.table)).toEqual([{ until: here.now + 30 * minute }, { until: here.now + 30 * minute }])
  })

  it('is on one pace, as the pace of a new table is', () => {
    const clock = { minutes: 10, increment: 0 }
    const voted = (wanted: object) =>
      readRequest({ id: 'a', command: { do: 'call-vote', seat: 0, on: { do: 'pace', ...wanted } } }) !== null
    const made = (wanted: object) =>
      newTable.safeParse({ game: 'toy', roles: [null], seats: [{ kind: 'me' }], ...wanted }).success
    for (const isOne of [voted, made]) {
      expect(isOne({ hoursPerMove: 24, clock: null })).toBe(true)
      expect(isOne({ hoursPerMove: null, clock })).toBe(true)
      expect(isOne({ hoursPerMove: 24, clock })).toBe(false)
    }
  })
})
