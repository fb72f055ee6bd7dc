import { describe, expect, it } from 'vitest'
import { awayLimit, botTurn, dueAt, passesOf, readRequest, type TableSetup, tableViewOf, viewerOf } from '../index.ts'
import { voteTime } from '../limits.ts'
import { ann, ben, bid, cat, type Sitting, started } from '../testing/play.ts'

const hour = 3_600_000
const dan = { user: 'dan', name: 'Dan' }
const pause = { do: 'pause' as const }
const resume = { do: 'resume' as const }
const tableView = (here: Sitting) => tableViewOf(here.table, viewerOf(here.table, null))

function paused(seats = 'ABC', setup: Partial<TableSetup> = { hoursPerMove: 1 }): Sitting {
  const here = started(seats, setup)
  here.now += 20 * 60_000
  here.do(ann, { do: 'call-vote', seat: 0, on: pause })
  here.do(ben, { do: 'vote', seat: 1, yes: true })
  return here
}

describe('a vote', () => {
  it('is carried by more than half of the people, and who calls it is for it', () => {
    const here = started('ABC')
    here.do(ann, { do: 'call-vote', seat: 0, on: pause })
    expect(tableView(here).vote).toMatchObject({ by: 0, yes: [0], no: [], voters: [0, 1, 2] })
    expect(tableView(here).paused).toBeNull()
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(tableView(here)).toMatchObject({ vote: null, paused: here.now })
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'paused' } })
  })

  it('is lost when half of them are against it, may be changed, and lapses after a day', () => {
    const here = started('ABC')
    here.do(ann, { do: 'call-vote', seat: 0, on: pause })
    here.do(ben, { do: 'vote', seat: 1, yes: false })
    here.do(ann, { do: 'vote', seat: 0, yes: false })
    expect(tableView(here)).toMatchObject({ vote: null, paused: null })
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'vote-lost', on: 'pause' } })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: pause })).toEqual({ refused: 'vote-too-soon' })
    here.do(ben, { do: 'call-vote', seat: 1, on: pause })
    here.wait(voteTime - 1)
    expect(tableView(here).vote).not.toBeNull()
    here.wait(1)
    expect(tableView(here).vote).toBeNull()
  })

  it('is followed at once by the next one where it was carried, or is on something else', () => {
    const here = started('AB')
    here.do(ann, { do: 'call-vote', seat: 0, on: pause })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(tableView(here).paused).not.toBeNull()
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'resume' } })).not.toHaveProperty('refused')
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: pause })).not.toHaveProperty('refused')
  })

  it('does not hold play up, and is for people who play themselves', () => {
    const here = started('ABb')
    here.do(ann, { do: 'call-vote', seat: 0, on: pause })
    expect(botTurn(here.table)).toMatchObject({ seat: 2 })
    bid(here, [0, 0, 0])
    expect(tableView(here).vote).not.toBeNull()
    expect(here.do({ bot: 2 }, { do: 'vote', seat: 2, yes: true })).toEqual({ refused: 'not-your-seat' })
    expect(here.do(ben, { do: 'call-vote', seat: 1, on: pause })).toEqual({ refused: 'no-vote' })
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    const alone = started('Ab')
    alone.do(ann, { do: 'call-vote', seat: 0, on: pause })
    expect(tableView(alone).paused).toBe(alone.now)
  })

  it('falls when the game is given up or over, and changes nothing any more', () => {
    const here = started('ABC')
    here.do(ben, { do: 'call-vote', seat: 1, on: pause })
    here.do(ann, { do: 'close' })
    const { table } = here
    expect(here.do(cat, { do: 'vote', seat: 2, yes: true })).toEqual({ refused: 'not-running' })
    expect(here.table).toBe(table)
    const asked = started('AB')
    bid(asked, [1, 1])
    asked.do(ann, { do: 'ask-undo', seat: 0 })
    expect(tableView(asked).petition).toMatchObject({ needed: [1] })
    asked.do(ann, { do: 'close' })
    expect(asked.do(ben, { do: 'agree', seat: 1, yes: true })).toEqual({ refused: 'not-running' })
  })

  it('is read from outside in a known form', () => {
    const read = (on: unknown) => readRequest({ id: '1', command: { do: 'call-vote', seat: 0, on } })
    expect([pause, resume, { do: 'replace', seat: 1 }].map(read)).not.toContain(null)
    expect([{ do: 'kick' }, { do: 'replace' }, { do: 'pause', seat: 1 }, null].map(read)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a paused game (UR-104)', () => {
  it('stands: no moves, no undo, no bots, no windows, no clocks; people may talk', () => {
    const here = paused('ABCb')
    expect(here.move(0, { do: 'seal' })).toEqual({ refused: 'paused' })
    expect(here.do({ bot: 3 }, { do: 'move', seat: 3, n: 0, move: { do: 'seal' } })).toEqual({ refused: 'paused' })
    expect(here.undo(0)).toEqual({ refused: 'paused' })
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).toEqual({ refused: 'paused' })
    expect([botTurn(here.table), dueAt(here.table), tableView(here).deadline]).toEqual([null, null, null])
    expect(here.do(ann, { do: 'chat', seat: 0, to: null, text: 'tea?' })).not.toHaveProperty('refused')
    here.wait(1000 * hour)
    expect(here.table.core.seats.every(each => each.kind === 'bot' || !(each as { absent: boolean }).absent)).toBe(true)
    const duel = paused('AB', { game: 'duel' })
    duel.do(ben, { do: 'auto-pass', seat: 1, when: 'always' })
    expect(passesOf(duel.table)).toEqual([])
    expect(tableView(duel).limit).toBeNull()
  })

  it('knows one vote alone: to go on', () => {
    const here = paused()
    here.now += hour
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: pause })).toEqual({ refused: 'paused' })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 1 } })).toEqual({ refused: 'paused' })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: resume })).not.toHaveProperty('refused')
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(tableView(here).paused).toBeNull()
    here.now += hour
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: resume })).toEqual({ refused: 'no-vote' })
  })

  it('goes on with the times of the moment of the pause, also for moves that are then taken back', () => {
    const here = started('AB', { hoursPerMove: 1 })
    bid(here, [1, 0])
    const due = 2000 + hour
    here.now += 20 * 60_000
    here.move(0, { do: 'stone', on: 'a' })
    const vote = (on: typeof pause | typeof resume) => {
      here.do(ann, { do: 'call-vote', seat: 0, on })
      here.do(ben, { do: 'vote', seat: 1, yes: true })
    }
    vote(pause)
    here.now += 5 * hour
    vote(resume)
    expect(dueAt(here.table)).toBe(due + 20 * 60_000 + 5 * hour)
    here.undo(0)
    expect(dueAt(here.table)).toBe(due + 5 * hour)
  })

  it('stops the clock of a question, which goes on from there', () => {
    const here = started('AB', { game: 'duel' })
    here.do(ben, { do: 'auto-pass', seat: 1, when: 'never' })
    here.now += 5000
    here.do(ann, { do: 'call-vote', seat: 0, on: pause })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    here.wait(10 * hour)
    expect(here.table.core.moves).toBe(0)
    here.do(ben, { do: 'call-vote', seat: 1, on: resume })
    here.do(ann, { do: 'vote', seat: 0, yes: true })
    expect(tableView(here).limit).toBe(here.now + 15_000)
  })
})

