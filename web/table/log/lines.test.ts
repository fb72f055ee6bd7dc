import { expect, it } from 'vitest'
import type { LogLine } from '../../../table/types.ts'
import { chaptersOf } from './lines.ts'

const log = (...events: string[]): LogLine[] => events.map((is, n) => ({ n, move: n, event: { is } }))

it('The log has a chapter for each round and a part for each phase, and loses no line', () => {
  const chapters = chaptersOf(log('start', 'round', 'phase', 'raid', 'march', 'phase', 'power', 'round', 'threat'))
  const names = chapters.map(({ head, parts }) => [
    head?.event.is ?? null,
    parts.map(part => [part.head?.event.is ?? null, part.lines.map(line => line.event.is)]),
  ])
  expect(names).toEqual([
    [null, [[null, ['start']]]],
    [
      'round',
      [
        ['phase', ['raid', 'march']],
        ['phase', ['power']],
      ],
    ],
    ['round', [[null, ['threat']]]],
  ])
})
