import { expect, test } from 'vitest'
import { languages } from '../../../text/index.ts'
import { ironThrone } from '../game.ts'
import { texts } from './index.ts'

test('IT-26.5 what can be said with one click has a sentence of its own in every language', () => {
  expect(ironThrone.phrases).toHaveLength(8)
  for (const language of languages) {
    const { phrases } = texts[language]
    expect(Object.keys(phrases!).toSorted()).toEqual([...ironThrone.phrases!].toSorted())
    expect(new Set(Object.values(phrases!)).size).toBe(8)
  }
})
