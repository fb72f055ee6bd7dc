import { describe, expect, test } from 'vitest'
import { type Ability, abilities, abilityTable } from './abilities.ts'
import { armyCards, armyCardsOf, armyCardTable } from './armies.ts'
import * as constants from './constants.ts'
import { faces } from './dice.ts'
import { factions } from './factions.ts'
import { abilityValue, hasAbility, type UnitType, unitsOf, unitTable, unitTypes } from './units.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const owners = (ability: Ability) => unitTypes.filter(unit => hasAbility(unit, ability))

describe('units', () => {
  test('BL-1.8 ten kinds of units, 92 figures, 16 unit cards a faction besides the tent: 17 and 11 decoys', () => {
    expect(unitTypes).toHaveLength(10)
    expect(sum(unitTypes.map(unit => unitTable[unit].cards * unitTable[unit].figures))).toBe(92)
    for (const faction of factions) {
      expect(unitsOf(faction).map(unit => unitTable[unit].cards)).toEqual([5, 5, 3, 2, 1])
      expect(sum(unitsOf(faction).map(unit => unitTable[unit].cards)) + 1).toBe(17)
    }
    expect(constants.decoys).toBe(11)
  })

  test('BL-3.6.1 BL-6.1 BL-7.5.1 BL-9.1 cost, move, health and dice of every unit', () => {
    const numbers = (unit: UnitType) => {
      const { cost, move, health, figures, combatValue } = unitTable[unit]
      return [cost, move, health, figures, combatValue]
    }
    expect(Object.fromEntries(unitTypes.map(unit => [unit, numbers(unit)]))).toEqual({
      'yeoman-archers': [4, 2, 3, 3, 2],
      'citadel-guards': [4, 2, 3, 3, 3],
      'riverwatch-riders': [5, 3, 3, 3, 3],
      'rune-golems': [6, 2, 3, 3, 3],
      'roc-warrior': [10, 4, 4, 1, 4],
      'blood-harvesters': [4, 2, 3, 3, 3],
      'viper-legion': [4, 2, 3, 3, 2],
      'flesh-ripper-brutes': [5, 3, 3, 3, 3],
      obscenes: [7, 1, 3, 3, 4],
      'chaos-lord': [10, 2, 6, 1, 4],
    })
  })

  test('BL-7.3 two kinds of archers shoot from 1 to 4 hexes, all others fight at distance 1', () => {
    const ranged = unitTypes.filter(unit => unitTable[unit].attack === 'ranged')
    expect(ranged).toEqual(['yeoman-archers', 'viper-legion'])
    for (const unit of unitTypes) expect(unitTable[unit].range).toEqual(ranged.includes(unit) ? [1, 4] : [1, 1])
  })

  test('BL-9.1 BL-9.2 units of one figure count damage with markers: the legends', () => {
    const legends: UnitType[] = ['roc-warrior', 'chaos-lord']
    expect(unitTypes.filter(unit => unitTable[unit].markers)).toEqual(legends)
    expect(unitTypes.filter(unit => unitTable[unit].class === 'legend')).toEqual(legends)
    for (const unit of unitTypes) expect(unitTable[unit].figures).toBe(legends.includes(unit) ? 1 : 3)
  })
})

