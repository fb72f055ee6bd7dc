import type { Panel } from '../../../../ui/board.ts'
import type { BattlesOfWesterosTexts } from '../../texts/common/types.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { BattlePanel } from './BattlePanel.tsx'
import { CommandersPanel } from './CommandersPanel.tsx'
import { HandPanel } from './HandPanel.tsx'

/** What stands beside the field, in the order of the tabs. */
export const panels: readonly Panel<BattlesOfWesteros, BattlesOfWesterosTexts>[] = [
  { id: 'hand', title: texts => texts.words.hand, Show: HandPanel },
  { id: 'commanders', title: texts => texts.words.commanders, Show: CommandersPanel },
  { id: 'battle', title: texts => texts.scenes.battle, Show: BattlePanel },
]
