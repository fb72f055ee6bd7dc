import type { ConcernWords, GameTexts } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'
import type { BattleLore } from '../../types.ts'
import type { FieldWords } from '../en/board.ts'
import type { StageWords } from '../en/stage.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

/** The words of field, stage and panels. */
export type BoardWords = FieldWords & StageWords

/** All words of the game in one language. */
export interface BattleLoreTexts extends GameTexts<BattleLore> {
  concerns: Readonly<Record<Concern, ConcernWords>>
  /** Labels by id: of units, cards, terrain, dice, terms ... */
  names: Names
  /** What cards, units, abilities, terrain and dice do, by id. */
  effects: Effects
  /** The board's own words. */
  words: BoardWords
}
