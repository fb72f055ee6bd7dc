/** The words of abilities and character cards: the table's own where it has them, else ours (see RULINGS.md). */
import { type Language, languages } from '../../../../text/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import type { LocalCard } from '../../data/local.ts'
import type { Open } from '../../types.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

type Table = Pick<Open, 'local'>

/** Words of the table's own in another language are nearer the truth than ours in the reader's. */
function own(words: LocalCard['name'], language: Language): string | undefined {
  return words?.[language] ?? languages.map(each => words?.[each]).find(each => each !== undefined)
}

/** The title of an ability or card at this table. */
export const titleBy =
  (language: Language, names: Names) =>
  (by: EffectId, { local }: Table): string =>
    own(local[by]?.name, language) ?? names.effects[by]

/** What an ability or card does at this table. */
export const effectBy =
  (language: Language, effects: Effects) =>
  (by: EffectId, { local }: Table): string =>
    own(local[by]?.text, language) ?? effects.abilities[by]
