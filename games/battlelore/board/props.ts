import type { BoardProps as Props } from '../../../ui/board.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import type { BattleLore } from '../types.ts'

/** What everything is given that this board draws: the view, the words of one language, and what to call. */
export type BoardProps = Props<BattleLore, BattleLoreTexts>
