import { expect, test } from 'vitest'
import { lastMarks } from './lastMove.ts'

const log = (...events: [move: number, event: string][]) => events.map(([move, event]) => ({ move, event }))
const marksOf = (event: string) => (event.startsWith('go ') ? [event.slice(3)] : [])
const isOver = (event: string) => event === 'phase'

test('the last move stays marked until the next one, however much is said in between', () => {
  expect(lastMarks(log([1, 'go a'], [2, 'go b'], [2, 'go c'], [3, 'talk']), marksOf)).toEqual(['b', 'c'])
  expect(lastMarks(log([1, 'go a'], [2, 'go b'], [3, 'go d']), marksOf)).toEqual(['d'])
})

test('its marks leave with the phase', () => {
  expect(lastMarks(log([1, 'go a'], [1, 'phase']), marksOf, isOver)).toEqual([])
  expect(lastMarks(log([1, 'go a'], [2, 'phase'], [2, 'go b']), marksOf, isOver)).toEqual(['b'])
  expect(lastMarks([], marksOf)).toEqual([])
})
