/** What every glossary keeps to: one term for one thing in both languages, and no word that is a stranger to the game. */
import { describe, expect, test } from 'vitest'
import type { Kinds } from '../../kernel/index.ts'
import { type GameTexts, type GuideWords, type Language, languages } from '../index.ts'

type InBoth<T> = Readonly<Record<Language, T>>

/** `effects`: what cards and other pieces do, by kind and id. */
type Told<K extends Kinds> = GameTexts<K> & { effects: object }

interface Glossary<K extends Kinds> {
  texts: InBoth<Told<K>>
  /** How each term is recognised. */
  terms: Readonly<Record<string, InBoth<RegExp>>>
  /** Words that other games, or careless translators, use for the same things. */
  strangers: InBoth<readonly RegExp[]>
  /** The words of the guided game, where there is one. */
  guide?: InBoth<Readonly<Record<string, GuideWords>>>
}

const strings = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, one]) => strings(one, `${path} ${key}`))

/** Every fixed text that a player reads, by what it explains. */
export function readings<K extends Kinds>({ rules, options, effects }: Told<K>): Map<string, string> {
  const reference = rules.flatMap(({ rules: list }) =>
    list.map(({ id, title = '', text }): [string, string] => [id, `${title} ${text}`]),
  )
  return new Map([...reference, ...strings(effects, 'effect'), ...strings(options, 'option')])
}

/** The tests of a glossary. */
export function glossaryLaws<K extends Kinds>({ texts, terms, strangers, guide }: Glossary<K>): void {
  const read = { en: readings(texts.en), hu: readings(texts.hu) }
  const speakingOf = (language: Language, word: RegExp) =>
    [...read[language]].filter(([, text]) => word.test(text)).map(([id]) => id)

  describe('one term for one thing', () => {
    test.each(Object.entries(terms))(
      '%s: both languages speak of it in the same rules and effects',
      (_, { en, hu }) => {
        const about = speakingOf('en', en)
        expect(about.length).toBeGreaterThan(0)
        expect(speakingOf('hu', hu)).toEqual(about)
      },
    )
  })

  const firstWords = (language: Language): [string, string][] => {
    const parts = (texts[language].brief ?? []).map(({ title, text }) => ({ title, text }))
    return [...strings(parts, 'brief'), ...strings(guide?.[language] ?? {}, 'guide')]
  }

  describe.each(languages)('in %s', language => {
    const all = [...read[language], ...firstWords(language)]
    test.each(strangers[language].map(word => [word.source, word] as const))('nothing says /%s/', (_, word) => {
      expect(all.filter(([, text]) => word.test(text))).toEqual([])
    })
  })
}
