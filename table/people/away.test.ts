import { describe, expect, it } from 'vitest'
import { awayLimit, type Command, tableViewOf, viewerOf } from '../index.ts'
import { voteTime } from '../limits.ts'
import { ann, ben, cat, type Sitting, started } from '../testing/play.ts'

/** Lets the connections of these seats break now. */
function drop(here: Sitting, ...seats: number[]): void {
  here.table = { ...here.table, away: here.table.away.map((_, seat) => (seats.includes(seat) ? here.now : 'here')) }
}
const comeBack = (here: Sitting, seat: number) => {
  here.table = { ...here.table, away: here.table.away.map((since, each) => (each === seat ? 'here' : since)) }
}
const callBot = (seat: number): Command => ({ do: 'stand-in', seat, bot: 'easy' })
const voteOn = (by: number, seat: number): Command => ({ do: 'call-vote', seat: by, on: { do: 'replace', seat } })
const vote = (seat: number, yes: boolean): Command => ({ do: 'vote', seat, yes })

describe('somebody whose connection breaks (UR-107)', () => {
  it.each([5, 29, 31, 120])(
    'for %i seconds has left nothing: the seat is the person’s, no bot plays, no vote runs',
    s => {
      for (const seats of ['AB', 'ABC']) {
        const here = started(seats)
        drop(here, 0)
        here.wait(s * 1000)
        expect(here.do(ben, callBot(0))).toEqual({ refused: 'still-there' })
        expect(here.do(ben, voteOn(1, 0))).toEqual({ refused: 'still-there' })
        expect(here.do(ben, { do: 'close' })).toEqual({ refused: 'not-owner' })
        comeBack(here, 0)
        expect(here.table.core.seats[0]).toMatchObject({ kind: 'person', user: 'ann', absent: false })
        expect(here.move(0, { do: 'seal' })).not.toHaveProperty('refused')
      }
    },
  )

  it('leaves the other of two in charge after ten minutes: who plays on with a bot, or ends the game', () => {
    const here = started('AB')
    drop(here, 0)
    here.wait(awayLimit - 1)
    expect(here.do(ben, callBot(0))).toEqual({ refused: 'still-there' })
    here.wait(1)
    expect(here.do(ben, callBot(0))).not.toHaveProperty('refused')
    expect(here.do(ben, { do: 'close' })).toEqual({ refused: 'not-owner' })
    here.table = { ...here.table, away: [here.now - awayLimit, 'here'] }
    here.do(ben, voteOn(1, 0))
    expect(here.table.core).toMatchObject({
      owner: 'ben',
      status: 'running',
      seats: [{ kind: 'open' }, { user: 'ben' }],
    })
    here.do(ben, { do: 'close' })
    expect(here.table.core.status).toBe('closed')
  })

  /** Cat is away for long, a bot plays for her, and Ann has called a vote on her seat. */
  function voting(): Sitting {
    const here = started('ABC')
    drop(here, 2)
    here.wait(awayLimit)
    here.do(ann, callBot(2))
    here.table = { ...here.table, away: ['here', 'here', here.now - awayLimit] }
    here.do(ann, voteOn(0, 2))
    return here
  }
  const open = (here: Sitting) => tableViewOf(here.table, viewerOf(here.table, null)).vote

  it('is waited for or replaced by a vote of the others where there are more, which may be called again', () => {
    const here = voting()
    expect(open(here)).toMatchObject({ by: 0, voters: [0, 1] })
    here.do(ben, vote(1, false))
    expect(open(here)).toBeNull()
    expect(here.table.core.seats[2]).toMatchObject({ kind: 'person', user: 'cat' })
    here.wait(60_000)
    expect(here.do(ann, voteOn(0, 2))).not.toHaveProperty('refused')
    here.wait(voteTime)
    expect(open(here)).toBeNull()
    here.do(ben, voteOn(1, 2))
    here.do(ann, vote(0, true))
    expect(here.table.core.seats[2]).toEqual({ kind: 'open' })
  })

  it('and comes back in time has lost nothing: the vote falls, and the seat plays on', () => {
    const here = voting()
    comeBack(here, 2)
    here.do(cat, { do: 'return', seat: 2 })
    expect(open(here)).toBeNull()
    expect(here.do(ben, vote(1, true))).toEqual({ refused: 'no-vote' })
    expect(here.move(2, { do: 'seal' })).not.toHaveProperty('refused')
    expect(here.do(ben, voteOn(1, 2))).toEqual({ refused: 'still-there' })
  })
})
