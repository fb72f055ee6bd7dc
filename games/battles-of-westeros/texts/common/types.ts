import type { ConcernWords, GameTexts } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import type { FieldWords } from '../en/board.ts'
import type { SceneWords } from '../en/scenes.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

/** All words of the game in one language. */
export interface BattlesOfWesterosTexts extends GameTexts<BattlesOfWesteros> {
  concerns: Readonly<Record<Concern, ConcernWords>>
  /** Labels by id: of units, commanders, cards, terrain, dice, terms ... */
  names: Names
  /** What cards, commanders, units, keywords, terrain and dice do, by id. */
  effects: Effects
  /** The board's own words. */
  words: FieldWords
  /** The words of the scenes and panels beside the field. */
  scenes: SceneWords
}
