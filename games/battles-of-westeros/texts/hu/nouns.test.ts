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
    ['c3r1', 'c3r1-en', 'c3r1-re', 'c3r1-ről', 'c3r1-et'],
    ['c3r2', 'c3r2-n', 'c3r2-re', 'c3r2-ről', 'c3r2-t'],
    ['c3r5', 'c3r5-ön', 'c3r5-re', 'c3r5-ről', 'c3r5-öt'],
    ['c3r6', 'c3r6-on', 'c3r6-ra', 'c3r6-ról', 'c3r6-ot'],
    ['c3r8', 'c3r8-on', 'c3r8-ra', 'c3r8-ról', 'c3r8-at'],
    ['c3r10', 'c3r10-en', 'c3r10-re', 'c3r10-ről', 'c3r10-et'],
    ['c3r13', 'c3r13-on', 'c3r13-ra', 'c3r13-ról', 'c3r13-at'],
  ] as const)('%s is spoken of by the figure of its row', (hex, ...forms) => {
    expect((['in', 'to', 'from', 'acc'] as const).map(form => hexWord(hex as Hex, form))).toEqual(forms)
  })
})
