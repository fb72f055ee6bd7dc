/** The board of BattleLore, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { backward } from '../rules/backward.ts'
import type { BattleLore } from '../types.ts'
import { Emblem, tincture } from './Emblem.tsx'
import { Field } from './Field.tsx'

const board: GameBoard<BattleLore> = {
  Map: Field,
  panels: [],
  Stage: () => null,
  Emblem,
  tincture,
  backward: move => backward(move),
  roleOf: (seat, open) => open.factions[seat],
  nameOf: ref => (ref.startsWith('hex:') ? ref.slice('hex:'.length) : null),
}

export default board
