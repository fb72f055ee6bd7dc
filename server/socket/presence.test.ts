import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { started } from '../../table/testing/play.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { settingsFrom } from '../settings.ts'
import { type Connection, enter, exit, openRoom, show } from './rooms.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const { grace } = settingsFrom({ games: {}, gamesModule: '', data: '' })

/** Ann and Ben play, and Cat as well where `seats` has her; `told` is what Ben's page received since it came in. */
function roomOf(seats: 'AB' | 'ABC') {
  const loaded: LoadedTable = {
    key: 1,
    table: started(seats).table,
    waiting: [],
    marks: new Map(),
    busy: Promise.resolve(),
    earlierLines: 0,
    used: 0,
  }
  const fault = (error: unknown) => {
    throw error
  }
  const room = openRoom(loaded, Date.now(), { grace, fault, later: show })
  const told: string[] = []
  const comes = (user: string, send: Connection['send'] = () => {}): Connection => {
    const connection = { user, send }
    enter(room, connection, Date.now())
    return connection
  }
  const ann = comes('ann')
  if (seats === 'ABC') comes('cat')
  comes('ben', text => told.push(text))
  told.length = 0
  return { told, loaded, drop: () => exit(room, ann, Date.now), comeBack: () => comes('ann') }
}

it.each(['AB', 'ABC'] as const)(
  'a short break is no news to the others, a longer one is told once: %s (UR-107)',
  seats => {
    const { told, loaded, drop, comeBack } = roomOf(seats)
    drop()
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([])
    comeBack()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
    expect(loaded.table.away[0]).toBe('here')
  },
)

it.each([29, 31, 120])(
  'after %i seconds the others know, since when, and that it is over when it is (UR-107)',
  seconds => {
    const { told, loaded, drop, comeBack } = roomOf('AB')
    const begun = Date.now()
    drop()
    vi.advanceTimersByTime(seconds * 1000)
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0])[2]).toEqual({ present: [[1]], away: { 0: begun } })
    expect(loaded.table.away).toEqual([begun, 'here'])
    expect(loaded.table.core.seats[0]).toMatchObject({ user: 'ann', absent: false })
    comeBack()
    expect(JSON.parse(told[1])[2]).toEqual({ present: [[0, 1]], away: { 0: null } })
    expect(loaded.table.away).toEqual(['here', 'here'])
  },
)
