import type { RuleChapter } from './gameTexts.ts'

/** Rules by number: their text, with a title before it where a section begins. */
export type Entries = Readonly<Record<string, string | readonly [title: string, text: string]>>

/** A chapter of the rules reference. */
export const chapter = (id: string, title: string, rules: Entries): RuleChapter => ({
  id,
  title,
  rules: Object.entries(rules).map(([number, entry]) =>
    typeof entry === 'string' ? { id: number, text: entry } : { id: number, title: entry[0], text: entry[1] },
  ),
})
