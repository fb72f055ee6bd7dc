/** Searching the rules: all words must be in a rule, whatever their accents; the rule's number counts as a word. */
import type { BriefPart, RuleChapter } from '../../../text/index.ts'
import { folded } from '../ask/groups.ts'

/** Words of questions that say nothing of what is sought, in both languages, folded. */
const idle = new Set(
  (
    'a an and are at be can do does for how i in is it me my of on one the there to we what when which who why you ' +
    'az egy es en ha hany hogy hogyan hol is kell ki lehet meg mely melyik mi mikor milyen mit mennyi tudok vagyok van'
  ).split(' '),
)

/** The words that are sought; those of a question that say nothing are left out, unless there are no others. */
function wantedIn(words: string): readonly string[] {
  const all = folded(words)
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
  const telling = all.filter(word => !idle.has(word))
  return telling.length > 0 ? telling : all
}

/** The parts of the game in two pages that answer what is asked; all of them when nothing is. */
export function findBrief(brief: readonly BriefPart[], words: string): readonly BriefPart[] {
  const wanted = wantedIn(words)
  return brief.filter(({ title, asks, text }) => {
    const all = folded(`${title} ${asks} ${text}`)
    return wanted.every(word => all.includes(word))
  })
}

export function findRules(chapters: readonly RuleChapter[], words: string): RuleChapter[] {
  const wanted = wantedIn(words)
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
