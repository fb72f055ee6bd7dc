import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { cards, cardTable } from '../../data/cards.ts'
import { commanders } from '../../data/commanders.ts'
import { options as optionSpecs } from '../../data/options.ts'
import { unitTable, unitTypes } from '../../data/units.ts'
import { texts } from '../index.ts'

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings)

const numbersIn = (text: string) => (text.match(/(?<!\p{L})\d+/gu) ?? []).map(Number)

describe.each(languages)('effects in %s', language => {
  const { effects, names, options, optionGroups } = texts[language]

  test('every effect is one to a few whole sentences', () => {
    const bad = strings(effects).filter(
      text => !/^[\p{Lu}\d]/u.test(text) || !/[.!]$/.test(text) || /\s\s|,\.|undefined| [.,:;]/.test(text),
    )
    expect(bad).toEqual([])
  })

  test('BW-18.1 BW-18.4 a command says whom it is for, and every number of it', () => {
    for (const card of cards) {
      const { commands } = cardTable[card]
      expect(effects.commands[card]).toHaveLength(commands.length)
      commands.forEach((act, n) => {
        const needed = Object.values(act).filter(value => typeof value === 'number')
        const said = numbersIn(effects.commands[card][n])
        expect([card, ...needed.filter(value => !said.includes(value))]).toEqual([card])
      })
    }
  })

  test('BW-6.7 a card has the words of its tactic, and only then', () => {
    expect(Object.keys(effects.tactics)).toEqual(cards.filter(card => cardTable[card].tactic))
  })

  test('cards that do different things have different words', () => {
    const said = cards.map(card => [...effects.commands[card], effects.tactics[card] ?? ''].join(' '))
    const facts = cards.map(card => JSON.stringify([cardTable[card].commands, cardTable[card].tactic]))
    expect(new Set(said).size).toBe(new Set(facts).size)
  })

  test('BW-12.2 BW-12.9 every commander has two abilities, none like another', () => {
    const all = commanders.flatMap(id => [effects.unitAbilities[id], effects.commitAbilities[id]])
    expect(new Set(all).size).toBe(2 * commanders.length)
  })

  test('BW-7.1 a unit says its strength and its moves', () => {
    for (const type of unitTypes) {
      const { strength, orders } = unitTable[type]
      const said = numbersIn(effects.units[type])
      const needed = [strength, ...Object.values(orders).flatMap(ways => ways.map(({ move }) => move))]
      expect([type, ...needed.filter(n => !said.includes(n))]).toEqual([type])
    }
  })

  test('names are told apart within a House', () => {
    for (const house of ['stark', 'lannister']) {
      const own = cards.filter(card => cardTable[card].house === house).map(card => names.cards[card])
      expect(new Set(own).size).toBe(own.length)
    }
  })

  test('every option of the table has its words, every choice its name, every group its heading', () => {
    expect(Object.keys(options).sort()).toEqual(optionSpecs.map(option => option.id).sort())
    for (const option of optionSpecs) {
      expect(Object.keys(optionGroups!)).toContain(option.group)
      if (option.kind === 'choice') expect(Object.keys(options[option.id].choices!)).toEqual(option.choices)
    }
  })
})

describe('Hungarian', () => {
  test('nothing but proper names is the same in both languages', () => {
    const { commanders: leaders, houses, ...rest } = texts.hu.names
    const english = strings(texts.en.names)
    expect(strings(rest).filter(name => english.includes(name))).toEqual([])
    expect(Object.keys({ ...leaders, ...houses }).length).toBe(16)
    expect(strings(texts.hu.effects).filter(text => strings(texts.en.effects).includes(text))).toEqual([])
  })

  test('uses ő and ű, never their look-alikes', () => {
    const all = [...strings(texts.hu.effects), ...strings(texts.hu.names), ...strings(texts.hu.rules)]
    expect(all.filter(text => /[õûôÕÛÔ]/.test(text))).toEqual([])
    expect(all.filter(text => /ő/.test(text)).length).toBeGreaterThan(100)
  })
})
