import type { Panel } from '../../../../ui/board.ts'
import type { WarriorKnightsTexts } from '../../texts/common/types.ts'
import type { WarriorKnights } from '../../types.ts'
import { HandPanel } from './HandPanel.tsx'
import { HoldingsPanel } from './HoldingsPanel.tsx'
import { LawsPanel } from './LawsPanel.tsx'
import { WorldPanel } from './WorldPanel.tsx'

/** What lies beside the map: on a phone each is a tab. */
export const panels: readonly Panel<WarriorKnights, WarriorKnightsTexts>[] = [
  { id: 'barons', title: texts => texts.words.barons, Show: HoldingsPanel },
  { id: 'hand', title: texts => texts.stage.cards, Show: HandPanel },
  { id: 'laws', title: texts => texts.words.laws, Show: LawsPanel },
  { id: 'world', title: texts => texts.stage.world, Show: WorldPanel },
]
