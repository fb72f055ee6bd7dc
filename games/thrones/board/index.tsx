/** The board of A Game of Thrones, as the table page takes it. */

import type { GameBoard } from '../../../ui/board.ts'
import { colorToken, Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import type { Place } from '../data/areas.ts'
import { barred } from '../rules/barred/index.ts'
import { isRetraction } from '../rules/retractions.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import type { Thrones } from '../types.ts'
import { isCommit } from './commits.ts'
import { Legend } from './Legend.tsx'
import { sheet } from './layout.ts'
import { Ledger } from './ledger/Ledger.tsx'
import { WesterosMap } from './Map.tsx'
import { HandPanel } from './panels/HandPanel.tsx'
import { HousesPanel } from './panels/HousesPanel.tsx'
import { Own } from './panels/Own.tsx'
import { TracksPanel } from './panels/TracksPanel.tsx'
import { WesterosPanel } from './panels/WesterosPanel.tsx'
import { soundOf } from './sounds.ts'
import { Stage } from './stage/Stage.tsx'

const isPlaceRef = (ref: string) => ref.startsWith('place:')
const placeOf = (ref: string) => ref.slice('place:'.length) as Place

const board: GameBoard<Thrones, ThronesTexts> = {
  Map: WesterosMap,
  panels: [
    { id: 'tracks', title: texts => texts.words.tracks, Show: TracksPanel, isInLedger: true },
    { id: 'houses', title: texts => texts.words.houses, Show: HousesPanel },
    { id: 'hand', title: texts => texts.words.hand, Show: HandPanel },
    { id: 'westeros', title: texts => texts.words.westeros, Show: WesterosPanel },
  ],
  Legend,
  Own,
  Ledger,
  sheetAspect: sheet.width / sheet.height,
  Stage,
  Emblem,
  colorToken,
  soundOf,
  isCommit,
  isRetraction,
  barred,
  nameOf: (ref, texts) => (isPlaceRef(ref) ? texts.names.places[placeOf(ref)] : null),
}

export default board
