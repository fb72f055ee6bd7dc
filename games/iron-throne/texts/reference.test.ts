import { expect, test } from 'vitest'
import { referenceLaws } from '../../../text/testing/reference.ts'
import { ironThrone } from '../game.ts'
import { notEnforced } from '../rules/notEnforced.ts'
import { texts } from './index.ts'

referenceLaws({
  texts,
  game: ironThrone,
  chapters: Array.from({ length: 30 }, (_, i) => `IT-${i + 1}`),
  rules: 267,
  cited: 30,
  longest: 600,
  facts: /(?<![\p{L}\d-])\d+/gu,
  begins: /^[\p{Lu}\d„“]/u,
  lists: ['IT-20.3'],
})

test('the rules reference names every rule that nothing on a screen can enforce', () => {
  const known = texts.en.rules.flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(Object.keys(notEnforced).filter(id => !known.includes(id))).toEqual([])
})