describe('abilities', () => {
  test('BL-16 sixteen abilities, each owned by some unit', () => {
    expect(abilities).toHaveLength(16)
    expect(Object.fromEntries(abilities.map(ability => [ability, owners(ability)]))).toEqual({
      'double-shot': ['yeoman-archers'],
      ferocious: ['obscenes'],
      flanking: ['riverwatch-riders'],
      flying: ['roc-warrior'],
      frenzy: ['blood-harvesters'],
      immovable: ['rune-golems', 'chaos-lord'],
      massive: ['chaos-lord'],
      mobility: ['roc-warrior'],
      pursue: ['citadel-guards', 'flesh-ripper-brutes'],
      rage: ['blood-harvesters'],
      poison: ['viper-legion'],
      vigilant: ['riverwatch-riders'],
      craving: ['obscenes'],
      rend: ['flesh-ripper-brutes'],
      concussion: ['rune-golems'],
      'soul-feast': ['chaos-lord'],
    })
  })

  test('BL-16.6 BL-16.9 BL-16.10 three abilities carry a number', () => {
    expect(abilities.filter(ability => abilityTable[ability].valued)).toEqual(['immovable', 'mobility', 'pursue'])
    expect([abilityValue('rune-golems', 'immovable'), abilityValue('chaos-lord', 'immovable')]).toEqual([2, 1])
    expect([abilityValue('citadel-guards', 'pursue'), abilityValue('flesh-ripper-brutes', 'pursue')]).toEqual([1, 2])
    expect([abilityValue('roc-warrior', 'mobility'), abilityValue('obscenes', 'mobility')]).toEqual([2, 0])
  })

  test('BL-7.6.2 five abilities are set off by committed heroics, two of them by any number', () => {
    expect(faces).toHaveLength(6)
    const dice = abilities.filter(ability => abilityTable[ability].die !== null)
    expect(dice).toEqual(['frenzy', 'poison', 'rend', 'concussion', 'soul-feast'])
    expect(dice.every(ability => abilityTable[ability].die === 'heroic')).toBe(true)
    expect(dice.filter(ability => abilityTable[ability].repeats)).toEqual(['frenzy', 'soul-feast'])
  })
})

describe('army cards', () => {
  const cost = (card: (typeof armyCards)[number]) =>
    sum(Object.entries(armyCardTable[card].units).map(([unit, n]) => n * unitTable[unit as UnitType].cost))

  test('BL-3.6.3 three a faction, of its own units, no more of a kind than there are cards', () => {
    for (const faction of factions) {
      expect(armyCardsOf(faction)).toHaveLength(3)
      for (const card of armyCardsOf(faction)) {
        for (const [unit, n] of Object.entries(armyCardTable[card].units)) {
          expect(unitTable[unit as UnitType].faction).toBe(faction)
          expect(n).toBeLessThanOrEqual(unitTable[unit as UnitType].cards)
        }
      }
    }
  })

  test('BL-3.6.1 BL-3.6.4 BL-3.7 their costs and the lore their unspent points give', () => {
    const lore = (card: (typeof armyCards)[number]) =>
      Math.min(constants.musterPoints - cost(card), constants.startingLoreMax)
    expect(armyCards.map(card => [card, cost(card), lore(card)])).toEqual([
      ['blackened-skies', 49, 1],
      ['guardians-of-lore', 47, 3],
      ['riders-of-the-muir', 49, 1],
      ['reign-of-venom', 47, 3],
      ['brutal-assault', 49, 1],
      ['harvest-of-flesh', 48, 2],
    ])
  })
})

describe('numbers of the rules', () => {
  test('BL-3.2 BL-3.6.2 BL-3.7 BL-3.10 setup', () => {
    expect([constants.scenarioDraw, constants.musterPoints, constants.tentMusterPoints]).toEqual([3, 50, 5])
    expect(constants.startingLoreMax).toBe(5)
    expect(constants.openingHand).toEqual({ command: { draw: 6, keep: 4 }, lore: { draw: 3, keep: 2 } })
  })

  test('BL-4.1 BL-4.2 BL-19.1 victory points', () => {
    expect([constants.victoryPoints, constants.bannerPoints, constants.tentPoints]).toEqual([16, 1, 2])
  })

  test('BL-5.6 BL-7.5.2 BL-9.2 BL-9.7 BL-15 conditions and terrain', () => {
    expect(constants.conditions).toEqual(['poison', 'stun'])
    expect([constants.cureCost, constants.forestDice, constants.buildingShelter, constants.weakFigures]).toEqual([
      2, 2, 1, 1,
    ])
  })

  test('BL-19.4 the three choices of the Lore step', () => {
    const { tokens, both, cards } = constants.loreChoices
    expect([tokens.gain, tokens.draw, tokens.discard]).toEqual([2, 0, 0])
    expect([both.gain, both.draw, both.discard]).toEqual([1, 1, 0])
    expect([cards.gain, cards.draw, cards.discard]).toEqual([0, 2, 1])
  })
})
