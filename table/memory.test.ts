import { expect, it } from 'vitest'
import { trimmed } from './moves/advance.ts'
import { randomAct, rngOf, started } from './testing/play.ts'

it('a table in memory keeps few positions and lines, however long it is played', () => {
  const here = started('AB')
  const rng = rngOf('memory')
  for (let i = 0; i < 400 && here.table.core.status === 'running'; i++) {
    randomAct(here, rng)
    here.table = trimmed(here.table)
    expect(here.table.past.length).toBeLessThanOrEqual(64)
    expect(here.table.log.length).toBeLessThanOrEqual(400)
  }
  expect(here.table.version).toBeGreaterThan(100)
})
