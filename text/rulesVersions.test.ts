import { expect, it } from 'vitest'
import { rulesVersions } from './index.ts'

const played = [
  { from: 1, version: 1 },
  { from: 70, version: 2 },
]

it('versions of the rules are named with the moves up to which they were played', () => {
  const spans = [rulesVersions.en.spans(played), rulesVersions.hu.spans(played)]
  expect(spans).toEqual(['1 up to move 69, 2 from there', '1. változat a 69. lépésig, onnan a 2. változat'])
  expect(rulesVersions.hu.spans(played.slice(0, 1))).toBe('1. változat')
})

it('a record of other rules is told why it cannot be replayed', () => {
  expect(rulesVersions.en.otherRules({ played, now: 2 })).toBe(
    'The rules have changed since. The game was played by version 1 up to move 69, 2 from there; here version 2 is played, and the game cannot be replayed by it.',
  )
  expect(rulesVersions.hu.otherRules({ played, now: 5 })).toContain('itt az 5. változat érvényes')
})
