import type { EffectId } from '../data/abilities.ts'
import type { IronThroneTexts } from '../texts/common/types.ts'
import type { Open } from '../types.ts'

/** The title and the words of an ability or a character card at this table. */
export const effectIn = (by: EffectId, texts: IronThroneTexts, open: Pick<Open, 'local'>) => ({
  title: texts.effectTitle(by, open),
  text: texts.effectText(by, open),
})
