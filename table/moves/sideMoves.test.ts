import { describe, expect, it } from 'vitest'
import type { Seat } from '../../kernel/index.ts'
import type { Barons } from '../../kernel/testing/barons.ts'
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
