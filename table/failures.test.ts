import { beforeEach, describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/index.ts'
import { type Failures, failuresOf } from './failures.ts'
import { started } from './testing/play.ts'

const minute = 60_000
let now: number
let noted: [Seat, boolean][]
let table: ReturnType<typeof started>['table']
let failures: Failures

beforeEach(() => {
  now = 1_000_000
  noted = []
  table = started('bA').table
  failures = failuresOf({
    table: () => table,
    now: () => now,
    noteFailing: async (seat, fails) => {
      noted.push([seat, fails])
      table = { ...table, core: { ...table.core, failing: fails ? [seat] : [] } }
    },
    fault: () => {},
  })
})

const fail = (times: number) => {
  for (let i = 0; i < times; i++) failures.failed(0, new Error('lost its mind'))
}

describe('a bot that fails', () => {
  it('rests after three failures in a row, twice as long with each further one, an hour at most', () => {
    fail(2)
    expect(failures.isResting(0)).toBe(false)
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      fail(1)
      now += minutes * minute - 1
      expect(failures.isResting(0), `${minutes}`).toBe(true)
      now += 1
      expect(failures.isResting(0), `${minutes}`).toBe(false)
    }
    expect(noted).toEqual([[0, true]])
  })

  it('has not failed when it does well once', () => {
    fail(4)
    now += 2 * minute
    failures.wentWell(0)
    expect(noted).toEqual([
      [0, true],
      [0, false],
    ])
    fail(2)
    expect(failures.isResting(0)).toBe(false)
    fail(1)
    now += minute
    expect(failures.isResting(0)).toBe(false)
  })

  it('does not keep another one on its seat from being asked', () => {
    fail(3)
    const [bot, ann] = table.core.seats
    table = { ...table, core: { ...table.core, seats: [{ ...bot }, ann] } }
    expect(failures.isResting(0)).toBe(false)
  })
})
