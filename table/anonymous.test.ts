import { expect, it } from 'vitest'
import { type Game, type Kinds, seedFrom } from '../kernel/index.ts'
import { anonymousDuel, windowOpened } from '../kernel/testing/anonymous.ts'
import { dueAt, passLost, type SeatTime, tableOf } from './index.ts'
import { hour } from './limits.ts'
import { tableView } from './testing/duel.ts'
import { ann, ben, follower, type Sitting, sitting, started } from './testing/play.ts'

const game = anonymousDuel() as unknown as Game<Kinds>

/** Three persons before a window that asks one after the other, Ann first. */
function windowed(hoursPerMove: number | null = null, clock: SeatTime | null = null): Sitting {
  const { table, now } = started('ABC', { game: 'duel', hoursPerMove, clock }, seedFrom('anonymous'))
  const state = windowOpened(anonymousDuel()) as unknown as NonNullable<typeof table.core.state>
  return sitting(tableOf(game, { ...table.core, state, limit: null }, table.version, now))
}

const asked = (here: Sitting, user: string | null) => tableView(here, user).view!.asked

it('names nobody but to whom it asks, and sends the others nothing when that seat has passed', () => {
  const here = windowed()
  expect(['ann', 'ben', 'cat', null].map(user => asked(here, user))).toEqual([[0], [], [], []])
  const pages = ['ann', 'ben', 'cat', 'eve', null].map(user => follower(here.table, user))
  here.wait(60_000)
  here.move(0, { do: 'pass' })
  for (const page of pages) page.follow(here.table)
  // Ann and Ben learn of it, nobody else is sent a byte
  expect(pages.map(({ heard }) => heard.length > 0)).toEqual([true, true, false, false, false])
  expect(['ann', 'ben', 'cat', null].map(user => asked(here, user))).toEqual([[], [1], [], []])
  expect(pages[1].tableView).toEqual(tableView(here, 'ben'))
  expect(here.table.core.moves).toBe(0)
})

it('lets nobody see by what can be taken back whether somebody has passed', () => {
  const here = windowed()
  const before = ['ann', 'ben', 'cat'].map(user => tableView(here, user).undo)
  here.move(0, { do: 'pass' })
  expect(here.undo(0)).toEqual({ refused: 'nothing-to-undo' })
  expect(['ann', 'ben', 'cat'].map(user => tableView(here, user).undo)).toEqual(before)
})

it('tells whom it waits for after an hour, and from then on no more when the next is asked', () => {
  const here = windowed()
  here.wait(hour / 2)
  here.move(0, { do: 'pass' })
  here.wait(hour - 1)
  expect(asked(here, 'cat')).toEqual([])
  expect(dueAt(here.table)).toBe(here.now + 1)
  here.wait(1)
  expect([asked(here, 'cat'), asked(here, null)]).toEqual([[1], [1]])
  expect(dueAt(here.table)).toBeNull()
  here.move(1, { do: 'pass' })
  expect([asked(here, 'ann'), asked(here, 'cat')]).toEqual([[], [2]])
})

it('uses no bank while it is hidden whom it asks, and shows none to run: a bot steps in when the hours are over', () => {
  const mail = windowed(24)
  const setup = { ...mail.table.core.setup, reserve: { bank: 10, vacation: 7 } }
  const here = sitting({ ...mail.table, core: { ...mail.table.core, setup } })
  const [{ since }, { reserves }] = [here.table.core, tableView(here, 'ben')]
  expect(reserves).toEqual([0, 1, 2].map(() => ({ bank: 10 * hour, days: 7, until: null, off: null })))
  expect(dueAt(here.table)).toBe(since + 24 * hour)
  const page = follower(here.table, null)
  here.now = since + 23 * hour
  here.do(ben, { do: 'vacation', seat: 1, days: 1 })
  page.follow(here.table)
  const heard = page.heard.length
  here.move(0, { do: 'pass' })
  page.follow(here.table)
  // Ben is asked now, and his vacation tells nobody.
  expect(page.heard).toHaveLength(heard)
  expect(asked(here, 'ben')).toEqual([1])
  here.move(1, { do: 'pass' })
  page.follow(here.table)
  expect(page.heard).toHaveLength(heard)
  expect(tableView(here, 'cat').reserves![1].off).not.toBeNull()
})

it('uses no bank of who passes when the hours are over and no bot has stepped in yet', () => {
  const mail = windowed(24)
  const setup = { ...mail.table.core.setup, reserve: { bank: 10, vacation: 7 } }
  const here = sitting({ ...mail.table, core: { ...mail.table.core, setup } })
  const { reserves } = tableView(here, 'cat')
  here.now = here.table.core.since + 25 * hour
  here.move(0, { do: 'pass' })
  expect(asked(here, 'ben')).toEqual([1])
  expect(tableView(here, 'cat').reserves).toEqual(reserves)
})

it("leaves whom it asks what was left of the time where some of it was nobody's", () => {
  const here = windowed()
  here.wait(hour / 2)
  here.move(0, { do: 'pass' })
  const due = dueAt(here.table)!
  expect(dueAt(passLost(here.table, { n: 1, ms: 25 * hour }, here.now)!.table)).toBe(due + 25 * hour)
})

it('with a clock on moves gives each the whole time, and a bot that steps in tells for whom', () => {
  const here = windowed(2)
  expect(tableView(here, 'ann').deadline).toBeNull()
  here.wait(1.5 * hour)
  here.move(0, { do: 'pass' })
  here.wait(1.5 * hour)
  expect(here.table.core.seats.map(each => each.kind === 'person' && each.absent)).toEqual([false, false, false])
  here.wait(0.5 * hour)
  expect(here.table.core.seats.map(each => each.kind === 'person' && each.absent)).toEqual([false, true, false])
  expect(here.table.chat.at(-1)?.note).toEqual({ is: 'stand-in', seat: 1, by: 'clock' })
})

it('stands still while the game is paused', () => {
  const here = windowed()
  here.move(0, { do: 'pass' })
  here.wait(hour / 2)
  for (const who of [ann, ben]) {
    const seat = who === ann ? 0 : 1
    here.do(who, who === ann ? { do: 'call-vote', seat, on: { do: 'pause' } } : { do: 'vote', seat, yes: true })
  }
  here.wait(3 * hour)
  here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'resume' } })
  here.do(ben, { do: 'vote', seat: 1, yes: true })
  here.wait(hour / 2 - 1)
  expect(asked(here, 'cat')).toEqual([])
  here.wait(1)
  expect(asked(here, 'cat')).toEqual([1])
})

it('runs no clock of a seat while it names nobody, and tells after a minute where the seats have clocks', () => {
  const minute = 60_000
  const here = windowed(null, { minutes: 10, increment: 0 })
  here.do(ben, { do: 'auto-pass', seat: 1, when: 'always' })
  const all = [0, 1, 2].map(() => ({ left: 10 * minute }))
  expect(tableView(here, 'cat').clocks).toEqual(all)
  expect(dueAt(here.table)).toBe(2000 + minute)
  here.wait(minute)
  expect(asked(here, 'cat')).toEqual([0])
  expect(tableView(here, 'cat').clocks).toEqual([{ until: here.now + 10 * minute }, ...all.slice(1)])
})
