import { describe, expect, it } from 'vitest'
import { advance, conductOf, passLost, type TableSetup, tableOf, tableViewOf, viewerOf } from '../index.ts'
import { set, windowWith } from '../testing/duel.ts'
import { ann, ben, bid, cat, type Sitting, started, toyTable } from '../testing/play.ts'
import { stepOf, timeOf } from './conduct.ts'

const minute = 60_000
const hour = 60 * minute
const mail: Partial<TableSetup> = { hoursPerMove: 24, reserve: { bank: 0, vacation: 7 } }
const seal = (here: Sitting, seat: number) => here.move(seat, { do: 'seal' })
const took = ({ table }: Sitting, seat: number) => table.core.conduct!.took[seat]
const over = ({ table }: Sitting, status: 'over' | 'closed' = 'over') => ({ core: { ...table.core, status } })
/** What the game adds but for times, as 'ann games'. */
const adds = (here: Sitting, status?: 'over' | 'closed') =>
  conductOf(over(here, status))
    .filter(({ what }) => what !== 'mail' && what !== 'live')
    .map(({ user, what, n }) => `${user} ${what}${n === 1 ? '' : ` ${n}`}`)

it('times are sorted into steps that are true to a tenth, from a second to a month', () => {
  for (const seconds of [1, 7, 60, 3600, 86_400, 2_600_000]) {
    const error = timeOf(stepOf(seconds * 1000)) / seconds
    expect(error).toBeGreaterThan(0.9)
    expect(error).toBeLessThan(1.1)
  }
  expect(stepOf(0)).toBe(0)
})

describe('how long somebody takes to answer', () => {
  it('is counted from being asked to its own answer, each time, by pace', () => {
    const here = started('AB', mail)
    here.now += 2 * hour
    seal(here, 0)
    here.now += hour
    seal(here, 1)
    expect(took(here, 0)).toEqual({ [`mail ${stepOf(2 * hour)}`]: 1 })
    expect(took(here, 1)).toEqual({ [`mail ${stepOf(3 * hour)}`]: 1 })
    const live = started('AB', { clock: { minutes: 60, increment: 0 } })
    live.now += minute
    seal(live, 1)
    expect(took(live, 1)).toEqual({ [`live ${stepOf(minute)}`]: 1 })
    expect(conductOf(over(live))).toContainEqual({ user: 'ben', what: 'live', step: stepOf(minute), n: 1 })
  })

  it('is not counted without a clock, nor with bots alone', () => {
    const here = started('AB')
    seal(here, 0)
    expect(took(here, 0)).toEqual({})
    const alone = started('Ab', mail)
    seal(alone, 0)
    expect(alone.table.core.conduct).toBeUndefined()
  })

  it('leaves out pauses, vacations and what was nobody’s time', () => {
    const here = started('AB', mail)
    here.now += hour
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'pause' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    here.now += 50 * hour
    here.do(ann, { do: 'call-vote', seat: 0, on: { do: 'resume' } })
    here.do(ben, { do: 'vote', seat: 1, yes: true })
    here.now += 9 * hour
    here.table = passLost(here.table, { n: 1, ms: 9 * hour }, here.now)!.table
    here.now += hour
    seal(here, 0)
    expect(took(here, 0)).toEqual({ [`mail ${stepOf(2 * hour)}`]: 1 })
    here.do(ben, { do: 'vacation', seat: 1, days: 2 })
    here.now += 30 * hour
    here.do(ben, { do: 'vacation', seat: 1, days: 0 })
    here.now += hour
    seal(here, 1)
    expect(took(here, 1)).toEqual({ [`mail ${stepOf(hour)}`]: 1 })
  })

  it('is not what the clock, a bot or somebody else has done', () => {
    const here = started('ABC', mail)
    seal(here, 0)
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.do(cat, { do: 'leave', seat: 2 })
    here.wait(24 * hour)
    expect([1, 2].map(seat => took(here, seat))).toEqual([{}, {}])
    here.do(ann, { do: 'fill', seat: 2, with: 'open' })
    here.do({ user: 'dan', name: 'Dan' }, { do: 'sit', seat: 2 })
    seal(here, 2)
    expect(took(here, 2)).toEqual({})
  })

  it('is not what ends by a wish for windows', () => {
    const here = windowWith(true)
    const { core } = here.table
    const conduct = { ...core.conduct!, asked: [null, here.now] }
    here.table = { ...here.table, core: { ...core, setup: { ...core.setup, hoursPerMove: 24 }, conduct } }
    here.now += hour
    set(here, ben, 1, 'always')
    expect(here.table.core.conduct).toMatchObject({ asked: [null, null], took: [{}, {}] })
  })

  it('is the same after loading', () => {
    const here = started('AB', mail)
    bid(here, [2, 0])
    here.now += hour
    here.move(0, { do: 'stone', on: 'a' })
    here.undo(0)
    const { core } = toyTable('AB', mail)
    const loaded = here.entries.reduce(advance, tableOf(here.table.game, core, 0, 1000))
    expect(loaded.core).toEqual(here.table.core)
  })
})

describe('whether somebody stays', () => {
  it('is counted for all who began, and tells who had left and whose time had run out', () => {
    const here = started('ABC', mail)
    seal(here, 0)
    seal(here, 1)
    here.wait(24 * hour)
    here.do(cat, { do: 'return', seat: 2 })
    here.do(ben, { do: 'leave', seat: 1 })
    expect(adds(here)).toEqual(['ann games', 'ben games', 'ben left', 'cat games', 'cat late'])
  })

  it('is told of no game that was given up by those who stayed, or cancelled, or had one person', () => {
    const here = started('AB', mail)
    expect(adds(here, 'closed')).toEqual([])
    here.do(ben, { do: 'leave', seat: 1 })
    expect(adds(here, 'closed')).toEqual(['ann games', 'ben games', 'ben left'])
    expect(conductOf(here.table)).toEqual([])
    expect(adds(started('Ab', mail))).toEqual([])
    const rated = started('AB', { ...mail, rated: true })
    rated.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    rated.do(ann, { do: 'call-vote', seat: 0, on: { do: 'cancel' } })
    expect(conductOf(rated.table)).toEqual([])
  })

  it('is not held against who leaves when nobody else plays any more', () => {
    const here = started('AB', mail)
    here.do(ben, { do: 'leave', seat: 1 })
    here.now += hour
    here.do(ann, { do: 'leave', seat: 0 })
    expect(conductOf(here.table).map(({ user, what }) => `${user} ${what}`)).toEqual([
      'ann games',
      'ben games',
      'ben left',
    ])
  })

  it('is shown to nobody at the table', () => {
    const here = started('AB', mail)
    seal(here, 0)
    for (const user of ['ann', 'ben', null]) {
      const shown = tableViewOf(here.table, viewerOf(here.table, user))
      expect(JSON.stringify(shown)).not.toMatch(/conduct|mail \d/)
    }
  })
})
