import { describe, expect, test } from 'vitest'
import { type Hex, hexes } from '../../data/hexes.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import { isSingle } from '../common/units.ts'
import { factionNouns, hexWord, unitNouns } from './nouns.ts'

describe('Hungarian noun forms', () => {
  const whom: Record<UnitType, string> = {
    'yeoman-archers': 'az Önkéntes íjászokat',
    'citadel-guards': 'a Citadellaőröket',
    'riverwatch-riders': 'a Folyóőrségi lovasokat',
    'rune-golems': 'a Rúnagólemeket',
    'roc-warrior': 'az Óriásmadár harcost',
    'blood-harvesters': 'a Vérszüretelőket',
    'viper-legion': 'a Viperalégiót',
    'flesh-ripper-brutes': 'a Hústépő fenevadakat',
    obscenes: 'a Fertelmeseket',
    'chaos-lord': 'a Káosz lordot',
  }
  test.each(unitTypes)('%s: whom', unit => expect(`${unitNouns[unit].the} ${unitNouns[unit].acc}`).toBe(whom[unit]))

  test('names in the plural end in -k, the others do not', () => {
    for (const unit of unitTypes) expect(unitNouns[unit].name.endsWith('k')).toBe(!isSingle(unit))
  })

  test('factions', () => {
    expect(Object.values(factionNouns).map(({ acc, of }) => [acc, of])).toEqual([
      ['Daqant', 'Daqannak'],
      ['Uthukot', 'Uthuknak'],
    ])
  })

  test('a hex ends as its number is spoken: egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc', () => {
    const spoken = (['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9'] as Hex[]).map(hex =>
      [hexWord(hex, 'in'), hexWord(hex, 'to'), hexWord(hex, 'from'), hexWord(hex, 'acc')].join(' '),
    )
    expect(spoken).toEqual([
      'A1-en A1-re A1-ről A1-et',
      'B2-n B2-re B2-ről B2-t',
      'C3-on C3-ra C3-ról C3-at',
      'D4-en D4-re D4-ről D4-et',
      'E5-ön E5-re E5-ről E5-öt',
      'F6-on F6-ra F6-ról F6-ot',
      'G7-en G7-re G7-ről G7-et',
      'H8-on H8-ra H8-ról H8-at',
      'I9-en I9-re I9-ről I9-et',
    ])
    for (const hex of hexes) expect(hexWord(hex, 'name')).toBe(hex)
  })
})
