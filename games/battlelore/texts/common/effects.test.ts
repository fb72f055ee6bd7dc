import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { commandCards, commandCardTable } from '../../data/commandCards.ts'
import { loreCards, loreCardTable } from '../../data/loreCards.ts'
import { options as optionSpecs } from '../../data/options.ts'
import { scenarios, scenarioTable } from '../../data/scenarios.ts'
import { unitTable, unitTypes } from '../../data/units.ts'
import { texts } from '../index.ts'

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings)

const numbersIn = (text: string) => (text.match(/(?<!\p{L})\d+/gu) ?? []).map(Number)

describe.each(languages)('effects in %s', language => {
  const { commandCards: commands, loreCards: lores, scenarios: cards, units } = texts[language].effects

  test('every effect is one to a few whole sentences', () => {
    const bad = strings(texts[language].effects).filter(
      text => !/^[\p{Lu}\d]/u.test(text) || !/[.!]$/.test(text) || /\s\s/.test(text),
    )
    expect(bad).toEqual([])
  })

  test('a command card says whom it orders, how many, and every number of what it gives besides', () => {
    for (const card of commandCards) {
      const { order, heal, lore, move, onslaught, standingDice, draw } = commandCardTable[card]
      const many = order.kind === 'section' ? [order.left, order.center, order.right] : [order.most]
      const said = numbersIn(commands[card])
      const needed = [...many, heal, lore, move, onslaught, standingDice, draw].filter(n => n !== undefined && n > 0)
      expect([card, ...needed.filter(n => !said.includes(n!))]).toEqual([card])
    }
  })

  test('a lore card says every number of its effect', () => {
    for (const card of loreCards) {
      const { faction: _faction, cost: _cost, copies: _copies, plays: _plays, ...more } = loreCardTable[card]
      const said = numbersIn(lores[card])
      expect([card, ...Object.values(more).filter(n => !said.includes(n))]).toEqual([card])
    }
  })

  test('a scenario card says how many hexes or units it asks for, and what it costs', () => {
    for (const card of scenarios) {
      const { vp, offer } = scenarioTable[card]
      const needed = [vp && 'atLeast' in vp && vp.atLeast > 1 ? vp.atLeast : undefined, offer?.n, vp?.points]
      const said = numbersIn(cards[card])
      expect([card, ...needed.filter(n => n !== undefined && !said.includes(n))]).toEqual([card])
    }
  })

  test('a unit says the values of its card', () => {
    for (const type of unitTypes) {
      const { combatValue, move, health, cost, range, attack } = unitTable[type]
      const said = numbersIn(units[type])
      expect(said).toEqual([...(attack === 'ranged' ? range : []), combatValue, move, health, cost])
    }
  })

  test('a sentence names terms, not ids', () => {
    expect(strings(texts[language].effects).filter(text => /[a-z]-of-|[a-z]+-[a-z]+-[a-z]+/.test(text))).toEqual([])
  })

  test('every option of the table has its words, and every choice its name', () => {
    const { options } = texts[language]
    expect(Object.keys(options).sort()).toEqual(optionSpecs.map(option => option.id).sort())
    for (const option of optionSpecs)
      if (option.kind === 'choice') expect(Object.keys(options[option.id].choices!)).toEqual(option.choices)
  })
})

describe('Hungarian', () => {
  test('nothing but proper names is the same in both languages', () => {
    const same = strings(texts.hu.names).filter(name => strings(texts.en.names).includes(name))
    expect(new Set(same)).toEqual(new Set(['Daqan', 'Uthuk', 'Uthuk Y’llan']))
    expect(strings(texts.hu.effects).filter(text => strings(texts.en.effects).includes(text))).toEqual([])
  })

  test('uses ő and ű, never their look-alikes', () => {
    const all = [
      ...strings(texts.hu.effects),
      ...strings(texts.hu.names),
      ...strings(texts.hu.rules),
      ...strings(texts.hu.options),
    ]
    expect(all.filter(text => /[õûôÕÛÔ]/.test(text))).toEqual([])
    expect(all.filter(text => /ő/.test(text)).length).toBeGreaterThan(100)
    expect(all.filter(text => /ű/.test(text)).length).toBeGreaterThan(3)
  })
})
