/** The board of The Iron Throne, as the table page takes it. */

import type { GameBoard } from '../../../ui/board.ts'
import { colorToken, Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { isRetraction } from '../rules/retractions.ts'
import type { IronThroneTexts } from '../texts/common/types.ts'
import type { IronThrone } from '../types.ts'
import { Legend } from './Legend.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { HostagesPanel } from './panels/HostagesPanel.tsx'
import { HousesPanel } from './panels/HousesPanel.tsx'
import { soundOf } from './sounds.ts'
import { Table } from './Table.tsx'

/** Where a hostage of a deal comes from, as the heading of its choices. */
function placeName(ref: string, texts: IronThroneTexts): string | null {
  const words = texts.words
  const { any, deck, hand } = words.place
  const places: Readonly<Record<string, string>> = { any, deck, hand, held: words.heldHostage }
  const place = ref.startsWith('place:') ? places[ref.slice('place:'.length)] : undefined
  return place === undefined ? null : `${words.hostage}: ${place}`
}

const board: GameBoard<IronThrone, IronThroneTexts> = {
  Map: Table,
  Legend,
  panels: [
    { id: 'hand', title: texts => texts.words.hand, Show: HandPanel },
    { id: 'houses', title: texts => texts.words.houses, Show: HousesPanel },
    { id: 'hostages', title: texts => texts.words.hostages, Show: HostagesPanel },
  ],
  Emblem,
  colorToken,
  soundOf,
  isCommit: ({ do: what }) => what === 'propose',
  isRetraction: move => isRetraction(move),
  nameOf: placeName,
}

export default board
