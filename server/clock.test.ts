import { expect, it } from 'vitest'
import { type Beat, lostBy, openClock } from './clock.ts'

const hour = 3_600_000
const none = { n: 0, ms: 0 }
/** A server that was there at one million, when its steady clock showed 0. */
const known = { at: 1_000_000, lost: none, steady: 0 }
const last = { at: 1_000_000, lost: none }

it('in a house that is new nothing is lost', () => {
  expect(lostBy(5, null, null, 0)).toEqual(none)
})

it('what lies between the last server and the next one is lost, but for a restart of ten seconds', () => {
  expect(lostBy(1_010_000, last, null, 0)).toEqual(none)
  expect(lostBy(1_010_001, last, null, 0)).toEqual({ n: 1, ms: 10_001 })
  expect(lostBy(1_000_000 + 25 * hour, { ...last, lost: { n: 3, ms: 7 } }, null, 0)).toEqual({
    n: 4,
    ms: 7 + 25 * hour,
  })
})

it('a server that beats loses nothing, however far apart its beats are shown', () => {
  expect(lostBy(1_005_000, last, known, 5_000)).toEqual(none)
  expect(lostBy(1_005_000 + 9_999, last, known, 5_000)).toEqual(none)
})

it('a clock that is set forward or back is passed over, by as much as it was set', () => {
  expect(lostBy(1_005_000 + 25 * hour, last, known, 5_000)).toEqual({ n: 1, ms: 25 * hour })
  expect(lostBy(1_005_000 - hour, last, known, 5_000)).toEqual({ n: 1, ms: -hour })
})

it('what another server has noticed is not counted twice', () => {
  const byOther = { at: 1_003_000 + 25 * hour, lost: { n: 1, ms: 25 * hour } }
  expect(lostBy(1_005_000 + 25 * hour, byOther, known, 5_000)).toEqual(byOther.lost)
})

it('what another server has noticed is known for sure, also where a beat is under way that has not seen it', async () => {
  let stored: Beat = { at: 1_000_000, lost: none }
  let answer = Promise.resolve()
  const store = {
    beat: async (reckon: (last: Beat, at: number) => Beat['lost']) => {
      const beat = { at: stored.at, lost: reckon(stored, stored.at) }
      await answer
      return beat
    },
  }
  const clock = await openClock({ store, steady: () => 0 })
  const slow = Promise.withResolvers<void>()
  answer = slow.promise
  const early = clock.sure({ n: 1, ms: hour })
  stored = { at: 1_000_000 + hour, lost: { n: 1, ms: hour } }
  const late = clock.sure({ n: 1, ms: hour })
  slow.resolve()
  await Promise.all([early, late])
  expect(clock.lost()).toEqual({ n: 1, ms: hour })
  expect(clock.now()).toBe(1_000_000 + hour)
  await clock.stop()
})

it('a server that could not reach its database for an hour has lost it, unless another one was there', () => {
  expect(lostBy(1_000_000 + hour, last, known, hour)).toEqual({ n: 1, ms: hour })
  const byOther = { at: 1_000_000 + hour - 4_000, lost: none }
  expect(lostBy(1_000_000 + hour, byOther, known, hour)).toEqual(none)
})
