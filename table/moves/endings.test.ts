import { describe, expect, it } from 'vitest'
import { questionAt, replay } from '../../kernel/index.ts'
import { botTurn, hashOf, recordOf, stepsOfRecord, tableViewOf, viewerOf } from '../index.ts'
import { ann, ben, bid, cat, type Sitting, started } from '../testing/play.ts'
import { positionBefore } from './positions.ts'

const hour = 3_600_000

const duel = (seats = 'AB') => started(seats, { game: 'duel' })
const tableView = (here: Sitting, user: string | null = null) => tableViewOf(here.table, viewerOf(here.table, user))
const points = (here: Sitting) => (here.table.core.state!.g.open as { points: number[] }).points
const resign = (here: Sitting, seat: number) => here.move(seat, { do: 'resign' })

describe('resigning', () => {
  it('ends the game for whoever resigns, also while the other is asked', () => {
    const here = duel()
    expect(tableView(here).endings).toEqual(['resign', 'draw'])
    const { asked } = tableView(here).view!
    expect(asked).toEqual([1])
    resign(here, 0)
    expect(here.table.core.status).toBe('over')
    expect(points(here)).toEqual([0, 1])
    expect(tableView(here).endings).toEqual([])
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
    expect(tableView(toy).endings).toEqual([])
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
    expect(tableView(duel('Ab')).endings).toEqual(['resign'])
    const here = duel()
    expect(here.move(0, { do: 'agree-draw' })).toHaveProperty('refused')
    expect(here.table.core.status).toBe('running')
  })
})

describe('resigning where the game goes on', () => {
  /** The toy, in which a seat that retires loses its points. */
  function retiring(seats = 'ABC'): Sitting {
    const here = started(seats)
    const { settle: _, ...game } = here.table.game
    const retire = (g: { open: object }) => Object.assign(g.open, { left: 0 })
    here.table = { ...here.table, game: { ...game, settle: { retire } } }
    return here
  }

  it('leaves the seat to a bot to the end, and the person a looker-on who cannot come back', () => {
    const here = retiring()
    expect(tableView(here).endings).toEqual(['retire'])
    const { asked } = tableView(here).view!
    expect(resign(here, 1)).not.toHaveProperty('refused')
    expect(here.table.core.status).toBe('running')
    expect(tableView(here).view!.asked).toEqual(asked)
    expect(here.table.core.seats[1]).toMatchObject({ kind: 'person', user: 'ben', absent: true, resigned: true })
    expect(here.table.chat.at(-1)!.note).toEqual({ is: 'resigned', seat: 1 })
    expect(here.do(ben, { do: 'return', seat: 1 })).toEqual({ refused: 'resigned' })
    expect(here.do(ann, { do: 'return', seat: 1 })).toEqual({ refused: 'resigned' })
    expect(here.do(ben, { do: 'let-program', seat: 1, key: 'a'.repeat(64) })).toEqual({ refused: 'resigned' })
    expect(here.do(ben, { do: 'move', seat: 1, n: 1, move: { do: 'seal' } })).toEqual({ refused: 'stood-in' })
    expect(botTurn(here.table)?.seat).toBe(1)
    here.table = { ...here.table, away: here.table.away.map(() => 1) }
    here.wait(24 * hour)
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 1 } })).toEqual({
      refused: 'still-there',
    })
  })

  it('stands between the others and an undo of what was before', () => {
    const here = retiring()
    bid(here, [2, 0, 0])
    resign(here, 1)
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).toEqual({ refused: 'nothing-to-undo' })
    here.move(0, { do: 'done' })
    here.move(0, { do: 'look' })
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).not.toHaveProperty('refused')
  })

  it('takes back first what the seat has drafted and not sealed', () => {
    const here = retiring()
    here.move(1, { do: 'offer', coins: 3 })
    expect(resign(here, 1)).not.toHaveProperty('refused')
    expect(here.table.core.state!.g.held[1]).toMatchObject({ offer: 0 })
    expect(recordOf(here.table).moves).toEqual([[1, { do: 'resign' }]])
  })

  it('is final, stands in the record, and closes the table when nobody plays any more', () => {
    const here = retiring()
    for (const seat of [0, 2]) resign(here, seat)
    expect(here.undo(2)).toHaveProperty('refused')
    expect(here.table.core.status).toBe('running')
    const record = recordOf(here.table)
    const { game, core } = here.table
    bid(here, [1, 2, 3])
    const longer = recordOf(here.table)
    expect(replay(game, { ...record, seed: core.seed }, {}).state).toEqual(core.state)
    const wish = { id: 'again', name: 'Again', owner: ann }
    const again = [...stepsOfRecord(game, { ...longer, seed: core.seed }, wish, 1)].at(-1)!.table
    expect(again.core.state).toEqual(here.table.core.state)
    resign(here, 1)
    expect(here.table.core.status).toBe('closed')
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
  const again = [...stepsOfRecord(game, record, wish, 1)].at(-1)!.table
  expect(again.core.state).toEqual(here.table.core.state)
  expect(again.core.status).toBe('over')
})

