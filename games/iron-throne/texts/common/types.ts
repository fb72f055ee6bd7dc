import type { ConcernWords, GameTexts } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'
import type { EffectId } from '../../data/abilities.ts'
import type { IronThrone, Open } from '../../types.ts'
import type { BoardWords } from '../en/board.ts'
import type { talks } from '../en/offers.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

type ByEffect = (by: EffectId, open: Pick<Open, 'local'>) => string

/** All words of the game in one language. */
export interface IronThroneTexts extends GameTexts<IronThrone> {
  concerns: Readonly<Record<Concern, ConcernWords>>
  /** Labels by id: of Houses, characters, cards, phases, terms ... For effects see `effectTitle`. */
  names: Names
  /** What leaders, cards and events do, by id. For effects see `effectText`. */
  effects: Effects
  /** The title of an ability or a character card at a table, which may have its own. */
  effectTitle: ByEffect
  /** What an ability or a character card does at a table, which may have its own words. */
  effectText: ByEffect
  /** The labels of what is done in a negotiation. */
  talks: typeof talks
  /** The board's own words. */
  words: BoardWords
}
