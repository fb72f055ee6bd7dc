import type { RuleChapter } from '../../../../text/index.ts'

/** The text of a rule; with a title before it where a section begins. */
type Entry = string | readonly [title: string, text: string]

/** A chapter of the rules reference from its rules by number. */
export const chapter = (id: string, title: string, rules: Readonly<Record<string, Entry>>): RuleChapter => ({
  id,
  title,
  rules: Object.entries(rules).map(([number, entry]) =>
    typeof entry === 'string' ? { id: number, text: entry } : { id: number, title: entry[0], text: entry[1] },
  ),
})
