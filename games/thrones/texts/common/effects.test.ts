import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { houseCards, houseCardTable } from '../../data/houseCards.ts'
import { options as optionSpecs } from '../../data/options.ts'
import { tidesCards, tidesCardTable } from '../../data/tides.ts'
import { unitTable, unitTypes } from '../../data/units.ts'
import { texts } from '../index.ts'

describe.each(languages)('effects in %s', language => {
  const { houseCards: abilities, tidesCards: tides, units } = texts[language].effects

  test('the 24 House cards with an ability say what it does, and no other card says anything', () => {
    const able = houseCards.filter(card => houseCardTable[card].ability !== null)
    expect(able).toHaveLength(24)
    expect(Object.keys(abilities).sort()).toEqual([...able].sort())
  })

  test('a Tides of Battle card says its strength', () => {
    const strong = tidesCards.filter(card => tidesCardTable[card].strength > 0)
    for (const card of strong) expect(tides[card]).toContain(`+${tidesCardTable[card].strength}`)
  })

  test('a unit says its strength, its price and its price as an upgrade', () => {
    for (const type of unitTypes) {
      const { strength, strengthAgainstStructure, musterCost, upgradeCost } = unitTable[type]
      for (const figure of [strength, strengthAgainstStructure, musterCost, upgradeCost])
        if (figure !== null) expect(units[type]).toMatch(new RegExp(`\\b${figure}\\b`))
    }
  })

  test('every option of the table has its words, and every choice its name', () => {
    const { options } = texts[language]
    expect(Object.keys(options).sort()).toEqual(optionSpecs.map(option => option.id).sort())
    for (const option of optionSpecs)
      if (option.kind === 'choice') expect(Object.keys(options[option.id].choices!)).toEqual(option.choices)
  })
})
