import { expect, it } from 'vitest'
import { pausesOf } from './pauses.ts'
import { bid, started } from './testing/play.ts'

it('the pause of a sealed answer counts from its question, and anew when the same question comes in a later round', () => {
  let now = 0
  const pauses = pausesOf({ pace: 500, breath: () => 'normal', now: () => now, later: () => () => {} })
  const here = started('AB', { options: { cards: 'few' } })
  const begin = (): number => pauses.begin(here.table, 1, true)
  const question = () => here.table.core.state!.stack.at(-1)
  const first = question()
  expect(begin()).toBe(0)
  now = 1_000
  here.move(1, { do: 'offer', coins: 1 })
  expect(begin()).toBe(0)
  here.move(1, { do: 'offer', coins: 0 })
  bid(here, [1, 0])
  for (const move of ['done', 'pass']) here.move(0, { do: move })
  expect(question()).toEqual(first)
  now = 60_000
  expect(begin()).toBe(60_000)
})
