import { describe, expect, it } from 'vitest'
import { awayLimit, botTurn, dueAt, isLeftToBots, passLost, tableViewOf } from '../index.ts'
import { overtime } from '../limits.ts'
import { expiryOf } from '../people/expiry.ts'
import { ann, ben, bid, cat, sitting, started, toyTable } from '../testing/play.ts'

const hour = 3_600_000

describe('a clock of some hours a move', () => {
  it('lets bots play for those who are awaited when it runs out, and for nobody else (UR-106)', () => {
    const here = started('ABC', { hoursPerMove: 24 })
    here.move(0, { do: 'seal' })
    expect(dueAt(here.table)).toBe(2000 + 24 * hour)
    expect(tableViewOf(here.table, { user: null, seat: null }).deadline).toBe(2000 + 24 * hour)
    here.wait(24 * hour - 1)
    expect(botTurn(here.table)).toBeNull()
    here.wait(1)
    expect(here.table.core.seats.map(each => each.kind === 'person' && each.absent)).toEqual([false, true, true])
    expect(botTurn(here.table)).toMatchObject({ seat: 1, bot: 'easy' })
    expect(here.table.chat.slice(-2).map(({ note }) => note)).toEqual([
      { is: 'stand-in', seat: 1, by: 'clock' },
      { is: 'stand-in', seat: 2, by: 'clock' },
    ])
  })

  it('is not moved by drafts: others could tell that somebody is drafting', () => {
    const here = started('AB', { hoursPerMove: 1 })
    const due = dueAt(here.table)
    here.now += 60_000
    here.move(0, { do: 'offer', coins: 2 })
    expect(dueAt(here.table)).toBe(due)
    bid(here, [0, 0])
    expect(dueAt(here.table)).toBe(2000 + 60_000 + hour)
  })

  it('stands still while only bots are awaited, and where there is none', () => {
    const here = started('Ab', { hoursPerMove: 1 })
    here.move(0, { do: 'seal' })
    expect(dueAt(here.table)).toBeNull()
    expect(dueAt(started('AB').table)).toBeNull()
  })
})

describe('time that is used up', () => {
  /** Half of the hour has gone. */
  const halfway = (seats: string) => {
    const here = started(seats, { hoursPerMove: 1 })
    here.now += hour / 2
    return here
  }
  const due = 2000 + hour

  it('is not won back by handing the seat to a bot and taking it back (UR-105)', () => {
    const here = halfway('AB')
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.do(ben, { do: 'return', seat: 1 })
    expect(dueAt(here.table)).toBe(due)
  })

  it('is not won back by the owner who seats and unseats bots', () => {
    const here = halfway('ABb')
    here.do(ann, { do: 'fill', seat: 2, with: 'random' })
    here.do(ann, { do: 'fill', seat: 2, with: 'open' })
    here.do(cat, { do: 'sit', seat: 2 })
    expect(dueAt(here.table)).toBe(due)
    here.do(cat, { do: 'leave', seat: 2 })
    expect(dueAt(here.table)).toBe(due)
  })

  it('is not won back by making moves and taking them back', () => {
    const here = halfway('AB')
    bid(here, [2, 0])
    const built = here.now + hour
    expect(dueAt(here.table)).toBe(built)
    here.now += hour / 2
    here.move(0, { do: 'stone', on: 'a' })
    expect(dueAt(here.table)).toBe(here.now + hour)
    here.undo(0)
    expect(dueAt(here.table)).toBe(built)
  })

  it('is given anew to who comes back after all of it has gone', () => {
    const here = started('AB', { hoursPerMove: 1 })
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    here.now += 5 * hour
    here.do(ben, { do: 'return', seat: 1 })
    expect(dueAt(here.table)).toBe(here.now + hour)
  })
})

