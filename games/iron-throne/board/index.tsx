/** The board of The Iron Throne, as the table page takes it. */
import type { Language } from '../../../text/index.ts'
import type { GameBoard } from '../../../ui/board.ts'
import { backward } from '../rules/backward.ts'
import type { IronThrone } from '../types.ts'
import { Emblem, tincture } from './Emblem.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { HostagesPanel } from './panels/HostagesPanel.tsx'
import { HousesPanel } from './panels/HousesPanel.tsx'
import { Table } from './Table.tsx'
import { wordsIn } from './words.ts'

const title = (word: 'hand' | 'houses' | 'hostages') => ({ en: wordsIn('en')[word], hu: wordsIn('hu')[word] })

/** Where a hostage of a deal comes from, as the heading of its choices. */
function placeName(ref: string, language: Language): string | null {
  const words = wordsIn(language)
  const { any, deck, hand } = words.place
  const places: Readonly<Record<string, string>> = { any, deck, hand, held: words.heldHostage }
  const place = ref.startsWith('place:') ? places[ref.slice('place:'.length)] : undefined
  return place === undefined ? null : `${words.hostage}: ${place}`
}

const board: GameBoard<IronThrone> = {
  Map: Table,
  panels: [
    { id: 'hand', title: title('hand'), Show: HandPanel },
    { id: 'houses', title: title('houses'), Show: HousesPanel },
    { id: 'hostages', title: title('hostages'), Show: HostagesPanel },
  ],
  Emblem,
  tincture,
  backward: move => backward(move),
  nameOf: placeName,
  roleOf: (seat, open) => open.houses[seat],
}

export default board
