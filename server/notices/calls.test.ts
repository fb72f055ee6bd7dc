import { expect, it } from 'vitest'
import { comingTime } from '../standing/tournaments/acts.ts'
import type { Tournament } from '../standing/tournaments/types.ts'
import { openCalls } from './calls.ts'

/** A cup whose first round is called, and awaits those; `here`: those who have come. */
function cupOf(users: string, here = ''): Tournament {
  const entrants = [...users].map((user, position) => {
    return { user, name: user, state: 'in' as const, here: here.includes(user), points: 0, position }
  })
  const clock = { minutes: 15, increment: 0 }
  return {
    ...{ id: 'cup', name: 'Cup', game: 'duel', kind: 'cup', size: 2, length: 1, options: {}, word: null, created: 0 },
    paces: [{ hoursPerMove: null, clock }],
    host: { user: 'a', name: 'a' },
    status: 'running',
    entrants,
    rounds: [{ until: comingTime.live, isOpen: false, pairings: [], byes: [] }],
  }
}

it('whoever is awaited, and whoever is no more, is told of; where the database was away, at the next look', async () => {
  const stored = { tournament: cupOf('ab'), version: 1, isListed: false }
  let isAway = false
  const load = async () => {
    if (isAway) throw new Error('away')
    return stored
  }
  const called = async () => [{ id: 'cup', version: stored.version }]
  const { changed } = openCalls({ store: { tournaments: { called, load } } as never })
  expect([...(await changed())]).toEqual(['a', 'b'])
  expect([...(await changed())]).toEqual([])
  Object.assign(stored, { tournament: cupOf('ab', 'a'), version: 2 })
  isAway = true
  await expect(changed()).rejects.toThrow('away')
  isAway = false
  expect([...(await changed())].sort()).toEqual(['a', 'b'])
  expect([...(await changed())]).toEqual([])
})
