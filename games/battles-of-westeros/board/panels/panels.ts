import type { Panel } from '../../../../ui/board.ts'
import type { BattlesOfWesterosTexts } from '../../texts/common/types.ts'
import type { BattlesOfWesteros } from '../../types.ts'

/** The panels beside the field. */
export const panels: readonly Panel<BattlesOfWesteros, BattlesOfWesterosTexts>[] = []
