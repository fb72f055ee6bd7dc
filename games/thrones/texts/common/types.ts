import type { ConcernWords, GameTexts } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'
import type { Thrones } from '../../types.ts'
import type { BoardWords } from '../en/board.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

/** All words of the game in one language. */
export interface ThronesTexts extends GameTexts<Thrones> {
  concerns: Readonly<Record<Concern, ConcernWords>>
  /** Labels by id: of areas, units, cards, tracks, terms ... */
  names: Names
  /** What cards, orders, tokens and units do, by id. */
  effects: Effects
  /** The board's own words. */
  words: BoardWords
}
