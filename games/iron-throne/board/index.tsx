/** The board of The Iron Throne, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { backward } from '../rules/backward.ts'
import type { IronThrone } from '../types.ts'
import { Emblem, tincture } from './Emblem.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { HostagesPanel } from './panels/HostagesPanel.tsx'
import { HousesPanel } from './panels/HousesPanel.tsx'
import { Stage } from './stage/Stage.tsx'
import { Table } from './Table.tsx'
import { wordsIn } from './words.ts'

const title = (word: 'hand' | 'houses' | 'hostages') => ({ en: wordsIn('en')[word], hu: wordsIn('hu')[word] })

const board: GameBoard<IronThrone> = {
  Map: Table,
  panels: [
    { id: 'hand', title: title('hand'), Show: HandPanel },
    { id: 'houses', title: title('houses'), Show: HousesPanel },
    { id: 'hostages', title: title('hostages'), Show: HostagesPanel },
  ],
  Stage,
  Emblem,
  tincture,
  backward: move => backward(move),
  roleOf: (seat, open) => open.houses[seat],
}

export default board
