import { expect, test } from 'vitest'
import type { LogLine } from '../../../table/types.ts'
import { awayLines } from './awaySteps.ts'

const line = (n: number, move: number, is: string): LogLine => ({ n, move, event: { is } })
const concerns = ({ event }: LogLine) => event.is === 'mine'
const numbers = (lines: readonly LogLine[]) => lines.map(({ n }) => n)

test('after an absence what concerns the reader comes first, then what happened last', () => {
  const lines = [line(0, 1, 'other'), line(1, 2, 'mine'), line(2, 3, 'other'), line(3, 4, 'mine')]
  const { mine, others } = awayLines(lines, concerns)
  expect([numbers(mine), numbers(others)]).toEqual([
    [1, 3],
    [0, 2],
  ])
})

test('the steps go in the order of the game, one a position', () => {
  const lines = [line(0, 1, 'other'), line(1, 2, 'mine'), line(2, 2, 'other'), line(3, 4, 'mine')]
  expect(awayLines(lines, concerns).steps.map(({ move, n }) => [move, n])).toEqual([
    [1, 0],
    [2, 2],
    [4, 3],
  ])
})

test('of a long absence the last of each are told', () => {
  const lines = Array.from({ length: 90 }, (_, n) => line(n, n, n % 3 === 0 ? 'mine' : 'other'))
  const { mine, others, steps } = awayLines(lines, concerns)
  expect([mine.length, others.length, steps.length]).toEqual([8, 4, 12])
  expect(numbers(others)).toEqual([85, 86, 88, 89])
})
