import { expect, it } from 'vitest'
import { dailyLetter, turnLetter } from './letters.ts'
import { noticeWords } from './words.ts'

const table = { id: 't', game: 'The Iron Throne', name: 'Sunday', round: 4, due: null }
const written = { to: 'a@b.c', address: 'https://play.example.org', token: 't', id: 'i' }

it('a notice says which round is played, where there is one, in both languages', () => {
  const { en, hu } = noticeWords
  expect(en.waits(table)).toBe('The table “Sunday” waits for you (round 4).')
  expect(hu.waits(table)).toBe('Rád vár a „Sunday” asztal (4. forduló).')
  expect(en.waitsFor('Ann', table)).toBe('The Iron Throne, table “Sunday” (round 4): it waits for Ann.')
  expect(hu.waitsFor('Ann', table)).toBe('The Iron Throne, „Sunday” asztal (4. forduló): Ann következik.')
  expect(en.waits({ ...table, round: null })).toBe('The table “Sunday” waits for you.')
  expect(en.waits({ ...table, round: 0 })).toBe('The table “Sunday” waits for you.')
  expect(hu.waits({ ...table, round: null })).toBe('Rád vár a „Sunday” asztal.')
})

it('and until when there is time, where a clock runs, in both languages', () => {
  const { en, hu } = noticeWords
  const soon = { ...table, round: null, due: 'X' }
  expect(en.waits(soon)).toBe('The table “Sunday” waits for you. Your move is due by X.')
  expect(hu.waits(soon)).toBe('Rád vár a „Sunday” asztal. Határidő: X.')
  expect(en.waitsFor('Ann', soon)).toBe('The Iron Throne, table “Sunday”: it waits for Ann, until X.')
  expect(hu.waitsFor('Ann', soon)).toBe('The Iron Throne, „Sunday” asztal: Ann következik. Határidő: X.')
  expect(en.inDaily(soon)).toBe('The Iron Throne: Sunday, due by X')
  expect(hu.inDaily(soon)).toBe('The Iron Throne: Sunday, határidő: X')
})

it('so do letters, of one table and of a day', () => {
  const en = { ...written, language: 'en' as const }
  expect(turnLetter(table, en).text).toContain('The table “Sunday” waits for you (round 4).')
  expect(dailyLetter([table, { ...table, round: null }], en).text).toContain(
    'The Iron Throne: Sunday (round 4)\nhttps://play.example.org/table/t\n\nThe Iron Throne: Sunday\n',
  )
  const hu = { ...written, language: 'hu' as const }
  expect(dailyLetter([table], hu).text).toContain('The Iron Throne: Sunday (4. forduló)\n')
})
