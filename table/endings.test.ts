import { describe, expect, it } from 'vitest'
import { replay } from '../kernel/index.ts'
import { hashOf, recordOf, sightOf, stepsOfRecord, viewerOf } from './index.ts'
import { ann, ben, type Sitting, started } from './testing/play.ts'

const duel = (seats = 'AB') => started(seats, { game: 'duel' })
const sight = (here: Sitting, user: string | null = null) => sightOf(here.table, viewerOf(here.table, user))
const points = (here: Sitting) => (here.table.core.state!.g.open as { points: number[] }).points
const resign = (here: Sitting, seat: number) => here.move(seat, { do: 'resign' })

describe('resigning', () => {
  it('ends the game for whoever resigns, also while the other is asked', () => {
    const here = duel()
    expect(sight(here).endings).toEqual(['resign', 'draw'])
    const { asked } = sight(here).view!
    expect(asked).toEqual([1])
    resign(here, 0)
    expect(here.table.core.status).toBe('over')
    expect(points(here)).toEqual([0, 1])
    expect(sight(here).endings).toEqual([])
  })

  it('is final: it cannot be taken back, and nothing comes after it', () => {
    const here = duel()
    resign(here, 0)
    expect(here.undo(0)).toHaveProperty('refused')
    expect(resign(here, 1)).toEqual({ refused: 'over' })
  })

  it('is refused with an old number, for somebody else, and in a game that does not know it', () => {
    const here = duel()
    expect(here.do(ann, { do: 'move', seat: 0, n: 7, move: { do: 'resign' } })).toEqual({ refused: 'stale' })
    expect(here.do(ann, { do: 'move', seat: 1, n: 0, move: { do: 'resign' } })).toEqual({ refused: 'not-your-seat' })
    const toy = started('AB')
    expect(resign(toy, 0)).toEqual({ refused: 'illegal' })
    expect(sight(toy).endings).toEqual([])
  })
})

describe('a draw', () => {
  const offer = (here: Sitting) => here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'draw' } })

  it('needs everybody', () => {
    const here = duel('ABC')
    offer(here)
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.table.core.status).toBe('running')
    here.do({ user: 'cat', name: 'Cat' }, { do: 'vote', seat: 2, yes: true })
    expect(here.table.core.status).toBe('over')
    expect(points(here)).toEqual([0, 0, 0])
  })

  it('falls with the first who is against it', () => {
    const here = duel('ABC')
    offer(here)
    here.do(ben, { do: 'vote', seat: 1, yes: false })
    expect(here.table.core).toMatchObject({ status: 'running', vote: null })
  })

  it('is lost when somebody is gone meanwhile: who has left agrees to nothing', () => {
    const here = duel()
    offer(here)
    here.do(ann, { do: 'leave', seat: 0 })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.table.core).toMatchObject({ status: 'running', vote: null })
    const asleep = duel('ABC')
    offer(asleep)
    asleep.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    asleep.do({ user: 'cat', name: 'Cat' }, { do: 'vote', seat: 2, yes: true })
    expect(asleep.table.core).toMatchObject({ status: 'running', vote: null })
  })

  it('of a game that was given up is not made any more', () => {
    const here = duel()
    offer(here)
    here.do(ann, { do: 'close' })
    expect(here.do(ben, { do: 'vote', seat: 1, yes: true })).toEqual({ refused: 'not-running' })
  })

  it('is not agreed on with bots, nor made by one alone', () => {
    expect(offer(duel('Ab'))).toEqual({ refused: 'no-vote' })
    expect(sight(duel('Ab')).endings).toEqual(['resign'])
    const here = duel()
    expect(here.move(0, { do: 'agree-draw' })).toHaveProperty('refused')
    expect(here.table.core.status).toBe('running')
  })
})

it.each(['resign', 'agree-draw'] as const)('a record that ends with %s replays, and makes a table', how => {
  const here = duel()
  if (how === 'resign') resign(here, 1)
  else {
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'draw' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
  }
  const record = recordOf(here.table)
  const { game } = here.table
  expect(replay(game, record, { hash: hashOf }).state).toEqual(here.table.core.state)
  const wish = { id: 'again', name: 'Again', owner: ann }
  const again = [...stepsOfRecord(game, record, wish, 1)].at(-1)!.change.table
  expect(again.core.state).toEqual(here.table.core.state)
  expect(again.core.status).toBe('over')
})
