/** What stands on the field: deployment cards, units, and the banners that fly over them. */

import { memo, useMemo, useRef } from 'react'
import type { Board } from '../../../hex/index.ts'
import { spotOf } from '../../../hex/ui/geometry.ts'
import { Drawn } from '../../../hex/ui/ground/Ground.tsx'
import { tent } from '../../../hex/ui/ground/looks.ts'
import { InHex, PieceLayer, useSamePieces } from '../../../hex/ui/pieces/PieceLayer.tsx'
import { useWalks, wayTold } from '../../../hex/ui/walks.ts'
import type { Hex } from '../data/hexes.ts'
import type { Event, Open } from '../types.ts'
import { DeployCard } from './DeployCard.tsx'
import type { BoardProps } from './props.ts'
import { cardScenes, tentScenes, unitScene } from './scene.ts'
import { Banner, PortalMark } from './Tokens.tsx'
import { UnitPiece } from './Unit.tsx'

interface OnField {
  field: Board<Hex>
}

/** Tents and portals lie under units. */
export const Overlays = memo(({ field, open }: OnField & { open: Open }) => (
  <>
    {tentScenes(open).map(({ hex, faction }) => (
      <InHex key={hex} board={field} hex={hex} className={`lore-${faction}`}>
        <Drawn look={tent} />
      </InHex>
    ))}
    {open.portals.map(hex => (
      <PortalMark key={hex} {...spotOf(field, hex)} />
    ))}
  </>
))

const isWalk = (event: Event) => event.is === 'moved' || event.is === 'retreated'

export const Pieces = memo(function Pieces({ field, view, news }: OnField & Pick<BoardProps, 'view' | 'news'>) {
  const { open } = view
  const layer = useRef<SVGGElement>(null)
  const units = useSamePieces(useMemo(() => open.units.map(unit => unitScene(open, unit)), [open]))
  const [departed, onGone] = useWalks({
    layer,
    board: field,
    pieces: units,
    wayOf: (from: Hex, to: Hex) => wayTold(news.filter(isWalk), from, to),
  })
  return (
    <>
      {cardScenes(view).map(({ hex, faction, face }) => (
        <InHex key={hex} board={field} hex={hex}>
          <DeployCard faction={faction} face={face} />
        </InHex>
      ))}
      <PieceLayer
        board={field}
        pieces={units}
        departed={departed}
        layer={layer}
        onGone={onGone}
        draw={scene => <UnitPiece {...scene} />}
      />
      {open.banners.map(hex => (
        <Banner key={hex} {...spotOf(field, hex)} />
      ))}
    </>
  )
})