describe('replacing a missing person by vote (UR-135)', () => {
  /** Cat is away, a bot plays for her, and Ann has called a vote. */
  function missing(): Sitting {
    const here = started('ABC')
    here.do(cat, { do: 'stand-in', seat: 2, bot: 'easy' })
    here.table = { ...here.table, away: ['here', 'here', here.now] }
    here.now += awayLimit
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 2 } })
    return here
  }

  it('opens the seat: whoever sits down has its knowledge and its question, and not its private talk', () => {
    const here = missing()
    here.do(cat, { do: 'chat', seat: 2, to: 0, text: 'psst' })
    expect(tableView(here).vote).toMatchObject({ voters: [0, 1] })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(here.table.core.seats[2]).toEqual({ kind: 'open' })
    expect(here.do(dan, { do: 'sit', seat: 2 })).not.toHaveProperty('refused')
    const { view } = tableViewOf(here.table, viewerOf(here.table, 'dan'))
    expect(view!.own).toEqual(here.table.core.state!.g.held[2])
    expect(view!.legalMoves.length).toBeGreaterThan(0)
    expect(here.table.chat.filter(({ readers }) => readers?.includes('dan'))).toEqual([])
    expect(here.do(cat, { do: 'sit', seat: 2 })).toEqual({ refused: 'seat-taken' })
  })

  it('is only for who is missing: a bot plays, and nobody has been there for a while', () => {
    const here = started('ABC')
    const call = () => here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 2 } })
    expect(call()).toEqual({ refused: 'still-there' })
    here.do(cat, { do: 'stand-in', seat: 2, bot: 'easy' })
    here.table = { ...here.table, away: ['here', 'here', here.now] }
    here.now += awayLimit - 1
    expect(call()).toEqual({ refused: 'still-there' })
    expect(here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 9 } })).toEqual({
      refused: 'still-there',
    })
  })

  it('is lost when the person comes back', () => {
    const here = missing()
    here.do(cat, { do: 'return', seat: 2 })
    expect(here.do(ben, { do: 'vote', seat: 1, yes: true })).toEqual({ refused: 'no-vote' })
    expect(here.table.core.seats[2]).toMatchObject({ kind: 'person', user: 'cat', absent: false })
    expect(tableView(here).vote).toBeNull()
    const seen = missing()
    seen.table = { ...seen.table, away: ['here', 'here', 'here'] }
    seen.do(ben, { do: 'vote', seat: 1, yes: true })
    expect(seen.table.core.seats[2]).toMatchObject({ user: 'cat' })
  })

  it('hands the table on when its owner is the one who is missing', () => {
    const here = started('ABC')
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    here.table = { ...here.table, away: [here.now, 'here', 'here'] }
    here.now += awayLimit
    here.do(ben, { do: 'call-vote', seat: 1, on: { do: 'replace', seat: 0 } })
    here.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(here.table.core).toMatchObject({ owner: 'ben', seats: [{ kind: 'open' }, { user: 'ben' }, { user: 'cat' }] })
  })
})
