/** The board of Battles of Westeros, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { colorToken, Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { type Hex, hexName } from '../data/hexes.ts'
import { barred } from '../rules/barred/index.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { Table } from './Field.tsx'
import { Legend } from './Legend.tsx'
import { panels } from './panels/panels.ts'
import { soundOf } from './sounds.ts'
import { Stage } from './stage/Stage.tsx'

const board: GameBoard<BattlesOfWesteros, BattlesOfWesterosTexts> = {
  Map: Table,
  Legend,
  panels,
  Stage,
  isStageApart: true,
  Emblem,
  colorToken,
  soundOf,
  isRetraction: move => move.do === 'unselect',
  barred,
  nameOf: ref => (ref.startsWith('hex:') ? hexName(ref.slice('hex:'.length) as Hex) : null),
}

export default board
