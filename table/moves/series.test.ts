import { describe, expect, it } from 'vitest'
import { checkRecord, replay, seedFrom } from '../../kernel/index.ts'
import {
  hashOf,
  nextIdOf,
  nextTable,
  readRequest,
  recordOf,
  stepsOfRecord,
  type Table,
  tableViewOf,
  viewerOf,
} from '../index.ts'
import { ann, ben, cat, type Sitting, sitting, started, toyTable } from '../testing/play.ts'

/** A duel at its end: everybody passes and leaves at once. Each strike is worth 2, so both end with 4 points. */
function ended(seats = 'AB', begin: Table = toyTable(seats, { game: 'duel' }, seedFrom('series'))): Sitting {
  const here = sitting(begin)
  here.do(ann, { do: 'start' })
  while (here.table.core.status === 'running') {
    const { striker, target, do: name } = here.table.core.state!.stack.at(-1) as unknown as Record<string, number>
    here.move(target, { do: (name as unknown) === 'block' ? 'pass' : 'leave' })
    expect(striker).not.toBe(target)
  }
  return here
}

const seed = seedFrom('next')
const open = ({ core }: Table) => core.state!.g.open as { game: number; points: readonly number[] }
const next = (here: Sitting) => nextTable(here.table, seed, here.now)

describe('the next game of a series', () => {
  it('begins with what the ended one hands on, and the same people on the same seats', () => {
    const first = ended()
    first.do(ann, { do: 'auto-pass', seat: 0, when: 'always' })
    expect(open(first.table)).toMatchObject({ game: 1, points: [4, 4] })
    const second = ended('AB', next(first))
    expect(second.table.core).toMatchObject({ id: nextIdOf(first.table), earlier: 't1', owner: 'ann' })
    expect(second.table.core.setup).toMatchObject({ carried: { game: 2, points: [4, 4] }, options: { quick: true } })
    expect(second.table.core.seats).toEqual(first.table.core.seats)
    expect(second.table.core.autoPass).toEqual(['always', null])
    expect(open(second.table)).toMatchObject({ game: 2, points: [8, 8] })
    expect(open(ended('AB', next(second)).table)).toMatchObject({ game: 3, points: [12, 12] })
  })

  it('keeps bots bots, and stands in for whoever was away; a seat that was free to the end is a bot`s', () => {
    const here = ended('ABb')
    const seats = [here.table.core.seats[0], { ...here.table.core.seats[1], absent: true }, { kind: 'open' as const }]
    here.table = { ...here.table, core: { ...here.table.core, seats: seats as Table['core']['seats'] } }
    expect(next(here).core.seats).toMatchObject([
      { user: 'ann', absent: false },
      { user: 'ben', absent: true },
      { kind: 'bot', bot: 'easy' },
    ])
  })

  it('has a seed of its own, and an id that is the same whoever asks', () => {
    const here = ended()
    expect(nextTable(here.table, seed, 1).core.id).toBe(nextTable(here.table, seedFrom('other'), 2).core.id)
    expect(next(here).core.seedHash).toBe(hashOf(seed))
    expect(next(here).core.id).not.toBe(next(ended('AB', toyTable('AB', { game: 'duel' }, seedFrom('else')))).core.id)
  })

  it('may be asked for by anybody seated once the game is over, and is linked once', () => {
    const running = started('AB', { game: 'duel' })
    expect(running.do(ann, { do: 'sequel' })).toEqual({ refused: 'no-sequel' })
    expect(started('AB').do(ann, { do: 'sequel' })).toEqual({ refused: 'no-sequel' })
    const here = ended()
    expect(here.do(cat, { do: 'sequel' })).toEqual({ refused: 'not-your-seat' })
    expect(here.do({ bot: 1 }, { do: 'sequel' })).toEqual({ refused: 'not-your-seat' })
    const { version } = here.table
    expect(here.do(ben, { do: 'sequel' })).not.toHaveProperty('refused')
    expect(here.table.version).toBe(version)
    here.do(ben, { do: 'sequel', next: 'abc' })
    here.do(ann, { do: 'sequel', next: 'xyz' })
    expect(here.table.core.next).toBe('abc')
    expect(here.table.version).toBe(version + 1)
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'sequel' } })
  })

  it('ends after the last one', () => {
    const third = ended('AB', next(ended('AB', next(ended()))))
    expect(third.do(ann, { do: 'sequel' })).toEqual({ refused: 'no-sequel' })
    expect(() => next(third)).toThrow(RangeError)
  })

  it('shows everybody where the table stands in its series', () => {
    const here = ended()
    const seriesFor = (table: Table, user: string | null) => tableViewOf(table, viewerOf(table, user)).series
    expect(seriesFor(here.table, null)).toEqual({ earlier: null, next: null, more: true })
    here.do(ben, { do: 'sequel', next: 'abc' })
    expect(seriesFor(here.table, 'ann')).toEqual({ earlier: null, next: 'abc', more: true })
    expect(seriesFor(next(here), null)).toEqual({ earlier: 't1', next: null, more: false })
    expect(seriesFor(started('AB').table, 'ann')).toBeNull()
  })
})

