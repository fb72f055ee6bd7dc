import type { Bar } from '../../../ui/board/barred.ts'
import type { BoardProps as Props } from '../../../ui/board.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import type { WarriorKnights } from '../types.ts'

/** What everything is given that this board draws: the view, the words of one language, and what to call. */
export type BoardProps = Props<WarriorKnights, WarriorKnightsTexts>

/** What the reader may look for and may not do, with the reasons. */
export type Bars = readonly Bar<WarriorKnights>[]
