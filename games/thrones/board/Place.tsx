/** One place of the map: what stands in it. Each is drawn again only when it changes. */
import { memo } from 'react'
import { same } from '../../../kernel/index.ts'
import { translate } from '../../../ui/board/plane.ts'
import { type Area, isPort, type Place } from '../data/areas.ts'
import { orderSpot, type Spot, spotsOf } from './layout.ts'
import { areaShapes } from './map/shapes.ts'
import type { Piece, PlaceScene } from './scene.ts'
import { Banner, Garrison, NeutralForce, OrderToken, Unit } from './Tokens.tsx'

/** The hatching of routed units. */
export const RoutedPattern = () => (
  <defs>
    <pattern id="thrones-routed-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="thrones-routed-line" d="M0 0V4" />
    </pattern>
  </defs>
)

interface PiecesProps {
  place: Place
  scene: PlaceScene
  /** Numbers of the pieces chosen by the hand. */
  picked: readonly number[]
  /** Numbers of the pieces that some move speaks of. */
  movable: readonly number[]
  /** Pieces beyond the army's own: new ones and guests of a draft share the room. */
  guests: number
  carriesOrder: boolean
}

/** Everything that stands in a place. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { place, scene, picked, movable, guests, carriesOrder } = props
  const spots = spotsOf(place, scene.pieces.length + guests)
  return (
    <g data-place={place}>
      {!isPort(place) && <LandTokens area={place as Area} scene={scene} />}
      {scene.pieces.map((piece, i) => (
        <OnePiece
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of an army have no names; their order is fixed
          key={i}
          piece={piece}
          id={`${place}/${i}`}
          spot={spots[i]}
          picked={picked.includes(i)}
          movable={movable.includes(i)}
        />
      ))}
      {scene.token && (
        <g
          className="thrones-laid"
          transform={translate(orderSpot(place))}
          data-order={place}
          data-carry={carriesOrder ? 'order' : undefined}
        >
          <g className="thrones-flight">
            <OrderToken {...scene.token} />
          </g>
        </g>
      )}
    </g>
  )
}, same)

function LandTokens({ area, scene }: { area: Area; scene: PlaceScene }) {
  const { anchors } = areaShapes[area]
  const { banner, garrison, neutral } = scene
  return (
    <>
      {banner && (
        <g transform={translate(anchors.power)}>
          <Banner house={banner} />
        </g>
      )}
      {garrison && (
        <g transform={translate(anchors.garrison)}>
          <Garrison {...garrison} />
        </g>
      )}
      {neutral !== null && (
        <g transform={translate(anchors.neutral)}>
          <NeutralForce strength={neutral} />
        </g>
      )}
    </>
  )
}

interface OnePieceProps {
  piece: Piece
  id: string
  spot: Spot
  picked: boolean
  movable: boolean
}

function OnePiece({ piece, id, spot, picked, movable }: OnePieceProps) {
  const state = `${piece.leaving ? ' leaving' : ''}${picked ? ' picked' : ''}${movable ? ' movable' : ''}`
  return (
    <g
      className={`thrones-piece${state}`}
      transform={translate(spot)}
      data-piece={id}
      data-carry={movable && !piece.leaving ? 'unit' : undefined}
    >
      <g className="thrones-flight">
        <Unit {...piece} />
      </g>
    </g>
  )
}
