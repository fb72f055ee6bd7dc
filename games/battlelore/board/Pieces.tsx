/** What stands on the field: deployment cards, units, and the banners that fly over them. */

import { memo, type RefObject, useMemo, useRef } from 'react'
import type { Board } from '../../../hex/index.ts'
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import { Drawn } from '../../../hex/ui/ground/Ground.tsx'
import { tent } from '../../../hex/ui/ground/looks.ts'
import { same } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import type { Open } from '../types.ts'
import { DeployCard } from './DeployCard.tsx'
import { type CardScene, tentScenes, type UnitScene, unitScene } from './scene.ts'
import { Banner, PortalMark } from './Tokens.tsx'
import { UnitPiece } from './Unit.tsx'

interface OnField {
  field: Board<Hex>
}

/** Tents and portals lie under units. */
export const Overlays = memo(({ field, open }: OnField & { open: Open }) => (
  <>
    {tentScenes(open).map(({ hex, faction }) => (
      <g key={hex} className={`lore-${faction}`} transform={placed(spotOf(field, hex))}>
        <Drawn look={tent} />
      </g>
    ))}
    {open.portals.map(hex => (
      <PortalMark key={hex} {...spotOf(field, hex)} />
    ))}
  </>
))

/** Units keep their scene while nothing about them has changed, and are not drawn again. */
export function useUnitScenes(open: Open): readonly UnitScene[] {
  const kept = useRef(new Map<string, UnitScene>())
  return useMemo(() => {
    const scenes = open.units.map(unit => {
      const [before, now] = [kept.current.get(unit.id), unitScene(open, unit)]
      return before && same(before, now) ? before : now
    })
    kept.current = new Map(scenes.map(scene => [scene.id, scene]))
    return scenes
  }, [open])
}

interface Props extends OnField {
  cards: readonly CardScene[]
  units: readonly UnitScene[]
  /** Units that have just been destroyed: they fade where they stood. */
  departed: readonly UnitScene[]
  banners: readonly Hex[]
  layer: RefObject<SVGGElement | null>
  onGone(): void
}

export const Pieces = memo(function Pieces({ field, cards, units, departed, banners, layer, onGone }: Props) {
  const drawn = (scene: UnitScene, leaving: boolean) => (
    <g key={`${leaving}${scene.id}`} transform={placed(spotOf(field, scene.hex))}>
      <g
        data-unit={leaving ? undefined : scene.id}
        className={leaving ? 'lore-leaving' : undefined}
        onAnimationEnd={leaving ? onGone : undefined}
      >
        <UnitPiece {...scene} />
      </g>
    </g>
  )
  // Those nearer to the reader stand before the others.
  const deep = (scene: UnitScene) => field.cell(scene.hex).row
  return (
    <g ref={layer}>
      {cards.map(({ hex, faction, face }) => (
        <g key={hex} transform={placed(spotOf(field, hex))}>
          <DeployCard faction={faction} face={face} />
        </g>
      ))}
      {departed.map(scene => drawn(scene, true))}
      {units.toSorted((a, b) => deep(a) - deep(b)).map(scene => drawn(scene, false))}
      {banners.map(hex => (
        <Banner key={hex} {...spotOf(field, hex)} />
      ))}
    </g>
  )
})