describe('a game that ends by vote while answers are being given (UR-141)', () => {
  /** Ann has sealed a bid of three, Ben has written two down, Cat has done nothing; then all agree on a draw. */
  function endedMidway(): Sitting {
    const here = started('ABC', { hoursPerMove: 1 })
    here.table = { ...here.table, game: { ...here.table.game, settle: { draw: () => {} } } }
    here.move(0, { do: 'offer', coins: 3 })
    here.move(0, { do: 'seal' })
    here.move(1, { do: 'offer', coins: 2 })
    here.do(cat, { do: 'call-vote', seat: 2, on: { do: 'draw' } })
    here.do(ann, { do: 'vote', seat: 0, yes: true })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    return here
  }

  it('has nobody who was away, not even when the time for a move would have run out', () => {
    const here = endedMidway()
    here.wait(1000 * hour)
    expect(here.table.core.status).toBe('over')
    expect(here.table.core.seats).toMatchObject([{ absent: false }, { absent: false }, { absent: false }])
    expect(here.table.chat.map(({ note }) => note?.is)).toEqual(['started', 'vote-called'])
  })

  it('has no round in its history that was not played: one more position, and no line of the log', () => {
    const here = endedMidway()
    expect(tableView(here).moves).toBe(1)
    expect(here.table.log.map(({ event }) => event.is)).toEqual(['card'])
    expect(tableView(here).view!.open).toMatchObject({ coins: [5, 5, 5], points: [0, 0, 0] })
  })

  it('shows each seat its own answer alone; the record, which is whole, has them all', () => {
    const here = endedMidway()
    const offers = ['ann', 'ben', 'cat'].map(user => tableView(here, user).view!.own)
    expect(offers).toMatchObject([{ offer: 3 }, { offer: 2 }, { offer: 0 }])
    expect(tableView(here).view!.own).toBeNull()
    expect(JSON.stringify(tableView(here))).not.toContain('offer')
    const { moves } = recordOf(here.table)
    expect(moves).toEqual([
      [0, { do: 'offer', coins: 3 }],
      [0, { do: 'seal' }],
      [1, { do: 'offer', coins: 2 }],
      [2, { do: 'agree-draw' }],
    ])
  })
})

describe('the hands afterwards (UR-140)', () => {
  /** Ways in which a game of Ann and Ben ends. */
  const ends: Record<string, () => Sitting> = {
    'by victory': () => {
      const here = duel()
      for (let i = 0; i < 20 && here.table.core.status === 'running'; i++) {
        const { game, core } = here.table
        const { toMove, pass } = questionAt(game, core.state!)!
        here.move(toMove[0], pass ?? { do: 'leave' })
      }
      return here
    },
    'by resignation': () => {
      const here = duel()
      here.move(1, { do: 'pass' })
      resign(here, 0)
      return here
    },
    'by time': () => {
      const here = duel()
      for (let i = 0; i < 20; i++) here.wait(60_000)
      return here
    },
  }

  it.each(Object.entries(ends))('of a game that has ended %s lie open: the record replays all of it', (_, end) => {
    const here = end()
    const { table } = here
    expect(table.core.status).toBe('over')
    const record = recordOf(table)
    expect(record.seed).toBe(tableView(here).seed.revealed)
    expect(hashOf(record.seed!)).toBe(tableView(here).seed.hash)
    const [first, ...later] = table.past.map((_, at) => positionBefore(table, at)!.g)
    expect((first.held as { cards: string[] }[]).map(({ cards }) => cards.length)).toEqual([2, 2])
    for (const [i, g] of [first, ...later, table.core.state!.g].entries()) {
      const { state } = replay(table.game, { ...record, moves: record.moves.slice(0, i), result: undefined })
      expect([i, state.g]).toEqual([i, g])
    }
  })

  it('stay closed as long as it runs', () => {
    const here = duel()
    here.move(1, { do: 'pass' })
    expect(recordOf(here.table)).not.toHaveProperty('seed')
    expect(tableView(here).seed.revealed).toBeNull()
  })
})
