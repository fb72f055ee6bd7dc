import { describe, expect, test } from 'vitest'
import type { LedgerLine } from '../../../../kernel/index.ts'
import { type Language, languages, plain } from '../../../../text/index.ts'
import { standing } from '../../rules/victory.ts'
import { scene } from '../../testing.ts'
import { texts } from '../index.ts'

const explained = (language: Language, ledger: readonly LedgerLine[]) => {
  const { open } = scene(3)
  return ledger.map(({ why, of, n }) => `${plain(texts[language].reasons(why, of, { open, seat: null }))} ${n}`)
}

describe('IT-8.1 a total explains itself', () => {
  const t = scene(3)
    .encounter('robb-stark', 'jaime-lannister')
    .conflict('stark-hostility-12', 'lannister-hostility-3')
    .finish()
  const { sums } = t.events('ending')[0]

  test('by the characters and the card', () => {
    expect(explained('en', sums!.challenger)).toEqual(['Robb Stark 4', 'Hostility 12 12'])
    expect(explained('hu', sums!.defender)).toEqual(['Jaime Lannister 4', 'Viszály 3 3'])
  })

  test('and by what effects have added', () => {
    const added = [{ why: 'effect', of: 'card-jaime-lannister', n: 4 }]
    expect(explained('en', added)).toEqual(['The Lion’s Blade 4'])
    expect(explained('hu', added)).toEqual(['„Az oroszlán pengéje” 4'])
  })
})

describe.each(languages)('the standing in %s', language => {
  test('names every key', () => {
    const { open } = scene(3)
    for (const { keys } of standing(open)) {
      for (const { why } of keys) {
        const said = plain(texts[language].reasons(why, undefined, { open, seat: null }))
        expect(said).not.toBe(why)
        expect(said).toMatch(/^\p{Lu}/u)
      }
    }
  })
})

describe('the result', () => {
  const result = (language: Language, t: ReturnType<typeof scene>) =>
    plain(texts[language].result(standing(t.open), { open: t.open, seat: null }))

  test('IT-12.3 names the winner and the influence', () => {
    const t = scene(3).spread('stark', 'lannister', 5).spread('lannister', 'stark', 3)
    expect(result('en', t)).toBe('Stark wins with 5 spread influence.')
    expect(result('hu', t)).toBe('Stark győz; kiterjesztett befolyása: 5.')
  })

  test('IT-12.5 names all who share the victory', () => {
    const t = scene(3).spread('stark', 'lannister', 2).spread('baratheon', 'stark', 2)
    expect(result('en', t)).toBe('Stark and Baratheon share the victory with 2 spread influence each.')
    expect(result('hu', t)).toBe('Stark és Baratheon osztozik a győzelmen; kiterjesztett befolyásuk: 2.')
  })
})
