import { describe, expect, it } from 'vitest'
import type { Toy } from '../kernel/testing/toy.ts'
import { act, awayLimit, type Command, chatFor } from './index.ts'
import { ann, ben, bid, cat, sitting, started, toyTable } from './testing/play.ts'

describe('taking seats', () => {
  it('gives an open seat to one person, and one seat to a person', () => {
    const here = sitting(toyTable('Aoo'))
    expect(here.do(ben, { do: 'sit', seat: 0 })).toEqual({ refused: 'seat-taken' })
    expect(here.do(ben, { do: 'sit', seat: 9 })).toEqual({ refused: 'no-such-seat' })
    here.do(ben, { do: 'sit', seat: 1 })
    expect(here.table.core.seats[1]).toEqual({ kind: 'person', user: 'ben', name: 'Ben', absent: false })
    expect(here.do(ben, { do: 'sit', seat: 2 })).toEqual({ refused: 'already-seated' })
    expect(here.do(cat, { do: 'sit', seat: 1 })).toEqual({ refused: 'seat-taken' })
  })

  it('lets a person choose a part that nobody has', () => {
    const here = sitting(toyTable('Aoo', { roles: ['red', null, null] }))
    expect(here.do(ben, { do: 'sit', seat: 1, role: 'red' })).toEqual({ refused: 'role-taken' })
    expect(here.do(ben, { do: 'sit', seat: 1, role: 'pink' })).toEqual({ refused: 'no-such-role' })
    here.do(ben, { do: 'sit', seat: 1, role: 'blue' })
    expect(here.table.core.setup.roles).toEqual(['red', 'blue', null])
  })

  it('starts when all seats are taken and the owner says so', () => {
    const here = sitting(toyTable('Aob', { roles: ['green', null, 'white'] }))
    expect(here.do(ann, { do: 'start' })).toEqual({ refused: 'not-full' })
    here.do(ben, { do: 'sit', seat: 1 })
    expect(here.do(ben, { do: 'start' })).toEqual({ refused: 'not-owner' })
    here.do(ann, { do: 'start' })
    expect(here.table.core.status).toBe('running')
    const { colours } = here.table.core.state!.g.open as { colours: string[] }
    expect(colours[0]).toBe('green')
    expect(colours[2]).toBe('white')
    expect(['red', 'blue']).toContain(colours[1])
    expect(here.do(ann, { do: 'start' })).toEqual({ refused: 'not-gathering' })
  })

  it('lets a bot play on for somebody who leaves, hands the table on, and closes it after the last one (UR-125)', () => {
    const here = started('ABb')
    here.do(ann, { do: 'leave', seat: 0 })
    expect(here.table.core.seats[0]).toMatchObject({ kind: 'bot', bot: 'easy' })
    expect(here.table.core.owner).toBe('ben')
    expect(here.do(ann, { do: 'move', seat: 0, n: 0, move: { do: 'seal' } })).toEqual({ refused: 'not-your-seat' })
    here.do(ben, { do: 'leave', seat: 1 })
    expect(here.table.core.status).toBe('closed')
    expect(here.move(2, { do: 'seal' })).toEqual({ refused: 'not-running' })
  })

  it('opens a seat again when somebody leaves before the start', () => {
    const here = sitting(toyTable('ABo'))
    here.do(ben, { do: 'leave', seat: 1 })
    expect(here.table.core.seats[1]).toEqual({ kind: 'open' })
  })

  it('lets a bot play an open seat of a running game until somebody sits down', () => {
    const here = started('Abb')
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    expect(here.do({ bot: 1 }, { do: 'move', seat: 1, n: 0, move: { do: 'seal' } })).not.toHaveProperty('refused')
    here.do(ben, { do: 'sit', seat: 1 })
    expect(here.do({ bot: 1 }, { do: 'move', seat: 1, n: 1, move: { do: 'take-back' } })).toEqual({
      refused: 'not-your-seat',
    })
    expect(here.do(ben, { do: 'move', seat: 1, n: 1, move: { do: 'take-back' } })).not.toHaveProperty('refused')
  })
})

describe('who has seen the secrets of one seat', () => {
  it('does not play another one, but may come back to its own', () => {
    const here = started('ABb')
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'fill', seat: 2, with: 'open' })
    expect(here.do(ben, { do: 'sit', seat: 2 })).toEqual({ refused: 'not-your-seat' })
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    expect(here.do(ben, { do: 'sit', seat: 1 })).not.toHaveProperty('refused')
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.now += awayLimit
    here.do(ann, { do: 'fill', seat: 1, with: 'easy' })
    expect(here.do(ben, { do: 'sit', seat: 2 })).toEqual({ refused: 'not-your-seat' })
    expect(here.do(cat, { do: 'sit', seat: 2 })).not.toHaveProperty('refused')
  })

  it('before the start there are none', () => {
    const here = sitting(toyTable('ABo'))
    here.do(ben, { do: 'leave', seat: 1 })
    expect(here.do(ben, { do: 'sit', seat: 2 })).not.toHaveProperty('refused')
  })
})

