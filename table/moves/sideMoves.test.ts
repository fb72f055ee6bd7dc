import { describe, expect, it } from 'vitest'
import { type Drawers, type Game, type Kinds, type Seat, type State, stay } from '../../kernel/index.ts'
import type { Barons } from '../../kernel/testing/barons.ts'
import { type Toy, toy } from '../../kernel/testing/toy.ts'
import { botTurn, movesOf, recordOf, tableViewOf, viewerOf } from '../index.ts'
import { hour } from '../limits.ts'
import { ann, ben, cat, follower, started } from '../testing/play.ts'

const begin = () => started('ABC', { game: 'barons' })
const crowns = (here: ReturnType<typeof begin>) => (here.table.core.state!.g.open as Barons['open']).crowns
const viewOfSeat = (here: ReturnType<typeof begin>, user: string) => tableViewOf(here.table, viewerOf(here.table, user))

describe('side moves at a table', () => {
  it('are shown to their seat, made while somebody else is asked, and taken back like others', () => {
    const here = begin()
    expect(viewOfSeat(here, 'cat').view!.side).toContainEqual({ do: 'give', to: 0 })
    expect(viewOfSeat(here, 'cat').view!.legalMoves).toEqual([])
    here.move(2, { do: 'give', to: 0 })
    expect(crowns(here)).toEqual([4, 3, 2])
    expect(viewOfSeat(here, 'cat').undo).toBe(1)
    here.undo(2)
    expect(crowns(here)).toEqual([3, 3, 3])
  })

  it('travel to every page, and stand in the record', () => {
    const here = begin()
    const page = follower(here.table, 'ben')
    here.move(2, { do: 'give', to: 1 })
    page.follow(here.table)
    expect(page.tableView).toEqual(viewOfSeat(here, 'ben'))
    expect(page.tableView.view!.side).toContainEqual({ do: 'give', to: 2 })
    expect(recordOf(here.table, movesOf(here.entries)).moves).toEqual([[2, { do: 'give', to: 1 }]])
  })

  it('give nobody more time', () => {
    const here = started('ABC', { game: 'barons', hoursPerMove: 24 })
    const { since } = here.table.core
    here.wait(23 * hour)
    here.move(2, { do: 'give', to: 0 })
    expect([crowns(here), here.table.core.since]).toEqual([[4, 3, 2], since])
  })

  it('are refused as stale when they were listed a moment ago, and as illegal when they never were', () => {
    const here = begin()
    here.move(0, { do: 'give', to: 1 })
    here.move(0, { do: 'give', to: 1 })
    // Seat 0 falls, and cat had not heard of it yet.
    here.move(1, { do: 'refuse' })
    expect(here.move(2, { do: 'give', to: 0 })).toEqual({ refused: 'stale' })
    expect(here.move(2, { do: 'give', to: 2 })).toEqual({ refused: 'illegal' })
  })

  it('are nothing that bots do, and no draw is made by a move', () => {
    const here = started('Abb', { game: 'barons' })
    expect(botTurn(here.table)).toMatchObject({ seat: 1 })
    expect(here.move(0, { do: 'agree-draw' })).toEqual({ refused: 'illegal' })
  })
})

describe('a seat out of the game', () => {
  const fallen = () => {
    const here = begin()
    here.move(0, { do: 'give', to: 1 })
    here.move(0, { do: 'give', to: 1 })
    here.move(1, { do: 'refuse' })
    expect(viewOfSeat(here, 'ann').view!.out).toEqual([0])
    return here
  }
  const call = (here: ReturnType<typeof begin>, who: typeof ann, seat: Seat, what: 'pause' | 'draw') =>
    here.do(who, { do: 'call-vote', seat, on: { do: what } })

  it('sits and watches: it may do nothing, and has no say in votes', () => {
    const here = fallen()
    expect(viewOfSeat(here, 'ann').view).toMatchObject({ legalMoves: [], side: [] })
    expect(here.move(0, { do: 'resign' })).toEqual({ refused: 'illegal' })
    expect(call(here, ann, 0, 'pause')).toEqual({ refused: 'no-vote' })
    call(here, ben, 1, 'pause')
    expect(viewOfSeat(here, 'ann').vote).toMatchObject({ voters: [1, 2] })
  })

  it('is not waited for where all must agree: to an undo', () => {
    const here = fallen()
    here.move(2, { do: 'grant' })
    here.do(ben, { do: 'ask-undo', seat: 1 })
    expect(here.table.core.petition?.needed).toEqual([2])
  })

  it('is not waited for where all must agree: to a draw', () => {
    const here = fallen()
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    expect(viewOfSeat(here, 'ben').endings).toContain('draw')
    call(here, ben, 1, 'draw')
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(here.table.core.status).toBe('over')
  })
})

