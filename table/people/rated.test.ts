import { describe, expect, it } from 'vitest'
import { nextTable, ratedPlaces, rematchTable } from '../index.ts'
import type { Table } from '../table.ts'
import { ann, ben, cat, type Sitting, sitting, started, toyTable } from '../testing/play.ts'

const hour = 3_600_000
const rated = { rated: true, hoursPerMove: 24 } as const
const duel = (seats = 'AB') => started(seats, { game: 'duel', ...rated })
const resign = (here: Sitting, seat: number) => here.move(seat, { do: 'resign' })
const leave = (here: Sitting, who: typeof ann, seat: number) => here.do(who, { do: 'leave', seat })
const places = ({ table }: Sitting) => ratedPlaces(table)?.map(({ user, place }) => `${user} ${place}`)
const seal = (here: Sitting, seat: number) => here.move(seat, { do: 'seal' })

describe('a rated table', () => {
  it('is made with a clock, and without bots', () => {
    expect(() => toyTable('AB', { rated: true })).toThrow(RangeError)
    expect(() => toyTable('Ab', rated)).toThrow('A rated game has a clock, and people on all seats.')
    expect(toyTable('Ao', rated).core.setup.rated).toBe(true)
    const live = { rated: true, clock: { minutes: 15, increment: 0 } } as const
    expect(toyTable('Ao', live).core.setup.rated).toBe(true)
    expect(toyTable('Ab', { hoursPerMove: 24 }).core.setup).not.toHaveProperty('rated')
  })

  it('takes no bot before the start, and no program', () => {
    const here = sitting(toyTable('Ao', rated))
    expect(here.do(ann, { do: 'fill', seat: 1, with: 'easy' })).toEqual({ refused: 'rated' })
    here.do(ben, { do: 'sit', seat: 1 })
    here.do(ann, { do: 'start' })
    expect(here.do(ben, { do: 'let-program', seat: 1, key: 'a'.repeat(64) })).toEqual({ refused: 'rated' })
  })

  it('keeps a clock, whatever is voted on', () => {
    const here = duel()
    const on = { do: 'pace', hoursPerMove: null, clock: null } as const
    expect(here.do(ann, { do: 'call-vote', seat: 0, on })).toEqual({ refused: 'rated' })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: { ...on, hoursPerMove: 48 } })).not.toHaveProperty('refused')
  })

  it('is closed by its owner before the start, and then by all alone', () => {
    const early = sitting(toyTable('Ao', rated))
    early.do(ann, { do: 'close' })
    expect(early.table.core.status).toBe('closed')
    expect(ratedPlaces(early.table)).toBeNull()
    const here = duel('ABC')
    expect(here.do(ann, { do: 'close' })).toEqual({ refused: 'rated' })
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'cancel' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.table.core.status).toBe('running')
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(here.table.core.status).toBe('closed')
    expect(ratedPlaces(here.table)).toBeNull()
  })

  it('goes on when one is against cancelling; what is not rated is not voted on', () => {
    const here = duel('ABC')
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'cancel' } })
    here.do(ben, { do: 'vote', seat: 1, yes: false })
    expect(here.table.core).toMatchObject({ status: 'running', vote: null })
    const free = started('AB', { game: 'duel' })
    expect(free.do(ann, { do: 'call-vote', seat: 0, on: { do: 'cancel' } })).toEqual({ refused: 'no-vote' })
  })
})

