/** The ground of a battle: terrain and what stands on it, what fire has left, the edges of the two Houses. */
import { memo } from 'react'
import type { Board } from '../../../hex/index.ts'
import { Edge, EdgeScore, Ground, type Lay } from '../../../hex/ui/ground/Ground.tsx'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { boards, type Hex, hexName, type Side } from '../data/hexes.ts'
import { type House, houses } from '../data/houses.ts'
import type { Open } from '../types.ts'
import { type Kind, looks } from './country.ts'
import { frames, seenBy, sheets } from './layout.ts'

export type FieldLay = Lay<Hex, Kind>

/** What lies on each hex that is no bare plain: the ground, or its ashes, and a thing upon it. */
export function layOf(
  side: Side,
  { ground, pieces, devastated }: Pick<Open, 'ground' | 'pieces' | 'devastated'>,
): FieldLay {
  const lay: Partial<Record<Hex, Kind[]>> = {}
  for (const hex of boards[side].hexes) {
    const under = devastated.includes(hex) ? 'devastated' : ground[hex]
    const lying = [under, pieces[hex]].filter(kind => kind !== undefined && kind !== 'plain') as Kind[]
    if (lying.length > 0) lay[hex] = lying
  }
  return lay
}

interface Props {
  side: Side
  field: Board<Hex>
  lay: FieldLay
  /** What the edge of each House is called. */
  edges: Readonly<Record<House, string>>
}

export const FieldGround = memo(({ side, field, lay, edges }: Props) => (
  <>
    <Ground board={field} sheet={sheets[side]} lay={lay} looks={looks} name="field" nameOf={hexName} areRoadsEndless />
    {houses.map(house => (
      <Edge
        key={house}
        frame={frames[side]}
        at={footOf(side, field) === house ? 'foot' : 'head'}
        className={`house-${house}`}
        labels={[edges[house]]}
        charge={<Charge house={house} />}
      />
    ))}
  </>
))

const footOf = (side: Side, field: Board<Hex>): House => (seenBy(side, 'stark') === field ? 'stark' : 'lannister')

interface ScoresProps {
  side: Side
  field: Board<Hex>
  /** Victory points in short, by House. */
  scores: Readonly<Record<House, string>>
}

/** BW-17.6: victory points, each on the edge of its side. */
export const Scores = ({ side, field, scores }: ScoresProps) =>
  houses.map(house => (
    <EdgeScore
      key={house}
      frame={frames[side]}
      at={footOf(side, field) === house ? 'foot' : 'head'}
      className={`house-${house}`}
      text={scores[house]}
    />
  ))