/** The toy, in which a coin may be handed on at any time. */
const tipping: Game<Kinds> = {
  ...toy,
  sideMoves: {
    tip: {
      legalMoves: ({ open }: Drawers<Toy>, seat: Seat) =>
        open.coins.flatMap((_, to) => (to !== seat && open.coins[seat] > 0 ? [{ do: 'tip', to }] : [])),
      take: (g: Drawers<Toy>, seat: Seat, { to }: { to: Seat }) => {
        g.open.coins = g.open.coins.map((n, each) => n + (each === to ? 1 : 0) - (each === seat ? 1 : 0))
        return stay
      },
    },
  },
} as unknown as Game<Kinds>

describe('a gift', () => {
  const tip = { do: 'tip', to: 0 }
  const toyAt = (seats: string) => {
    const here = started(seats)
    here.table = { ...here.table, game: tipping }
    return here
  }
  const state = (here: ReturnType<typeof toyAt>) => here.table.core.state as unknown as State<Toy>

  it('ends no request to take back, which goes back to where it was asked for', () => {
    const here = toyAt('ABC')
    for (const seat of [1, 2, 0]) here.move(seat, { do: 'seal' })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    const { petition } = here.table.core
    for (const seat of [0, 1]) here.move(seat, { do: 'tip', to: 2 })
    expect(here.table.core.petition).toEqual(petition)
    expect(here.table.chat.at(-1)!.note).toEqual({ is: 'undo-asked', seat: 0 })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    here.do(cat, { do: 'agree', seat: 2, yes: true })
    expect(here.table.core).toMatchObject({ petition: null, moves: 0 })
    expect(state(here).sealed).toEqual([null, { do: 'seal' }, { do: 'seal' }])
    expect(state(here).g.open.coins).toEqual([5, 5, 5])
  })

  it('leaves what others have drafted for them to take back, and stays', () => {
    const here = toyAt('ABC')
    here.move(0, { do: 'offer', coins: 2 })
    here.move(0, { do: 'offer', coins: 3 })
    here.move(1, tip)
    expect(viewOfSeat(here, 'ann').undo).toBe(2)
    here.undo(0)
    here.undo(0)
    expect(state(here).g.held[0].offer).toBe(0)
    expect(state(here).g.open.coins).toEqual([6, 4, 5])
    expect(here.table.core.moves).toBe(1)
    expect(recordOf(here.table).moves).toEqual([[1, tip]])
  })

  it('stays when whoever has made it leaves for good, also where it was asked alone', () => {
    const here = toyAt('ABC')
    here.move(1, { do: 'offer', coins: 2 })
    for (const seat of [0, 1, 2]) here.move(seat, { do: 'seal' })
    here.move(1, tip)
    expect(viewOfSeat(here, 'ben').undo).toBe(1)
    here.do(ben, { do: 'leave', seat: 1 })
    expect(state(here).g.open.coins).toEqual([7, 3, 6])
  })

  it('is not taken back by whoever drafts on, and its own drafts before it are', () => {
    const here = toyAt('ABC')
    here.move(1, { do: 'offer', coins: 2 })
    here.move(1, tip)
    here.move(1, { do: 'offer', coins: 1 })
    expect(viewOfSeat(here, 'ben').undo).toBe(2)
    for (let i = 0; i < 3; i++) here.undo(1)
    expect(state(here).g.held[1].offer).toBe(0)
    expect(state(here).g.open.coins).toEqual([6, 4, 5])
  })
})
