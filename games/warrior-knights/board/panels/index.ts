import type { Panel } from '../../../../ui/board.ts'
import type { WarriorKnightsTexts } from '../../texts/common/types.ts'
import type { WarriorKnights } from '../../types.ts'
import { BaronsPanel } from './BaronsPanel.tsx'

/** What lies beside the map: on a phone each is a tab. */
export const panels: readonly Panel<WarriorKnights, WarriorKnightsTexts>[] = [
  { id: 'barons', title: texts => texts.words.barons, Show: BaronsPanel },
]