describe('the places of a rated game', () => {
  it('are those of the standing; none are known while it runs, or where it is not rated', () => {
    const here = duel()
    expect(places(here)).toBeUndefined()
    resign(here, 0)
    expect(places(here)).toEqual(['ann 2', 'ben 1'])
    const free = started('AB', { game: 'duel' })
    resign(free, 0)
    expect(places(free)).toBeUndefined()
  })

  it('are shared by those who agree on a draw', () => {
    const here = duel()
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'draw' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(places(here)).toEqual(['ann 1', 'ben 1'])
  })

  it('put whoever has left last, whatever the bot has made of the seat', () => {
    const here = duel('ABC')
    leave(here, ben, 1)
    resign(here, 0)
    // By the standing the bot on Ben's seat shares the first place.
    expect(here.table.game.standing(here.table.core.state!.g.open)[0]).toMatchObject({ place: 1 })
    expect(places(here)).toEqual(['ann 2', 'ben 3', 'cat 1'])
  })

  it('put whoever has run out of time last, unless it is back when the game ends', () => {
    const here = started('AB', rated)
    const over = () => ({ ...here.table, core: { ...here.table.core, status: 'over' as const } })
    seal(here, 0)
    here.wait(24 * hour)
    expect(here.table.core.rated?.left).toEqual([1])
    expect(ratedPlaces(over())?.map(({ place }) => place)).toEqual([1, 2])
    here.do(ben, { do: 'return', seat: 1 })
    expect(here.table.core.rated?.left).toEqual([])
    expect(ratedPlaces(over())?.map(({ place }) => place)).toEqual([1, 1])
  })

  it('count for who began: nobody gains by a seat that somebody else has left', () => {
    const here = duel('ABC')
    leave(here, cat, 2)
    here.do(ann, { do: 'fill', seat: 2, with: 'open' })
    const dan = { user: 'dan', name: 'Dan' }
    here.do(dan, { do: 'sit', seat: 2 })
    resign(here, 0)
    expect(places(here)).toEqual(['ann 2', 'ben 1', 'cat 3'])
  })

  it('put the last one to leave before the others, where all have left', () => {
    const here = duel('ABC')
    leave(here, cat, 2)
    leave(here, ann, 0)
    leave(here, ben, 1)
    expect(here.table.core.status).toBe('closed')
    expect(places(here)).toEqual(['ann 2', 'ben 1', 'cat 2'])
  })

  it('put the last one to leave before those who had fallen, too', () => {
    const here = started('ABC', { game: 'barons', ...rated })
    const stands = (crowns: readonly number[], fallen: readonly number[], status: 'running' | 'over' = 'running') => {
      const { core } = here.table
      const state = core.state! as { g: { open: object } } & NonNullable<typeof core.state>
      const open = { ...state.g.open, crowns, fallen }
      const next = { ...state, g: { ...state.g, open } } as unknown as Table['core']['state']
      here.table = { ...here.table, core: { ...core, status, state: next } }
    }
    stands([1, 2, 0], [2])
    leave(here, ann, 0)
    leave(here, ben, 1)
    const running = here.table
    stands([6, 1, 0], [2], 'over')
    expect(places(here)).toEqual(['ann 3', 'ben 1', 'cat 2'])
    here.table = running
    here.do(cat, { do: 'leave', seat: 2 })
    expect(here.table.core.status).toBe('closed')
    expect(places(here)).toEqual(['ann 3', 'ben 1', 'cat 2'])
  })

  it('are shared by those who run out of time at once, where nobody else is left', () => {
    const here = started('AB', rated)
    here.wait(24 * hour)
    const over = () => ({ ...here.table, core: { ...here.table.core, status: 'over' as const } })
    expect(ratedPlaces(over())?.map(({ place }) => place)).toEqual([1, 1])
    here.do(ann, { do: 'return', seat: 0 })
    expect(ratedPlaces(over())?.map(({ place }) => place)).toEqual([1, 2])
    leave(here, ann, 0)
    seal(here, 0)
    expect(here.table.core.rated).toMatchObject({ left: [1, 0], last: [0] })
    expect(ratedPlaces(over())?.map(({ place }) => place)).toEqual([1, 2])
  })

  it('are none where the game was closed and nobody had left', () => {
    const here = duel()
    const closed = { ...here.table, core: { ...here.table.core, status: 'closed' as const } }
    expect(ratedPlaces(closed)).toBeNull()
  })
})

describe('what follows a rated game', () => {
  it('is rated, too, when the same people play again, and not where a bot would', () => {
    const here = duel()
    resign(here, 0)
    expect(rematchTable(here.table, ann, 'a'.repeat(64), 0).core.setup.rated).toBe(true)
    const left = duel('ABC')
    leave(left, cat, 2)
    resign(left, 0)
    expect(rematchTable(left.table, ann, 'a'.repeat(64), 0).core.setup).not.toHaveProperty('rated')
  })

  it('is not rated in a series: what is handed on is an edge', () => {
    const here = duel()
    resign(here, 0)
    expect(nextTable(here.table, 'b'.repeat(64), 0).core.setup).not.toHaveProperty('rated')
  })
})

it('drafts tell nothing of who plays for ratings', () => {
  const here = started('AB', rated)
  seal(here, 0)
  expect(here.table.core.rated).toEqual({ players: ['ann', 'ben'], left: [] })
})
