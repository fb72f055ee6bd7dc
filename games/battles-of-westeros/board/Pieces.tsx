/** What stands on the field: units, the tokens of their engagements, fire and markers under them. */
import { memo, useMemo, useRef } from 'react'
import type { Board } from '../../../hex/index.ts'
import { InHex, PieceLayer, useSamePieces } from '../../../hex/ui/pieces/PieceLayer.tsx'
import { useWalks, wayTold } from '../../../hex/ui/walks.ts'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../log.ts'
import type { BoardProps } from './props.ts'
import { engagementScenes, fireScenes, markerScenes, objectiveScenes, unitScene } from './scene.ts'
import { EngagementToken, Fire, ObjectiveMark, PlanMarker } from './Tokens.tsx'
import { UnitPiece } from './Unit.tsx'

interface Props extends Pick<BoardProps, 'view'> {
  field: Board<Hex>
}

/** Objectives, fire and markers lie under units. */
export const Overlays = memo(({ field, view }: Props) => (
  <>
    {objectiveScenes(view.open).map(objective => (
      <ObjectiveMark key={objective.hex} board={field} {...objective} />
    ))}
    {fireScenes(view.open).map(({ hex, level }) => (
      <InHex key={hex} board={field} hex={hex}>
        <Fire level={level} />
      </InHex>
    ))}
    {markerScenes(view).map(marker => (
      <PlanMarker key={`${marker.is} ${marker.hex}`} board={field} marker={marker} />
    ))}
  </>
))

const isWalk = (event: Event) => event.is === 'moved' || event.is === 'retreated'

/** What a commander is called in short: the first of his names. */
const shortName = (name: string) => name.split(' ')[0]

export const Pieces = memo(function Pieces({ field, view, news, texts }: Props & Pick<BoardProps, 'news' | 'texts'>) {
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
      <PieceLayer
        board={field}
        pieces={units}
        departed={departed}
        layer={layer}
        onGone={onGone}
        draw={scene => <UnitPiece {...scene} />}
      />
      {units.map(
        ({ id, hex, commander }) =>
          commander && (
            <InHex key={id} board={field} hex={hex}>
              <text className="bw-leader-name" y="56">
                {shortName(texts.names.commanders[commander])}
              </text>
            </InHex>
          ),
      )}
      {engagementScenes(open).map(engagement => (
        <EngagementToken key={engagement.id} board={field} {...engagement} />
      ))}
    </>
  )
})
