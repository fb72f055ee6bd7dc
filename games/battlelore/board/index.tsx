/** The board of BattleLore, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { backward } from '../rules/backward.ts'
import type { BattleLore } from '../types.ts'
import { Emblem, tincture } from './Emblem.tsx'
import { Field } from './Field.tsx'
import { ArmiesPanel } from './panels/ArmiesPanel.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { Stage } from './stage/Stage.tsx'
import { stageWordsIn } from './stageWords.ts'

const title = (word: 'hand' | 'armies') => ({ en: stageWordsIn('en')[word], hu: stageWordsIn('hu')[word] })

const board: GameBoard<BattleLore> = {
  Map: Field,
  panels: [
    { id: 'hand', title: title('hand'), Show: HandPanel },
    { id: 'armies', title: title('armies'), Show: ArmiesPanel },
  ],
  Stage,
  isStageApart: true,
  Emblem,
  tincture,
  backward: move => backward(move),
  roleOf: (seat, open) => open.factions[seat],
  nameOf: ref => (ref.startsWith('hex:') ? ref.slice('hex:'.length) : null),
}

export default board
