import { expect, it } from 'vitest'
import { levels } from '../bots/levels.ts'
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

it('who thinks longer than the pause is told at its next quarter, and a sealed answer or one without a pause at once', () => {
  let now = 0
  const waits: number[] = []
  const later = (_job: () => void, milliseconds: number) => {
    waits.push(milliseconds)
    return () => {}
  }
  const pauses = pausesOf({ pace: 400, breath: () => 'normal', now: () => now, later })
  const none = pausesOf({ pace: 0, breath: () => 'normal', now: () => now, later })
  const asked = { game: {}, question: 'move', level: 'easy' } as const
  for (now of [0, 300, 410, 500, 730]) pauses.pause(asked, 0, false)
  none.pause(asked, 0, false)
  expect(waits.splice(0)).toEqual([400, 100, 90, 0, 70, 0])
  now = levels.strong.limit + 10
  pauses.pause({ ...asked, level: 'strong' }, 0, true)
  expect(waits).toEqual([0])
})

it('a clock that is set back while a bot thinks keeps nobody waiting for longer than a pause', () => {
  const waits: number[] = []
  const later = (_job: () => void, milliseconds: number) => {
    waits.push(milliseconds)
    return () => {}
  }
  const pauses = pausesOf({ pace: 400, breath: () => 'normal', now: () => 10_000, later })
  pauses.pause({ game: {}, question: 'move', level: 'easy' }, 3_610_000, false)
  expect(waits).toEqual([400])
})
