/** The board of the game, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { barred } from '../rules/barred.ts'
import type { NewGameTexts } from '../texts/common/types.ts'
import type { NewGame } from '../types.ts'
import { colorToken, Emblem } from './Emblem.tsx'
import { PlayersPanel } from './PlayersPanel.tsx'
import { Table } from './Table.tsx'

const board: GameBoard<NewGame, NewGameTexts> = {
  Map: Table,
  panels: [{ id: 'players', title: texts => texts.words.players, Show: PlayersPanel }],
  Emblem,
  colorToken,
  barred,
  soundOf: ({ is }) => (is === 'turned' || is === 'revealed' ? 'card' : is === 'won' ? 'move' : null),
}

export default board
