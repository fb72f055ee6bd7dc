/** The board of A Game of Thrones, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import type { Place } from '../data/areas.ts'
import { backward } from '../rules/backward.ts'
import type { Thrones } from '../types.ts'
import { Emblem, tincture } from './Emblem.tsx'
import { WesterosMap } from './Map.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { HousesPanel } from './panels/HousesPanel.tsx'
import { TracksPanel } from './panels/TracksPanel.tsx'
import { WesterosPanel } from './panels/WesterosPanel.tsx'
import { Stage } from './stage/Stage.tsx'
import { namesIn, wordsIn } from './words.ts'

const title = (word: 'tracks' | 'houses' | 'westeros' | 'hand') => ({
  en: wordsIn('en')[word],
  hu: wordsIn('hu')[word],
})

const isPlaceRef = (ref: string) => ref.startsWith('place:')
const placeOf = (ref: string) => ref.slice('place:'.length) as Place

const board: GameBoard<Thrones> = {
  Map: WesterosMap,
  panels: [
    { id: 'tracks', title: title('tracks'), Show: TracksPanel },
    { id: 'houses', title: title('houses'), Show: HousesPanel },
    { id: 'hand', title: title('hand'), Show: HandPanel },
    { id: 'westeros', title: title('westeros'), Show: WesterosPanel },
  ],
  Stage,
  Emblem,
  tincture,
  backward,
  roleOf: (seat, open) => open.houses[seat],
  nameOf: (ref, language) => (isPlaceRef(ref) ? namesIn(language).places[placeOf(ref)] : null),
}

export default board
