/** The board of Warrior Knights, as the table page takes it. */
import type { GameBoard } from '../../../ui/board.ts'
import { type City, cityTable } from '../data/cities.ts'
import { barred } from '../rules/barred/barred.ts'
import { isRetraction } from '../rules/retractions.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import type { WarriorKnights } from '../types.ts'
import { colorToken, Emblem } from './Emblem.tsx'
import { placeName } from './inWords.ts'
import { sheet } from './layout.ts'
import { Ledger } from './ledger/Ledger.tsx'
import { KingdomMap } from './Map.tsx'
import { panels } from './panels/index.ts'
import { soundOf } from './sounds.ts'
import { Stage } from './stage/Stage.tsx'

const isAreaRef = (ref: string) => ref.startsWith('area:')
const isCityRef = (ref: string) => ref.startsWith('city:')

/** What a reference to a place is called by itself. */
function nameOf(ref: string, texts: WarriorKnightsTexts): string | null {
  const id = ref.slice(ref.indexOf(':') + 1)
  if (isAreaRef(ref)) return placeName(id as never, texts)
  return isCityRef(ref) && id in cityTable ? texts.names.cities[id as City] : null
}

const board: GameBoard<WarriorKnights, WarriorKnightsTexts> = {
  Map: KingdomMap,
  panels,
  Ledger,
  sheetAspect: sheet.width / sheet.height,
  Stage,
  isStageApart: true,
  Emblem,
  colorToken,
  soundOf,
  isRetraction: move => isRetraction(move),
  barred,
  nameOf,
}

export default board