describe('who comes back to a question after the clock has put a bot in its place', () => {
  const late = () => {
    const here = started('AB', { hoursPerMove: 1 })
    here.move(0, { do: 'seal' })
    here.wait(hour)
    return here
  }
  const comeBack = (here: ReturnType<typeof started>) => here.do(ben, { do: 'return', seat: 1 })

  it('has a few minutes, once a question', () => {
    const here = late()
    comeBack(here)
    expect(dueAt(here.table)).toBe(here.now + overtime)
    here.wait(overtime)
    expect(here.table.core.seats[1]).toMatchObject({ absent: true })
    comeBack(here)
    expect(dueAt(here.table)).toBe(here.now)
  })

  it('has them however long the bot has taken', () => {
    const here = late()
    here.now += 5 * hour
    comeBack(here)
    expect(dueAt(here.table)).toBe(here.now + overtime)
  })

  it('has no more of them by moves that it takes back', () => {
    const here = started('AB', { hoursPerMove: 1 })
    bid(here, [2, 0])
    here.wait(hour)
    here.do(ann, { do: 'return', seat: 0 })
    const due = here.now + overtime
    here.move(0, { do: 'stone', on: 'a' })
    here.undo(0)
    expect(dueAt(here.table)).toBe(due)
    here.wait(overtime)
    here.do(ann, { do: 'return', seat: 0 })
    expect(dueAt(here.table)).toBe(here.now)
  })

  it('has all its hours for the next question', () => {
    const here = late()
    comeBack(here)
    here.move(1, { do: 'seal' })
    expect(dueAt(here.table)).toBe(here.now + hour)
  })

  it('takes no time from others who are awaited, also while the game is paused', () => {
    const here = started('ABC', { hoursPerMove: 1 })
    here.do(cat, { do: 'stand-in', seat: 2, bot: 'easy' })
    here.wait(hour)
    here.now += hour
    here.do(cat, { do: 'return', seat: 2 })
    const due = here.now + hour
    expect(dueAt(here.table)).toBe(due)
    here.now += 60_000
    here.table = { ...here.table, core: { ...here.table.core, paused: here.now } }
    comeBack(here)
    here.table = { ...here.table, core: { ...here.table.core, paused: null } }
    expect(dueAt(here.table)).toBe(due)
  })
})

describe('an absent person', () => {
  it('plays again as soon as it says so', () => {
    const here = started('AB', { hoursPerMove: 1 })
    here.wait(hour)
    expect(here.do(ben, { do: 'move', seat: 1, n: 0, move: { do: 'seal' } })).toEqual({ refused: 'stood-in' })
    here.do(ben, { do: 'return', seat: 1 })
    expect(here.do(ben, { do: 'move', seat: 1, n: 0, move: { do: 'seal' } })).not.toHaveProperty('refused')
    expect(here.table.core.seats[1]).toEqual({ kind: 'person', user: 'ben', name: 'Ben', absent: false })
  })

  it('has a bot of its own choice, or of the owner when it is not there', () => {
    const here = started('ABC')
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'random' })
    expect(here.table.core.seats[1]).toMatchObject({ absent: true, bot: 'random' })
    here.table = { ...here.table, away: ['here', 1000, 'here'] }
    expect(here.do(ann, { do: 'stand-in', seat: 2, bot: 'easy' })).toEqual({ refused: 'still-there' })
    here.table = { ...here.table, away: ['here', 1000, 1999] }
    expect(here.do(ann, { do: 'stand-in', seat: 2, bot: 'easy' })).not.toHaveProperty('refused')
    here.do(ann, { do: 'return', seat: 2 })
    expect(here.table.core.seats[2]).toMatchObject({ absent: false })
  })

  it('can be replaced by anybody seated when the owner is gone too, but not before its time', () => {
    const here = started('ABC')
    here.now = 1000 + awayLimit
    here.table = { ...here.table, away: ['here', 'here', 1000] }
    expect(here.do(ben, { do: 'stand-in', seat: 2, bot: 'easy' })).toEqual({ refused: 'not-owner' })
    here.table = { ...here.table, away: [1000, 'here', 1001] }
    expect(here.do(ben, { do: 'stand-in', seat: 2, bot: 'easy' })).toEqual({ refused: 'still-there' })
    expect(here.do({ user: 'eve', name: 'Eve' }, { do: 'stand-in', seat: 0, bot: 'easy' })).toEqual({
      refused: 'not-your-seat',
    })
    expect(here.do(ben, { do: 'stand-in', seat: 0, bot: 'easy' })).not.toHaveProperty('refused')
    here.now += 1
    expect(here.do(ben, { do: 'stand-in', seat: 2, bot: 'easy' })).not.toHaveProperty('refused')
    expect(isLeftToBots(here.table)).toBe(false)
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(isLeftToBots(here.table)).toBe(true)
  })

  it('can be replaced for good by the owner', () => {
    const here = started('ABC')
    expect(here.do(ann, { do: 'fill', seat: 1, with: 'easy' })).toEqual({ refused: 'seat-taken' })
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(here.do(cat, { do: 'fill', seat: 1, with: 'easy' })).toEqual({ refused: 'not-owner' })
    here.table = { ...here.table, away: ['here', 'here', 'here'] }
    expect(here.do(ann, { do: 'fill', seat: 1, with: 'easy' })).toEqual({ refused: 'still-there' })
    // A line that was lost a moment ago gives nobody's seat away, for whoever sits there sees what it holds.
    here.table = { ...here.table, away: ['here', here.now, 'here'] }
    here.now += awayLimit - 1
    expect(here.do(ann, { do: 'fill', seat: 1, with: 'easy' })).toEqual({ refused: 'still-there' })
    here.now += 1
    here.do(ann, { do: 'fill', seat: 1, with: 'easy' })
    expect(here.table.core.seats[1]).toMatchObject({ kind: 'bot' })
    expect(here.do(ben, { do: 'return', seat: 1 })).toEqual({ refused: 'not-your-seat' })
  })
})

