import { describe, expect, it } from 'vitest'
import { agendaOf, passLost, ratedPlaces, type Table, tick } from '../index.ts'
import { ann, ben, sitting, started, toyTable } from '../testing/play.ts'

const day = 24 * 3_600_000
const nextLook = (table: Table) => agendaOf(table, { expires: true }).tickAt

describe('a table that nobody uses (UR-139)', () => {
  it('can be closed by its owner before it has begun', () => {
    const here = sitting(toyTable('Ao'))
    here.do(ben, { do: 'sit', seat: 1 })
    expect(here.do(ben, { do: 'close' })).toEqual({ refused: 'not-owner' })
    here.do(ann, { do: 'close' })
    expect(here.table.core.status).toBe('closed')
  })

  it('is closed when it has gathered for thirty days', () => {
    const { table } = sitting(toyTable('Ao'))
    const end = 1000 + 30 * day
    expect(nextLook(table)).toBe(end)
    expect(tick(table, end - 1, { expires: true })).toBeNull()
    expect(tick(table, end)).toBeNull()
    const { table: closed } = tick(table, end, { expires: true })!
    expect(closed.core.status).toBe('closed')
    expect(closed.chat.at(-1)).toMatchObject({ note: { is: 'expired' } })
    expect(nextLook(closed)).toBeNull()
  })

  it('is closed when its game has rested for ninety days, counted from the last move', () => {
    const here = started('AB')
    here.now += 80 * day
    here.move(0, { do: 'seal' })
    here.move(1, { do: 'seal' })
    const moved = here.now
    expect(tick(here.table, moved + 90 * day - 1, { expires: true })).toBeNull()
    expect(tick(here.table, moved + 90 * day, { expires: true })!.table.core.status).toBe('closed')
  })

  it('is never closed sooner than its own clock allows, nor once its game is over', () => {
    const slow = started('AB', { hoursPerMove: 720 })
    slow.wait(30 * day)
    expect(slow.table.core.seats.every(each => each.kind === 'person' && each.absent)).toBe(true)
    expect(tick(slow.table, slow.now + 30 * day - 1, { expires: true })).toBeNull()
    expect(tick(slow.table, slow.now + 30 * day, { expires: true })!.table.core.status).toBe('closed')
    const patient = started('AB', { hoursPerMove: 1000 })
    const hours = 3_600_000
    const { core } = slow.table
    // Its seats are taken from another table: since when only bots play is not known of it.
    const unknown = { ...patient.table, core: { ...patient.table.core, seats: core.seats } }
    expect(tick(unknown, 2000 + 2999 * hours, { expires: true })).toBeNull()
    const here = started('AB')
    here.do(ann, { do: 'close' })
    expect(tick(here.table, here.now + 1000 * day, { expires: true })).toBeNull()
  })
})

describe('a game that only bots play', () => {
  const standIn = (seat: number) => ({ do: 'stand-in', seat, bot: 'easy' }) as const
  /** Bots stand in for Ann, and a moment later for Ben. */
  const left = (setup = {}) => {
    const here = started('ABb', setup)
    here.do(ann, standIn(0))
    here.now += 5000
    here.do(ben, standIn(1))
    return here
  }
  const closesAt = (table: Table, end: number) => {
    expect(nextLook(table)).toBe(end)
    expect(tick(table, end - 1, { expires: true })).toBeNull()
    const { table: closed } = tick(table, end, { expires: true })!
    expect(closed.core).toMatchObject({ status: 'closed' })
    expect(closed.chat.at(-1)).toMatchObject({ note: { is: 'left-to-bots' } })
  }

  it('is closed a week after the last person was stood in for, however the bots play', () => {
    const here = left()
    const end = here.now + 7 * day
    closesAt(here.table, end)
    here.now += day
    for (const seat of [0, 1, 2]) here.move(seat, { do: 'seal' })
    closesAt(here.table, end)
    expect(tick(here.table, end)).toBeNull()
  })

  it('goes on when one comes back in time, and the week begins anew when it goes', () => {
    const here = left()
    here.now += 6 * day
    here.do(ben, { do: 'return', seat: 1 })
    expect(tick(here.table, here.now + 80 * day, { expires: true })).toBeNull()
    here.do(ben, standIn(1))
    closesAt(here.table, here.now + 7 * day)
  })

  it('is closed a day after where nobody has a seat any more, and in a tournament', () => {
    const empty = sitting(toyTable('bAb'))
    empty.do(ann, { do: 'start' })
    empty.table = { ...empty.table, core: { ...empty.table.core, owner: 'host' } }
    empty.do(ann, standIn(1))
    empty.now += day
    empty.table = { ...empty.table, away: [0, empty.now - day, 0] }
    empty.do({ user: 'host', name: 'Host' }, { do: 'fill', seat: 1, with: 'easy' })
    closesAt(empty.table, empty.now)
    const cup = left({ tournament: 'cup' })
    closesAt(cup.table, cup.now + day)
  })

  it('has what was left of the week after time that was nobody’s', () => {
    const here = left()
    const end = here.now + 7 * day
    const { table } = passLost(here.table, { n: 1, ms: 3 * day }, here.now)!
    closesAt(table, end + 3 * day)
  })

  it('that was rated counts for those who have left', () => {
    const here = started('AB', { rated: true, hoursPerMove: 24 })
    here.do(ann, standIn(0))
    here.do(ben, standIn(1))
    const { table } = tick(here.table, here.now + 7 * day, { expires: true })!
    expect(ratedPlaces(table)?.map(({ user, place }) => `${user} ${place}`)).toEqual(['ann 2', 'ben 1'])
  })
})