describe('what is handed on', () => {
  it('is part of the record, which replays to the byte and can be taken up again', () => {
    const second = ended('AB', next(ended()))
    const record = checkRecord(JSON.parse(JSON.stringify(recordOf(second.table))))
    expect(record.carried).toEqual({ game: 2, points: [4, 4] })
    expect(replay(second.table.game, record, { hash: hashOf }).state).toEqual(second.table.core.state)
    const steps = [...stepsOfRecord(second.table.game, record, { id: 'r', name: 'r', owner: ann }, 1)]
    expect(steps.at(-1)!.table.core.state).toEqual(second.table.core.state)
    expect(recordOf(ended().table)).not.toHaveProperty('carried')
  })

  it('is checked by the game', () => {
    const record = { ...recordOf(ended('AB', next(ended())).table), seed }
    const { game } = toyTable('AB', { game: 'duel' })
    const fault = (carried: unknown) => () => replay(game, checkRecord({ ...record, carried }))
    expect(fault({ game: 7, points: [4, 4] })).toThrow('"carried": "game" must be 2 or 3.')
    expect(fault({ game: 2, points: [-1] })).toThrow('"carried": "points" must be whole numbers.')
    expect(fault('everything')).toThrow('"carried" must be an object.')
    const toy = recordOf(started('AB').table)
    expect(() => replay(toyTable('AB').game, { ...toy, seed, carried: {} })).toThrow('not played in a series')
    expect(() => toyTable('AB', { carried: {} })).toThrow('not played in a series')
  })

  it('is what the game reads of it: whatever else a record says there is left out', () => {
    const record = recordOf(ended('AB', next(ended())).table)
    const carried = { ...record.carried, points: [4, 4], more: 'x', __proto__: { game: 3 } }
    const forged = JSON.parse(JSON.stringify({ ...record, carried: { ...carried, constructor: 1 } }))
    const { game } = toyTable('AB', { game: 'duel' })
    const again = [...stepsOfRecord(game, forged, { id: 'r', name: 'r', owner: ann }, 1)].at(-1)!.table
    expect(again.core.setup.carried).toEqual({ game: 2, points: [4, 4] })
    expect(recordOf(again)).toEqual(record)
  })

  it('never comes from outside, nor does the next table', () => {
    expect(readRequest({ id: '1', command: { do: 'sequel' } })).not.toBeNull()
    expect(readRequest({ id: '1', command: { do: 'sequel', next: 'mine' } })).toBeNull()
  })
})

describe('a game without whispers', () => {
  it('refuses private talk with its reason, and says so beforehand', () => {
    const here = started('AB', { game: 'duel' })
    expect(here.do(ann, { do: 'chat', seat: 0, to: 1, text: 'psst' })).toEqual({ refused: 'no-whispers' })
    expect(here.do(ann, { do: 'chat', seat: 0, to: null, text: 'hello' })).not.toHaveProperty('refused')
    expect(tableViewOf(here.table, viewerOf(here.table, null)).whispers).toBe(false)
    expect(tableViewOf(started('AB').table, viewerOf(here.table, null)).whispers).toBe(true)
  })
})
