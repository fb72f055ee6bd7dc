import { describe, expect, it } from 'vitest'
import { hashOf, seatOfProgram, tableViewOf } from '../index.ts'
import { ann, ben, sitting, started, toyTable } from '../testing/play.ts'

const key = hashOf('a secret of Ann')
const letPlay = (seat: number, hash: string | null = key) => ({ do: 'let-program', seat, key: hash }) as const

describe('a program at a person’s seat', () => {
  it('is let in by the person alone, and shown to all without its key', () => {
    const here = started('AB')
    expect(here.do(ben, letPlay(0))).toEqual({ refused: 'not-your-seat' })
    expect(here.do(ann, letPlay(0))).not.toHaveProperty('refused')
    expect(seatOfProgram(here.table, key)).toBe(0)
    const shown = tableViewOf(here.table, { user: 'ben', seat: 1 })
    expect(shown.seats).toMatchObject([{ kind: 'person', program: true }, { kind: 'person' }])
    expect(JSON.stringify(shown)).not.toContain(key)
    expect(shown.seats[1]).not.toHaveProperty('program')
  })

  it('leaves with a word of the person, and with the person', () => {
    const here = started('ABC')
    here.do(ann, letPlay(0))
    here.do(ann, letPlay(0, null))
    expect(seatOfProgram(here.table, key)).toBeNull()
    here.do(ann, letPlay(0))
    here.do(ann, { do: 'leave', seat: 0 })
    expect(seatOfProgram(here.table, key)).toBeNull()
    expect(JSON.stringify(here.table.core.seats)).not.toContain(key)
  })

  it('stays while a bot stands in, but may not move then', () => {
    const here = started('AB')
    here.do(ann, letPlay(0))
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    expect(seatOfProgram(here.table, key)).toBe(0)
    expect(here.do(ann, { do: 'move', seat: 0, n: 0, move: { do: 'seal' } })).toEqual({ refused: 'stood-in' })
  })

  it('can come before the game begins, and not after its end', () => {
    const here = sitting(toyTable('AB'))
    expect(here.do(ann, letPlay(0))).not.toHaveProperty('refused')
    here.do(ann, { do: 'close' })
    expect(here.do(ann, letPlay(0, null))).toEqual({ refused: 'not-running' })
  })
})