describe('a move', () => {
  it('is made by the person of the seat only', () => {
    const { table } = started('ABC')
    const command: Command = { do: 'move', seat: 0, n: 0, move: { do: 'seal' } }
    expect(act(table, command, ben, 1)).toEqual({ refused: 'not-your-seat' })
    expect(act(table, command, { user: 'eve', name: 'Eve' }, 1)).toEqual({ refused: 'not-your-seat' })
    expect(act(table, command, { bot: 0 }, 1)).toEqual({ refused: 'not-your-seat' })
    expect(act(table, command, { bot: 1 }, 1)).toEqual({ refused: 'not-your-seat' })
    expect(act(table, command, ann, 1)).not.toHaveProperty('refused')
  })

  it('is made once, however often it is sent (UR-089)', () => {
    const here = started('ABC')
    const offer: Toy['move'] = { do: 'offer', coins: 2 }
    const command: Command = { do: 'move', seat: 0, n: 0, move: offer }
    here.do(ann, command)
    const once = here.table
    expect(here.do(ann, command)).toEqual({ refused: 'stale' })
    expect(here.do(ann, command)).toEqual({ refused: 'stale' })
    expect(here.table).toBe(once)
    here.undo(0)
    expect(here.do(ann, command)).toEqual({ refused: 'stale' })
  })

  it('of others makes nobody stale, and a refused one changes nothing (UR-091)', () => {
    const here = started('ABC')
    const { version } = here.table
    for (let i = 0; i < 100; i++) expect(here.move(1, { do: 'offer', coins: 99 })).toEqual({ refused: 'illegal' })
    expect(here.table.version).toBe(version)
    expect(here.move(0, { do: 'seal' })).not.toHaveProperty('refused')
    expect(here.table.version).toBe(version + 1)
  })

  it('that is not legal is refused with the reason', () => {
    const here = started('ABC')
    expect(here.move(0, { do: 'stone', on: 'a' })).toEqual({ refused: 'illegal' })
    bid(here, [1, 0, 0])
    expect(here.move(1, { do: 'done' })).toEqual({ refused: 'not-asked' })
    expect(here.do(ann, { do: 'move', seat: 0, n: 0, move: { do: 'done' } })).toEqual({ refused: 'stale' })
  })

  it('counts for everybody only when it changes something for everybody', () => {
    const here = started('AB')
    here.move(0, { do: 'offer', coins: 2 })
    here.move(0, { do: 'seal' })
    here.move(1, { do: 'offer', coins: 1 })
    expect(here.table.core.moves).toBe(0)
    here.move(1, { do: 'seal' })
    expect(here.table.core.moves).toBe(1)
    here.move(0, { do: 'done' })
    expect(here.table.core.moves).toBe(2)
  })

  it('ends the game, and nothing is asked any more', () => {
    const here = started('AB', { options: { cards: 'few' } })
    for (let round = 0; round < 3; round++) {
      bid(here, [1, 0])
      here.move(0, { do: 'done' })
      here.move(0, { do: 'pass' })
    }
    expect(here.table.core.status).toBe('over')
    expect(here.move(0, { do: 'seal' })).toEqual({ refused: 'over' })
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).toEqual({ refused: 'not-running' })
    expect(here.do(ann, { do: 'close' })).toEqual({ refused: 'not-running' })
  })
})

describe('hurry', () => {
  it('is for those at the table and its owner, and changes nothing', () => {
    const here = started('Abb')
    const { table } = here
    expect(here.do(ann, { do: 'hurry' })).toMatchObject({ table, notes: [] })
    expect(here.do(ben, { do: 'hurry' })).toEqual({ refused: 'not-your-seat' })
    const watched = sitting(toyTable('bb'))
    watched.do(ann, { do: 'start' })
    expect(watched.do(ann, { do: 'hurry' })).not.toHaveProperty('refused')
  })
})

describe('chat', () => {
  it('goes to the whole table, or to one other person', () => {
    const here = started('AB')
    here.do(ann, { do: 'chat', seat: 0, to: null, text: ' hello ' })
    here.do(ann, { do: 'chat', seat: 0, to: 1, text: 'psst' })
    expect(here.table.chat.map(({ text, readers }) => [text, readers])).toEqual([
      ['', null],
      ['hello', null],
      ['psst', ['ann', 'ben']],
    ])
    // A line that comes again under its name, from a page that did not hear the answer, is not said twice.
    const again = { do: 'chat', seat: 0, to: null, text: 'once', id: 'a1' } as const
    for (const _ of [1, 2]) expect(here.do(ann, again)).not.toHaveProperty('refused')
    expect(here.do(ben, { ...again, seat: 1 })).not.toHaveProperty('refused')
    expect(here.table.chat.filter(({ text }) => text === 'once').map(({ from }) => from)).toEqual([0, 1])
    expect(JSON.stringify(chatFor(here.table, { user: 'ben', seat: 1 }))).not.toContain('a1')
    expect(here.do(ann, { do: 'chat', seat: 0, to: null, text: '  ' })).toEqual({ refused: 'malformed' })
    expect(here.do(ann, { do: 'chat', seat: 0, to: null, text: 'x'.repeat(501) })).toEqual({ refused: 'too-long' })
    expect(here.do(ben, { do: 'chat', seat: 0, to: null, text: 'I am Ann' })).toEqual({ refused: 'not-your-seat' })
    expect(here.do(cat, { do: 'chat', seat: null, to: 1, text: 'psst' })).toEqual({ refused: 'no-such-seat' })
  })
})
