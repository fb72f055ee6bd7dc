import { expect, it } from 'vitest'
import type { LogLine } from '../../../table/types.ts'
import { chapterAt, chapterStarts, decisionAfter, decisionBefore, decisionsIn } from './stops.ts'

const line = (n: number, move: number, is: string): LogLine => ({ n, move, event: { is } })

const log = [
  line(0, 0, 'round'),
  line(1, 0, 'phase'),
  line(2, 3, 'bid'),
  line(3, 3, 'won'),
  line(4, 7, 'phase'),
  line(5, 9, 'round'),
]

it('a replay stops where something was told, and at both ends', () => {
  const stops = decisionsIn(log, 12)
  expect(stops).toEqual([0, 3, 7, 9, 12])
  expect([decisionBefore(stops, 12), decisionBefore(stops, 8), decisionBefore(stops, 0)]).toEqual([9, 7, 0])
  expect([decisionAfter(stops, 0), decisionAfter(stops, 8), decisionAfter(stops, 12)]).toEqual([3, 9, null])
})

it('a game without a line has its two ends', () => {
  expect(decisionsIn([], 4)).toEqual([0, 4])
  expect(decisionsIn([], 0)).toEqual([0])
})

it('rounds and phases are the chapters', () => {
  const chapters = chapterStarts(log)
  expect(chapters.map(({ move, isRound }) => [move, isRound])).toEqual([
    [0, true],
    [0, false],
    [7, false],
    [9, true],
  ])
  expect([chapterAt(chapters, 0), chapterAt(chapters, 6), chapterAt(chapters, 8), chapterAt(chapters, 20)]).toEqual([
    1, 1, 2, 3,
  ])
  expect(chapterAt(chapterStarts(log.slice(4)), 2)).toBe(-1)
})
