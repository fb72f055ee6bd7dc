import type { GameTexts } from '../../../text/index.ts'
import type { BattleLore } from '../types.ts'
import type { FieldWords } from './board.en.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'
import type { StageWords } from './stage.en.ts'

/** The words of field, stage and panels. */
export type BoardWords = FieldWords & StageWords

/** All words of the game in one language. */
export interface BattleLoreTexts extends GameTexts<BattleLore> {
  /** Labels by id: of units, cards, terrain, dice, terms ... */
  names: Names
  /** What cards, units, abilities, terrain and dice do, by id. */
  effects: Effects
  /** The board's own words. */
  words: BoardWords
}
