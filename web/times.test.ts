import { expect, it } from 'vitest'
import { timesIn } from './times.ts'

const at = (hour: number) => new Date(2026, 11, 6, hour, 5).getTime()

it('a time is written in the language of the reader, its hours counted to 24', () => {
  const [en, hu] = [timesIn('en'), timesIn('hu')]
  expect([en.day(at(14)), en.moment(at(14)), en.clock(at(14))]).toEqual(['Dec 6, 2026', 'Dec 6, 2026, 14:05', '14:05'])
  expect([hu.day(at(14)), hu.moment(at(14)), hu.clock(at(14))]).toEqual([
    '2026. dec. 6.',
    '2026. dec. 6. 14:05',
    '14:05',
  ])
  expect([en.moment(at(0)), en.clock(at(0))]).toEqual(['Dec 6, 2026, 00:05', '00:05'])
})
