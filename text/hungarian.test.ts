import { describe, expect, test } from 'vitest'
import { article, harmony, noun, stem, suffix } from './hungarian.ts'

describe('the Hungarian article', () => {
  test.each([
    ['Deres', 'a'],
    ['Ikrek', 'az'],
    ['őrhely', 'az'],
    ['Égikert', 'az'],
    ['ügy', 'az'],
    ['Yronwood', 'a'],
    ['„Őszi esők”', 'az'],
    ['„Vadak támadása”', 'a'],
  ])('before %s is %s', (word, the) => expect(article(word)).toBe(the))

  test('before figures follows the word spoken: egy, öt, ötven, ezer begin with a vowel', () => {
    expect(['1', '5', '50', '500', '1000', '1500'].map(article)).toEqual(['az', 'az', 'az', 'az', 'az', 'az'])
    expect(['0', '2', '3', '10', '12', '100', '6'].map(article)).toEqual(['a', 'a', 'a', 'a', 'a', 'a', 'a'])
  })
})

describe('vowel harmony', () => {
  test.each([
    ['vár', 'back'],
    ['Zúgó', 'back'],
    ['Deres', 'front'],
    ['híd', 'front'],
    ['kő', 'rounded'],
    ['öböl', 'rounded'],
    ['Lannister-rév', 'front'],
    ['Hold-hegység', 'front'],
    ['Keskeny-tenger', 'front'],
    ['Arany-szoros', 'back'],
    ['Deres kikötője', 'front'],
  ] as const)('%s is %s: the last part decides', (word, like) => expect(harmony(word)).toBe(like))

  test('endings follow it', () => {
    expect(suffix('Deres', 'ban', 'ben')).toBe('Deresben')
    expect(suffix('Harrenhal', 'ban', 'ben')).toBe('Harrenhalban')
    expect(suffix('öböl', 'hoz', 'hez', 'höz')).toBe('öbölhöz')
    expect(suffix('kikötője', 'nak', 'nek')).toBe('kikötőjének')
  })

  test('a final a or e grows long before an ending', () => {
    expect([stem('Vipera'), stem('mezeje'), stem('hajó')]).toEqual(['Viperá', 'mezejé', 'hajó'])
  })
})

describe('the forms of a noun', () => {
  test('by rule', () => {
    expect(noun('lovag')).toEqual({
      name: 'lovag',
      the: '',
      acc: 'lovagot',
      of: 'lovagnak',
      in: 'lovagban',
      to: 'lovagba',
      from: 'lovagból',
    })
    expect(noun('hágó', { the: true, site: 'on' })).toMatchObject({
      the: 'a',
      acc: 'hágót',
      in: 'hágón',
      to: 'hágóra',
      from: 'hágóról',
    })
    expect(noun('ikrek', { the: true, site: 'at' })).toMatchObject({
      the: 'az',
      in: 'ikreknél',
      to: 'ikrekhez',
      from: 'ikrektől',
    })
  })

  test('-t follows r, l, n, s, sz, z, j and ly directly, and a linking vowel elsewhere', () => {
    const accusatives = ['tenger', 'Arbor', 'szentély', 'gyalogos', 'Saan', 'Umber', 'gép', 'kert', 'Stark', 'sötét']
    expect(accusatives.map(word => noun(word).acc)).toEqual([
      'tengert',
      'Arbort',
      'szentélyt',
      'gyalogost',
      'Saant',
      'Umbert',
      'gépet',
      'kertet',
      'Starkot',
      'sötétet',
    ])
  })

  test('what its letters do not tell is said in its facts', () => {
    expect(noun('Pyke', { site: 'on', like: 'back', stem: 'Pyke-' })).toMatchObject({
      acc: 'Pyke-ot',
      in: 'Pyke-on',
      to: 'Pyke-ra',
      from: 'Pyke-ról',
      of: 'Pyke-nak',
    })
  })
})
