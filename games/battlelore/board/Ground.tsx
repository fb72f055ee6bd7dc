/** The ground of BattleLore: what terrain looks like, the border lines of the sections, the edges of the factions. */
import { memo } from 'react'
import type { Board } from '../../../hex/index.ts'
import { Edge, EdgeScore, Ground, type Lay } from '../../../hex/ui/ground/Ground.tsx'
import * as drawings from '../../../hex/ui/ground/looks.ts'
import { victoryPoints } from '../data/constants.ts'
import { factions } from '../data/factions.ts'
import { board, type Hex, hexes, sectionsOf } from '../data/hexes.ts'
import type { Crossing, Terrain } from '../data/terrain.ts'
import type { Open } from '../types.ts'
import { charges } from './heraldry.ts'
import { frame, seenBy, sheet } from './layout.ts'

export const looks = {
  empty: drawings.bare,
  hill: drawings.hill,
  forest: drawings.forest,
  building: drawings.keep,
  water: drawings.water,
  'command-tent': drawings.tent,
  ford: drawings.ford,
  bridge: drawings.bridge,
} as const satisfies Record<Terrain | Crossing, drawings.TerrainLook>

type Kind = keyof typeof looks
export type FieldLay = Lay<Hex, Kind>

/** Terrain, and what leads over water. Tents stand apart, since they show whose they are. */
export function layOf({
  terrain,
  fords = [],
  bridges = [],
}: Partial<Pick<Open, 'terrain' | 'fords' | 'bridges'>>): FieldLay {
  const lay: Partial<Record<Hex, Kind[]>> = {}
  for (const hex of hexes) {
    const kinds = [terrain?.[hex], fords.includes(hex) && 'ford', bridges.includes(hex) && 'bridge']
    const lying = kinds.filter(kind => kind && kind !== 'empty') as Kind[]
    if (lying.length > 0) lay[hex] = lying
  }
  return lay
}

/** BL-1.3: in half hexes; they lie alike from both sides. */
const borders = [...new Set(hexes.filter(hex => sectionsOf(hex).length > 1).map(hex => board.cell(hex).x))]

interface Props {
  field: Board<Hex>
  lay: FieldLay
  /** What the three sections are called, from left to right as one sits. */
  sections: readonly string[]
}

export const FieldGround = memo(({ field, lay, sections }: Props) => (
  <>
    <Ground board={field} sheet={sheet} lay={lay} looks={looks} borders={borders} name="field" />
    {factions.map(faction => (
      <Edge
        key={faction}
        frame={frame}
        at={seenBy(faction) === field ? 'foot' : 'head'}
        className={`lore-${faction}`}
        labels={sections}
        charge={charges[faction]}
      />
    ))}
  </>
))

/** BL-4.1: both scores, each on the edge of its side. */
export const Scores = ({ field, open }: { field: Board<Hex>; open: Pick<Open, 'factions' | 'points'> }) =>
  open.factions.map((faction, seat) => (
    <EdgeScore
      key={faction}
      frame={frame}
      at={seenBy(faction) === field ? 'foot' : 'head'}
      className={`lore-${faction}`}
      text={`${open.points[seat]} / ${victoryPoints}`}
    />
  ))
