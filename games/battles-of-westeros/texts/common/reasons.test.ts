import { describe, expect, test } from 'vitest'
import { languages, plain } from '../../../../text/index.ts'
import { standing } from '../../rules/end/victory.ts'
import { scene } from '../../testing.ts'
import type { Open, Result } from '../../types.ts'
import { texts } from '../index.ts'

const { open } = scene({ units: ['WH blue c8r6', 'LG green c8r5'] })
const reader = { open, seat: null }

describe.each(languages)('reasons in %s', language => {
  test('BW-9.3 BW-9.5 every line of dice and hits explains itself', () => {
    const lines = [
      ['rank'],
      ['against-hill'],
      ['from-forest'],
      ['off-balance'],
      ['reduced'],
      ['commander', 'robb-young-wolf'],
      ['boon', 'SL11'],
      ['support', 'winterfell-riders'],
      ['shields', 'blue'],
      ['valor'],
      ['morale-hits'],
    ]
    const said = lines.map(([why, of]) => plain(texts[language].reasons(why, of, reader)))
    for (const words of said) expect(words).toMatch(/^[„\p{Lu}]/u)
    expect(new Set(said).size).toBe(lines.length)
  })

  test('BW-17.1 names every key of the standing', () => {
    const ended: Open = { ...open, result: { winner: 1, by: 'plan' } }
    for (const { keys } of [...standing(open), ...standing(ended)]) {
      for (const { why } of keys) expect(plain(texts[language].reasons(why, undefined, reader))).toMatch(/^\p{Lu}/u)
    }
  })

  test('BW-17 the result says who has won, and by what', () => {
    const ends: Result['by'][] = ['rout', 'plan', 'points', 'morale', 'momentum', 'annihilation', 'resignation']
    const said = ends.map(by => {
      const over: Open = { ...open, result: { winner: 1, by } }
      return plain(texts[language].result(standing(over), { open: over, seat: null }))
    })
    expect(new Set(said).size).toBe(ends.length)
    for (const words of said) expect(words).toMatch(/^Lannister .*\.$/)
  })
})
