/** What every rules reference keeps to: the same rules in both languages, whole, counted without gaps, and cited rightly. */
import { describe, expect, test } from 'vitest'
import type { Game, Kinds } from '../../kernel/index.ts'
import { type GameTexts, type Language, languages } from '../index.ts'

interface Reference<K extends Kinds> {
  texts: Readonly<Record<Language, GameTexts<K>>>
  game: Pick<Game<K>, 'options' | 'rules'>
  /** The ids of the chapters: 'AG-1' and so on. */
  chapters: readonly string[]
  /** How many rules and sections there are in all. */
  rules: number
  /** At least so many rules are cited. */
  cited: number
  /** So many letters has the longest rule at most. */
  longest: number
  /** What must be said alike in both languages, besides the rules cited: figures, hexes. */
  facts?: RegExp
  /** How a rule begins. */
  begins?: RegExp
  /** Sections that name themselves in their first words instead of a title. */
  untitled?: readonly string[]
  /** Rules that end with a colon, for a list follows. */
  lists?: readonly string[]
}

const numbersIn = ({ rules }: Pick<GameTexts<Kinds>, 'rules'>): string[] =>
  rules.flatMap(chapter => [chapter.id, ...chapter.rules.map(({ id }) => id)])

/** The tests of a rules reference. */
export function referenceLaws<K extends Kinds>({ texts, game, chapters, cited, longest, ...more }: Reference<K>): void {
  const { begins = /^[\p{Lu}\d„]/u, lists = [], untitled = [], facts } = more
  const prefix = chapters[0].split('-')[0]
  const citations = new RegExp(`${prefix}-\\d+(\\.\\d+)*`, 'g')
  const numbers = (language: Language) => numbersIn(texts[language])
  const rulesIn = (language: Language) => texts[language].rules.flatMap(chapter => chapter.rules)

  describe('the rules reference', () => {
    test('has the same rules in both languages, in the same order', () => {
      expect(numbers('hu')).toEqual(numbers('en'))
    })

    test(`has ${chapters.length} chapters and ${more.rules} rules and sections, each once`, () => {
      const all = numbers('en')
      expect(texts.en.rules.map(({ id }) => id)).toEqual(chapters)
      expect(all).toHaveLength(chapters.length + more.rules)
      expect(new Set(all).size).toBe(all.length)
    })

    test('counts without gaps', () => {
      const known = new Set(numbers('en').filter(id => id.includes('.')))
      const gaps = [...known].filter(id => {
        const [, before, last] = /^(.*\.)(\d+)$/.exec(id)!
        return Number(last) > 1 && !known.has(`${before}${Number(last) - 1}`)
      })
      expect(gaps).toEqual([])
    })

    test.each(languages)('%s: every rule is one to a few whole sentences', language => {
      const isWhole = (id: string, text: string) =>
        begins.test(text) && (lists.includes(id) ? /:$/ : /[.!]$/).test(text) && !/\s\s/.test(text)
      const bad = rulesIn(language).filter(({ id, text }) => !isWhole(id, text) || text.length > longest)
      expect(bad).toEqual([])
    })

    test.each(languages)('%s: begins each section with its title, and no rule inside one has any', language => {
      const all = rulesIn(language)
      const isSection = (id: string) => all.some(rule => rule.id.startsWith(`${id}.`))
      const bare = all.filter(({ id, title }) => isSection(id) && title === undefined)
      expect(bare.map(({ id }) => id)).toEqual(untitled)
      expect(all.filter(({ id, title }) => /-\d+\.\d+\.\d+$/.test(id) && title !== undefined)).toEqual([])
    })

    test.each(languages)('%s: every rule that a rule, a question or an option cites is there', language => {
      const known = new Set(numbers(language))
      const said = rulesIn(language).flatMap(({ text }) => text.match(citations) ?? [])
      const asked = Object.values<{ rule?: string }>(game.rules).flatMap(({ rule }) => rule ?? [])
      const all = [...said, ...asked, ...game.options.map(({ rule }) => rule)]
      expect(all.length).toBeGreaterThan(cited)
      expect(all.filter(id => !known.has(id))).toEqual([])
    })

    test('cites the same rules and says the same figures in both languages', () => {
      const said = (text: string) =>
        [...(text.match(citations) ?? []), ...((facts && text.match(facts)) ?? [])].sort().join()
      const pairs = rulesIn('en').map((rule, i) => ({ id: rule.id, en: rule.text, hu: rulesIn('hu')[i].text }))
      expect(pairs.filter(({ en, hu }) => said(en) !== said(hu))).toEqual([])
    })

    test('no rule is the same in both languages', () => {
      const english = new Set(rulesIn('en').map(({ text }) => text))
      expect(rulesIn('hu').filter(({ text }) => english.has(text))).toEqual([])
    })
  })
}
