/** The board of BattleLore, as the table page takes it. */

import type { GameBoard } from '../../../ui/board.ts'
import { barred } from '../rules/barred/index.ts'
import { isRetraction } from '../rules/retractions.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import type { BattleLore } from '../types.ts'
import { colorToken, Emblem } from './Emblem.tsx'
import { Field } from './Field.tsx'
import { Legend } from './Legend.tsx'
import { ArmiesPanel } from './panels/ArmiesPanel.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { soundOf } from './sounds.ts'
import { Stage } from './stage/Stage.tsx'

const board: GameBoard<BattleLore, BattleLoreTexts> = {
  Map: Field,
  Legend,
  panels: [
    { id: 'hand', title: texts => texts.words.hand, Show: HandPanel },
    { id: 'armies', title: texts => texts.words.armies, Show: ArmiesPanel },
  ],
  Stage,
  isStageApart: true,
  Emblem,
  colorToken,
  soundOf,
  isCommit: ({ do: what }) => what === 'mustered' || what === 'deployed',
  isRetraction: move => isRetraction(move),
  barred,
  nameOf: ref => (ref.startsWith('hex:') ? ref.slice('hex:'.length) : null),
}

export default board
