import { expect, it } from 'vitest'
import { ranked } from './choosing.ts'

it('ranks a copy, each scored once, and what is equally good keeps its order', () => {
  const words = ['a', 'bbb', 'cc', 'dd']
  const scored: string[] = []
  const score = (word: string) => scored.push(word) * 0 + word.length
  expect(ranked(words, score)).toEqual(['bbb', 'cc', 'dd', 'a'])
  expect(scored).toEqual(words)
  expect(words[0]).toBe('a')
})
