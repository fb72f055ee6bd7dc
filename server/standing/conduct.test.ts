import { expect, it } from 'vitest'
import { stepOf } from '../../table/people/conduct.ts'
import { conductShown } from './conduct.ts'

const times = (what: 'mail' | 'live', seconds: number, n: number) => ({ what, step: stepOf(seconds * 1000), n })

it('half of the answers come within the median, which is told from ten answers on', () => {
  const games = [
    { what: 'games' as const, step: 0, n: 12 },
    { what: 'left' as const, step: 0, n: 1 },
    { what: 'late' as const, step: 0, n: 2 },
  ]
  const mail = [times('mail', 60, 4), times('mail', 3600, 3), times('mail', 90_000, 4)]
  const shown = conductShown([...games, ...mail, times('live', 20, 9)])
  expect(shown).toMatchObject({ games: 12, left: 1, late: 2, live: null })
  expect(shown.mail! / 3600).toBeCloseTo(1, 0)
  expect(conductShown([times('live', 16, 10)]).live).toBe(16)
  expect(conductShown([times('live', 16, 5), times('live', 64, 5)]).live).toBe(64)
  expect(conductShown([])).toEqual({ games: 0, left: 0, late: 0, mail: null, live: null })
})
