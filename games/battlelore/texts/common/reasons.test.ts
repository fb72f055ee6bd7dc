import { describe, expect, test } from 'vitest'
import type { LedgerLine } from '../../../../kernel/index.ts'
import { type Language, languages, plain } from '../../../../text/index.ts'
import { countDice } from '../../rules/combat/dice.ts'
import { standing } from '../../rules/victory.ts'
import { type Position, scene } from '../../testing.ts'
import type { Open } from '../../types.ts'
import { texts } from '../index.ts'

/** The Blood Harvesters in F4 attack the Citadel Guards in F5: how the number of their dice comes about. */
function sum(language: Language, position: Position): string[] {
  const t = scene({ active: 'uthuk', ...position, dice: ['lore', 'lore', 'lore', 'lore', 'lore', 'lore'] })
  t.attack('F4', 'F5')
  const { open } = t
  const [roller, target] = [t.unit('F4'), t.unit('F5')]
  return explained(language, open, countDice(open, open.fights[0], roller, target))
}

const explained = (language: Language, open: Open, ledger: readonly LedgerLine[]) =>
  ledger.map(({ why, of, n }) => `${plain(texts[language].reasons(why, of, { open, seat: null }))} ${n}`)

describe('the number of dice explains itself', () => {
  test('BL-7.5 combat value, forest and Rage', () => {
    const position: Position = { units: ['BH F4 2', 'CG F5'], terrain: { F5: 'forest' } }
    expect(sum('en', position)).toEqual(['Combat value 3', 'Forest -1', 'Rage 1'])
    expect(sum('hu', position)).toEqual(['Harci érték 3', 'Erdő -1', 'Düh 1'])
  })

  test('BL-7.5.3 a flying target', () => {
    const position: Position = { units: ['BH F4', 'Roc F5'] }
    expect(sum('en', position)).toEqual(['Combat value 3', 'Flying target -1'])
    expect(sum('hu', position)).toEqual(['Harci érték 3', 'Repülő célpont -1'])
  })

  test('BL-17.6.9 BL-18.5 cards stand for themselves', () => {
    const { open } = scene({ units: ['YA F8', 'BH F4'] })
    const ledger = [
      { why: 'darken-the-sky', n: 1 },
      { why: 'crimson-volley', n: 2 },
      { why: 'flanking', n: 1 },
    ]
    expect(explained('en', open, ledger)).toEqual(['Darken the Sky 1', 'Crimson Volley 2', 'Flanking 1'])
    expect(explained('hu', open, ledger)).toEqual(['„Nyílzápor” 1', '„Bíbor sortűz” 2', 'Oldaltámadás 1'])
  })
})

describe.each(languages)('the standing in %s', language => {
  test('names every key', () => {
    const { open } = scene({ units: ['YA F8', 'BH F4'] })
    const results = [null, ...(['points', 'annihilation', 'resignation'] as const).map(by => ({ winner: 0, by }))]
    for (const { keys } of results.flatMap(result => standing({ ...open, result }))) {
      for (const { why } of [...keys, { why: 'campaign' }]) {
        const said = plain(texts[language].reasons(why, undefined, { open, seat: null }))
        expect(said).not.toBe(why)
        expect(said).toMatch(/^\p{Lu}/u)
      }
    }
  })
})

describe('the result', () => {
  const { open } = scene({ units: ['YA F8', 'BH F4'] })
  const reader = { open, seat: null }
  const standings = (places: [number, number], why = 'points') => [
    { seat: 1, place: places[0], keys: [{ why, n: 17 }] },
    { seat: 0, place: places[1], keys: [{ why, n: 12 }] },
  ]

  test('BL-4.1 names the winner and the points', () => {
    expect(plain(texts.en.result(standings([1, 2]), reader))).toBe('Uthuk wins the battle with 17 victory points.')
    expect(plain(texts.hu.result(standings([1, 2]), reader))).toBe('Uthuk 17 győzelmi ponttal megnyeri a csatát.')
  })

  test('BL-20.1 BL-20.4 tells of an army destroyed, and of a draw', () => {
    const fallen = { open: { ...open, result: { winner: 1, by: 'annihilation' } } as Open, seat: null }
    expect(plain(texts.en.result(standings([1, 2]), fallen))).toBe('Uthuk wins: no enemy is left on the field.')
    expect(plain(texts.en.result(standings([1, 1]), reader))).toBe('The battle ends in a draw.')
    expect(plain(texts.hu.result(standings([1, 1]), reader))).toBe('A csata döntetlen.')
  })

  test('BL-21.3.3 tells of the campaign', () => {
    expect(plain(texts.en.result(standings([1, 2], 'campaign'), reader))).toBe(
      'Uthuk wins the campaign with 17 victory points.',
    )
  })
})
