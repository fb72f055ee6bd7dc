import { describe, expect, it } from 'vitest'
import { agendaOf, type Table, tick } from '../index.ts'
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
    expect(tick(slow.table, slow.now + 90 * day - 1, { expires: true })).toBeNull()
    const patient = started('AB', { hoursPerMove: 1000 })
    const hours = 3_600_000
    expect(
      tick({ ...patient.table, core: { ...patient.table.core, seats: slow.table.core.seats } }, 2000 + 2999 * hours, {
        expires: true,
      }),
    ).toBeNull()
    const here = started('AB')
    here.do(ann, { do: 'close' })
    expect(tick(here.table, here.now + 1000 * day, { expires: true })).toBeNull()
  })
})
