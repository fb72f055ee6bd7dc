import type { BoardProps as Props } from '../../../ui/board.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { BattlesOfWesteros } from '../types.ts'

/** What everything is given that this board draws: the view, the words of one language, and what to call. */
export type BoardProps = Props<BattlesOfWesteros, BattlesOfWesterosTexts>
