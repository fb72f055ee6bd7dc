import type { GameTexts } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import type { BoardWords } from '../en/board.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

/** All words of the game in one language. */
export interface WarriorKnightsTexts extends GameTexts<WarriorKnights> {
  /** Labels by id: of Barons, Nobles, cities, cards, phases, terms. */
  names: Names
  /** What cards and abilities do, by id. */
  effects: Effects
  /** The board's own words. */
  words: BoardWords
}
