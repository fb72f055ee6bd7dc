import { afterEach, describe, expect, test } from 'vitest'
import { languages, plain } from '../../../../text/index.ts'
import { type Act, type EffectId, effectIds } from '../../data/abilities.ts'
import { cardAbilities } from '../../data/characterCards.ts'
import { characters } from '../../data/houses.ts'
import { leaderAbilities } from '../../data/leaders.ts'
import { options as optionSpecs } from '../../data/options.ts'
import { setOwnCards } from '../../local/read.ts'
import { setLocalCards } from '../../rules/cards/localCards.ts'
import { scene } from '../../testing.ts'
import { texts } from '../index.ts'

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings)

const numbersIn = (text: string) => (text.match(/(?<!\p{L})\d+/gu) ?? []).map(Number)

/** The numbers of an act that its words must say. Of one card, player or hostage words may be used. */
const numbersOf = (act: Act): number[] =>
  Object.values(act).filter((value): value is number => typeof value === 'number' && value > 1)

const ours = Object.fromEntries([
  ...characters.map(each => [`leader-${each}`, leaderAbilities[each]]),
  ...characters.map(each => [`card-${each}`, cardAbilities[each]]),
]) as Record<EffectId, (typeof leaderAbilities)[keyof typeof leaderAbilities]>

describe.each(languages)('effects in %s', language => {
  test('every effect is one to a few whole sentences', () => {
    const bad = strings(texts[language].effects).filter(
      text => !/^[\p{Lu}\d]/u.test(text) || !/[.!]$/.test(text) || /\s\s/.test(text) || text.length > 300,
    )
    expect(bad).toEqual([])
  })

  test('an ability says every number of what it does', () => {
    for (const by of effectIds) {
      const said = numbersIn(texts[language].effects.abilities[by])
      expect([by, ...ours[by].acts.flatMap(numbersOf).filter(n => !said.includes(n))]).toEqual([by])
    }
  })

  test('an ability says of which outcome and for which role it is', () => {
    const told: Record<string, Record<'en' | 'hu', RegExp>> = {
      betrayal: { en: /betrayal|betrayed/i, hu: /árulás/i },
      hostility: { en: /hostility/i, hu: /viszály/i },
      truce: { en: /truce/i, hu: /fegyverszünet/i },
      active: { en: /active player/i, hu: /aktív játékos/i },
      supporter: { en: /support/i, hu: /támogat/i },
      won: { en: /\bwon\b/i, hu: /győztél/i },
      lost: { en: /\blost\b/i, hu: /vesztettél/i },
      defender: { en: /defender/i, hu: /védő/i },
    }
    for (const by of effectIds) {
      const text = texts[language].effects.abilities[by]
      const { outcome, role, result, side } = ours[by].needs
      const needed = [outcome, role, result, side].filter(need => need && told[need])
      expect([by, ...needed.filter(need => !told[need!][language].test(text))]).toEqual([by])
    }
  })

  test('no two abilities or cards have one title', () => {
    expect(new Set(effectIds.map(by => texts[language].names.effects[by])).size).toBe(50)
  })

  test('every option of the table has its words, and every choice its name', () => {
    const { options } = texts[language]
    expect(Object.keys(options).sort()).toEqual(optionSpecs.map(option => option.id).sort())
    for (const option of optionSpecs)
      if (option.kind === 'choice') expect(Object.keys(options[option.id].choices!)).toEqual(option.choices)
  })
})

describe('a table with cards of its own', () => {
  afterEach(() => setLocalCards({}))

  const file = {
    'leader-catelyn-stark': {
      name: { en: 'A Name of Ours', hu: 'A mi nevünk' },
      text: { en: 'Distribute up to 4.', hu: 'Ossz szét legfeljebb 4-et.' },
    },
    'card-robb-stark': { text: { hu: 'Csak magyarul.' } },
  }

  test('IT-17.4 reads its own names and words, and ours where it has none', () => {
    setOwnCards(file)
    const { open } = scene(3)
    expect([
      texts.en.effectTitle('leader-catelyn-stark', open),
      texts.hu.effectTitle('leader-catelyn-stark', open),
    ]).toEqual(['A Name of Ours', 'A mi nevünk'])
    expect(texts.hu.effectText('leader-catelyn-stark', open)).toBe('Ossz szét legfeljebb 4-et.')
    expect(texts.en.effectTitle('card-robb-stark', open)).toBe('Tactical Maneuver')
    expect(texts.en.effectText('leader-robb-stark', open)).toBe(texts.en.effects.abilities['leader-robb-stark'])
  })

  test('words in the other language alone are nearer the truth than ours', () => {
    setOwnCards(file)
    expect(texts.en.effectText('card-robb-stark', scene(3).open)).toBe('Csak magyarul.')
  })

  test('uses them in questions, labels, explanations and the log', () => {
    setOwnCards(file)
    const t = scene(3, { leaders: { stark: 'catelyn-stark' } })
    const view = t.view('stark')
    const lead = { do: 'lead', leader: 'catelyn-stark' } as const
    expect(plain(texts.en.moves.lead(lead, view))).toBe('Catelyn Stark: A Name of Ours')
    expect(texts.hu.about!(lead, view)).toBe('Ossz szét legfeljebb 4-et.')
    expect(plain(texts.en.events.used({ is: 'used', seat: 0, leader: 'catelyn-stark' }, view))).toBe(
      'Stark uses A Name of Ours (Catelyn Stark).',
    )
  })
})

describe('Hungarian', () => {
  test('nothing but proper names is the same in both languages', () => {
    const { characters: people, houses } = texts.hu.names
    const same = strings(texts.hu.names).filter(name => strings(texts.en.names).includes(name))
    const proper = [...Object.values(people), ...Object.values(houses), 'Dracarys', 'Arakh']
    expect(same.filter(name => !proper.includes(name))).toEqual([])
    expect(strings(texts.hu.effects).filter(text => strings(texts.en.effects).includes(text))).toEqual([])
    expect(strings(texts.hu.options).filter(text => strings(texts.en.options).includes(text))).toEqual([])
  })

  test('uses ő and ű, never their look-alikes', () => {
    const all = [
      ...strings(texts.hu.effects),
      ...strings(texts.hu.names),
      ...strings(texts.hu.rules),
      ...strings(texts.hu.options),
    ]
    expect(all.filter(text => /[õûôÕÛÔ]/.test(text))).toEqual([])
    expect(all.filter(text => /ő/.test(text)).length).toBeGreaterThan(150)
    expect(all.filter(text => /ű/.test(text)).length).toBeGreaterThan(0)
  })
})
