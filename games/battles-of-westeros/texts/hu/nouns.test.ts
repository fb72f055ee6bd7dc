import { describe, expect, test } from 'vitest'
import type { Hex } from '../../data/hexes.ts'
import { hexWord, leaderNouns, unitNouns } from './nouns.ts'

describe('Hungarian noun forms', () => {
  test('units: whom', () => {
    expect(Object.values(unitNouns).map(({ the, acc }) => `${the} ${acc}`)).toEqual([
      'az Északi gyalogosokat',
      'a Deresi lovasokat',
      'az Északi íjászokat',
      'a Stark kutyaidomárokat',
      'a Lannisporti őröket',
      'a Casterly-hegyi lovasokat',
      'a Nyugatföldi íjászokat',
      'a Lannister nehézgyalogosokat',
    ])
  })

  test('commanders: from whom a token comes back', () => {
    const { 'maege-mormont': maege, 'addam-marbrand': addam, 'gregor-clegane': gregor } = leaderNouns
    expect([maege.from, addam.from, gregor.from]).toEqual([
      'Maege Mormontról',
      'Addam Marbrandról',
      'Gregor Clegane-ről',
    ])
  })

  test.each([
    ['c3r1', 'C1-en', 'C1-re', 'C1-ről', 'C1-et'],
    ['c3r2', 'C2-n', 'C2-re', 'C2-ről', 'C2-t'],
    ['c3r5', 'C5-ön', 'C5-re', 'C5-ről', 'C5-öt'],
    ['c3r6', 'C6-on', 'C6-ra', 'C6-ról', 'C6-ot'],
    ['c3r8', 'C8-on', 'C8-ra', 'C8-ról', 'C8-at'],
    ['c3r10', 'C10-en', 'C10-re', 'C10-ről', 'C10-et'],
    ['c3r13', 'C13-on', 'C13-ra', 'C13-ról', 'C13-at'],
  ] as const)('%s is spoken of by the figure of its row', (hex, ...forms) => {
    expect((['in', 'to', 'from', 'acc'] as const).map(form => hexWord(hex as Hex, form))).toEqual(forms)
  })
})
