/** All that stands on the map, above the ground; an area is drawn again only when it changes. */
import { memo } from 'react'
import { same } from '../../../kernel/index.ts'
import { translate } from '../../../ui/board/plane.ts'
import { Layer } from '../../../ui/board/Sheet.tsx'
import { type Area, areaIds } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { armySpots, harbourOf, sheet, siteSpot } from './layout.ts'
import type { AreaScene, ArmyScene, Scenes } from './scene.ts'
import { ArmyToken, RuinToken, ShipToken, SiteToken } from './Tokens.tsx'
import type { Touch } from './useTouch.ts'

/** The hatching of who is exhausted. */
const TiredPattern = () => (
  <defs>
    <pattern id="knights-tired-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <path className="knights-tired-line" d="M0 0V4" />
    </pattern>
  </defs>
)

interface PieceProps {
  army: ArmyScene
  area: Area
  at: { x: number; y: number }
  picked: boolean
  movable: boolean
}

function Piece({ army, at, picked, movable }: PieceProps) {
  return (
    <g
      className={`knights-piece${picked ? ' picked' : ''}${movable ? ' movable' : ''}`}
      transform={translate(at)}
      data-piece={army.noble}
      data-carry={movable ? 'noble' : undefined}
    >
      <g className="knights-flight">
        <ArmyToken {...army} />
      </g>
    </g>
  )
}

interface PlaceProps {
  area: Area
  scene: AreaScene
  picked: NobleId | null
  movable: readonly NobleId[]
}

const Place = memo(function Place({ area, scene, picked, movable }: PlaceProps) {
  const { site, ruin, holders, others, bound } = scene
  const spots = armySpots(area, holders.length, others.length)
  const harbour = harbourOf(area)
  return (
    <g data-place={area}>
      {site && (
        <g transform={translate(siteSpot(area))}>
          <SiteToken {...site} />
        </g>
      )}
      {ruin && (
        <g transform={translate(siteSpot(area))}>
          <RuinToken />
        </g>
      )}
      {[...holders, ...others].map((army, i) => (
        <Piece
          key={army.noble}
          army={army}
          area={area}
          at={spots[i]}
          picked={picked === army.noble}
          movable={movable.includes(army.noble)}
        />
      ))}
      {bound.map((army, i) => (
        <g key={army.noble} transform={translate({ x: harbour.x + 24 * i, y: harbour.y })} data-piece={army.noble}>
          <g className="knights-flight">
            <ShipToken {...army} />
          </g>
        </g>
      ))}
    </g>
  )
}, same)

interface Props extends Pick<Touch, 'moveTargets' | 'selection'> {
  scenes: Scenes
}

export const Standing = memo(function Standing({ scenes, moveTargets, selection }: Props) {
  const spoken = moveTargets.flatMap(({ noble }) => noble ?? [])
  return (
    <Layer plane={sheet} isDrawing>
      <TiredPattern />
      {areaIds.map(area => (
        <Place
          key={area}
          area={area}
          scene={scenes[area]}
          picked={selection.from === area ? selection.noble : null}
          movable={[...scenes[area].holders, ...scenes[area].others].flatMap(({ noble }) =>
            spoken.includes(noble) ? [noble] : [],
          )}
        />
      ))}
    </Layer>
  )
})
