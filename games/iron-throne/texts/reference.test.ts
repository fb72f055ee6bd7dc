import { describe, expect, test } from 'vitest'
import { languages } from '../../../text/index.ts'
import { options } from '../data/options.ts'
import { physical } from '../rules/physical.ts'
import { texts } from './index.ts'

const numbers = (language: (typeof languages)[number]) =>
  texts[language].rules.flatMap(chapter => [chapter.id, ...chapter.rules.map(rule => rule.id)])

const chapters = Array.from({ length: 30 }, (_, i) => `IT-${i + 1}`)

describe('the rules reference', () => {
  test('has the same rules in both languages, in the same order', () => {
    expect(numbers('hu')).toEqual(numbers('en'))
  })

  test('has 30 chapters and 267 rules and sections, each once', () => {
    const all = numbers('en')
    expect(texts.en.rules.map(chapter => chapter.id)).toEqual(chapters)
    expect(all).toHaveLength(30 + 267)
    expect(new Set(all).size).toBe(all.length)
  })

  test('counts without gaps', () => {
    const known = new Set(numbers('en').filter(id => id.includes('.')))
    const gaps = [...known].filter(id => {
      const [, before, last] = /^(.*[.])(\d+)$/.exec(id)!
      return Number(last) > 1 && !known.has(`${before}${Number(last) - 1}`)
    })
    expect(gaps).toEqual([])
  })

  test('names every rule that nothing on a screen can enforce', () => {
    expect(Object.keys(physical).filter(id => !numbers('en').includes(id))).toEqual([])
  })

  test.each(languages)('%s: every rule is one to a few whole sentences', language => {
    const bad = texts[language].rules
      .flatMap(chapter => chapter.rules)
      .filter(
        ({ id, text }) =>
          !/^[\p{Lu}\d„“]/u.test(text) ||
          !(id === 'IT-20.3' ? /:$/ : /[.!]$/).test(text) ||
          /\s\s/.test(text) ||
          text.length > 600,
      )
      .map(rule => rule.id)
    expect(bad).toEqual([])
  })

  test.each(languages)('%s: begins each section with its title, and no rule inside one has any', language => {
    for (const chapter of texts[language].rules) {
      for (const { id, title } of chapter.rules) {
        const isSection = chapter.rules.some(rule => rule.id.startsWith(`${id}.`))
        if (isSection) expect([id, title]).not.toEqual([id, undefined])
        if (/^IT-\d+\.\d+\.\d+$/.test(id)) expect([id, title]).toEqual([id, undefined])
      }
    }
  })

  test.each(languages)('%s: every rule that a rule, a question or an option cites is there', language => {
    const known = new Set(numbers(language))
    const said = texts[language].rules.flatMap(chapter => chapter.rules.map(rule => rule.text)).join(' ')
    const cited = [
      ...(said.match(/IT-\d+(\.\d+)*/g) ?? []),
      ...Object.values(texts[language].ruleOf),
      ...options.map(option => option.rule),
    ]
    expect(cited.length).toBeGreaterThan(30)
    expect(cited.filter(id => !known.has(id))).toEqual([])
  })

  test('cites the same rules and says the same numbers in both languages', () => {
    const facts = (text: string) => (text.match(/IT-[\d.]*\d|(?<![\p{L}\d-])\d+/gu) ?? []).sort()
    const pairs = texts.en.rules.flatMap((chapter, c) =>
      chapter.rules.map((rule, r) => ({ id: rule.id, en: rule.text, hu: texts.hu.rules[c].rules[r].text })),
    )
    expect(pairs.filter(({ en, hu }) => facts(en).join() !== facts(hu).join())).toEqual([])
  })

  test('no rule is the same in both languages', () => {
    const english = new Set(texts.en.rules.flatMap(chapter => chapter.rules.map(rule => rule.text)))
    const same = texts.hu.rules.flatMap(chapter => chapter.rules).filter(rule => english.has(rule.text))
    expect(same).toEqual([])
  })
})
