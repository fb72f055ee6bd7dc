import { expect, it } from 'vitest'
import { dailyLetter, turnLetter } from './letters.ts'
import { noticeWords } from './words.ts'

const table = { id: 't', game: 'The Iron Throne', name: 'Sunday', round: 4 }
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

it('so do letters, of one table and of a day', () => {
  const en = { ...written, language: 'en' as const }
  expect(turnLetter(table, en).text).toContain('The table “Sunday” waits for you (round 4).')
  expect(dailyLetter([table, { ...table, round: null }], en).text).toContain(
    'The Iron Throne: Sunday (round 4)\nhttps://play.example.org/table/t\n\nThe Iron Throne: Sunday\n',
  )
  const hu = { ...written, language: 'hu' as const }
  expect(dailyLetter([table], hu).text).toContain('The Iron Throne: Sunday (4. forduló)\n')
})
