import type { ConcernWords, GameTexts, Reader, Rich } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'
import type { Why } from '../../log.ts'
import type { Proposal, Target, WarriorKnights } from '../../types.ts'
import type { BoardWords } from '../en/board.ts'
import type { StageWords } from '../en/stage.ts'
import type { Effects } from './effects.ts'
import type { Names } from './names.ts'

/** All words of the game in one language. */
export interface WarriorKnightsTexts extends GameTexts<WarriorKnights> {
  concerns: Readonly<Record<Concern, ConcernWords>>
  /** Labels by id: of Barons, Nobles, cities, cards, phases, terms. */
  names: Names
  /** What cards and abilities do, by id. */
  effects: Effects
  /** The board's own words. */
  words: BoardWords
  /** Those of the scenes and the panels. */
  stage: StageWords
  /** What a Private Motion proposes. */
  proposal(motion: Proposal, reader: Reader<WarriorKnights>): Rich
  /** What an Event strikes. */
  target(target: Target): Rich
  /** Why an amount changes. */
  occasion(why: Why): string
}
