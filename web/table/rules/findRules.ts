/** Searching the rules: all words must be in a rule, whatever their accents; the rule's number counts as a word. */
import type { RuleChapter } from '../../../text/index.ts'
import { folded } from '../ask/groups.ts'

export function findRules(chapters: readonly RuleChapter[], words: string): RuleChapter[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...chapters]
  return chapters.flatMap(chapter => {
    const rules = chapter.rules.filter(rule => {
      const text = folded(`${rule.id} ${chapter.title} ${rule.text}`)
      return wanted.every(word => text.includes(word))
    })
    return rules.length === 0 ? [] : [{ ...chapter, rules }]
  })
}

/** The rule with this number, or the first that it heads: 'AG-8' finds 'AG-8.1'. */
export function ruleAt(chapters: readonly RuleChapter[], id: string): string | null {
  const rules = chapters.flatMap(chapter => chapter.rules)
  const rule =
    rules.find(each => each.id === id) ??
    rules.find(each => each.id.startsWith(`${id}.`)) ??
    chapters.find(each => each.id === id)?.rules[0]
  return rule?.id ?? null
}
