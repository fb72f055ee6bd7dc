/** The chapters of leaders and character cards: each rule is the effect itself, and what there is to know besides. */
import type { RuleChapter } from '../../../../text/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import type { Character } from '../../data/houses.ts'
import { bearers } from './order.ts'

export interface EffectWords {
  characters: Readonly<Record<Character, string>>
  titles: Readonly<Record<EffectId, string>>
  texts: Readonly<Record<EffectId, string>>
}

export type Notes = Readonly<Partial<Record<Character, string>>>

/** One rule for each bearer, in the order of the rules. */
export const effectChapter = (
  kind: 'leader' | 'card',
  id: string,
  title: string,
  { characters, titles, texts }: EffectWords,
  notes: Notes,
): RuleChapter => ({
  id,
  title,
  rules: bearers[kind].map((who, i) => ({
    id: `${id}.${i + 1}`,
    title: `${characters[who]} · ${titles[`${kind}-${who}`]}`,
    text: [texts[`${kind}-${who}`], notes[who]].filter(text => text !== undefined).join(' '),
  })),
})