describe('the bots', () => {
  it('wait while a petition is open, so that it does not lapse by their moves', () => {
    const here = started('ABb')
    here.move(0, { do: 'seal' })
    expect(botTurn(here.table)).toEqual({ seat: 2, bot: 'easy', quiet: true })
    here.move(2, { do: 'offer', coins: 1 })
    here.move(2, { do: 'seal' })
    here.move(1, { do: 'seal' })
    expect(botTurn(here.table)).toEqual({ seat: 2, bot: 'easy', quiet: false })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(botTurn(here.table)).toBeNull()
    here.do(ben, { do: 'agree', seat: 1, yes: false })
    expect(botTurn(here.table)).toMatchObject({ seat: 2 })
  })
})

describe("time that is nobody's", () => {
  const lost = { n: 1, ms: 25 * hour }
  const passed = (here: ReturnType<typeof started>) => passLost(here.table, lost, here.now)!.table

  it('leaves the hours for a move, a request to take back and a vote what was left of them', () => {
    const here = started('ABC', { hoursPerMove: 24 })
    bid(here, [2, 0, 0])
    here.do(ann, { do: 'ask-undo', seat: 0 })
    here.do(ben, { do: 'call-vote', seat: 1, on: { do: 'pause' } })
    const before = here.table.core
    const { core } = passed(here)
    expect(core).toMatchObject({ since: before.since + lost.ms, lost })
    expect(core.petition!.until).toBe(before.petition!.until + lost.ms)
    expect(core.vote!.until).toBe(before.vote!.until + lost.ms)
    expect(core.called!.at).toBe(before.called!.at + lost.ms)
    expect(passLost({ ...here.table, core }, lost, 0)).toBeNull()
  })

  it('leaves the clock of a question, and the days of a table that nobody uses', () => {
    const here = started('AB', { game: 'duel' })
    const before = here.table
    const after = passed(here)
    expect(after.core.limit).toBe(before.core.limit! + lost.ms)
    expect(expiryOf(after)).toBe(expiryOf(before)! + lost.ms)
    const gathering = sitting(toyTable('Ao')).table
    expect(expiryOf(passLost(gathering, lost, 0)!.table)).toBe(expiryOf(gathering)! + lost.ms)
  })

  it('is no pause either: what was left when a game was paused is left when it goes on', () => {
    const here = started('AB', { hoursPerMove: 24 })
    here.now += hour
    here.move(0, { do: 'offer', coins: 2 })
    const due = dueAt(here.table)!
    const vote = (on: 'pause' | 'resume') => {
      here.do(ann, { do: 'call-vote', seat: 0, on: { do: on } })
      here.do(ben, { do: 'vote', seat: 1, yes: true })
    }
    vote('pause')
    here.now += hour
    here.now += lost.ms
    here.table = passed(here)
    here.now += hour
    vote('resume')
    expect(dueAt(here.table)).toBe(due + 2 * hour + lost.ms)
    here.undo(0)
    expect(dueAt(here.table)).toBe(due + 2 * hour + lost.ms)
  })

  it('is not lost by taking back a move from before it', () => {
    const here = started('AB', { hoursPerMove: 24 })
    bid(here, [2, 0])
    const due = dueAt(here.table)!
    here.now += hour
    here.move(0, { do: 'stone', on: 'a' })
    here.now += lost.ms
    here.table = passed(here)
    here.undo(0)
    expect(dueAt(here.table)).toBe(due + lost.ms)
  })

  it('is passed over once, and not at a table that has ended', () => {
    const here = started('AB')
    here.do(ann, { do: 'close' })
    expect(passLost(here.table, lost, 0)).toBeNull()
  })
})
