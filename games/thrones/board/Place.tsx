/** One place of the map: its tint, its hit area, and what stands in it. Each is drawn again only when it changes. */
import { memo } from 'react'
import { same } from '../../../kernel/index.ts'
import { type Area, isPort, type LandArea, type Place } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import { orderSpot, type Spot, spotsOf } from './layout.ts'
import { areaShapes } from './map/shapes.ts'
import type { Piece, PlaceScene } from './scene.ts'
import { Banner, Garrison, NeutralForce, OrderToken, Unit } from './Tokens.tsx'

const at = ({ x, y }: Spot) => `translate(${x} ${y})`

/** Whose land it is: a hand-coloured border as in old atlases, and the hatching of the tincture. */
export const Tint = memo(function Tint({
  area,
  owner,
  impassable,
}: {
  area: LandArea
  owner: House | null
  impassable: boolean
}) {
  const path = areaShapes[area].path
  if (impassable) return <path className="thrones-impassable" d={path} fillRule="evenodd" />
  if (owner === null) return null
  return (
    <g className={`thrones-tint house-${owner}`} clipPath={`url(#thrones-clip-${area})`}>
      <path className="thrones-wash" d={path} fillRule="evenodd" />
      <path className="thrones-hatch" d={path} fillRule="evenodd" style={{ fill: `url(#thrones-hatch-${owner})` }} />
      <path className="thrones-rim" d={path} />
    </g>
  )
})

/** The tint's clip paths and hatchings: heraldic hatching, one for each house. */
export const TintDefs = memo(function TintDefs({ areas }: { areas: readonly Area[] }) {
  return (
    <defs>
      {areas.map(area => (
        <clipPath key={area} id={`thrones-clip-${area}`}>
          <path d={areaShapes[area].path} clipRule="evenodd" />
        </clipPath>
      ))}
      {(Object.keys(hatchings) as House[]).map(house => (
        <pattern
          key={house}
          id={`thrones-hatch-${house}`}
          className={`house-${house}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className="thrones-hatch-line" d={hatchings[house]} />
        </pattern>
      ))}
    </defs>
  )
})

/** What the drawings above the ground refer to. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern
        id="thrones-routed-hatch"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="thrones-routed-line" d="M0 0V4" />
      </pattern>
      {(['march', 'attack', 'support'] as const).map(kind => (
        <marker
          key={kind}
          id={`thrones-head-${kind}`}
          className={`thrones-head ${kind}`}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4.2"
          markerHeight="4.2"
          orient="auto-start-reverse"
        >
          <path d="M0 .6L9.4 5L0 9.4L2.4 5Z" />
        </marker>
      ))}
    </defs>
  )
})

/** Lines and dots by which engravers print tinctures: gules upright, vert slanting, sable crossed, or dotted ... */
const hatchings: Record<House, string> = {
  stark: 'M2 1V3M1 2H3M6 5V7M5 6H7',
  greyjoy: 'M0 2H8M0 6H8M2 0V8M6 0V8',
  lannister: 'M2 0V8M6 0V8',
  martell: 'M0 8L8 0M-2 2L2-2M6 10L10 6M4 0V8',
  tyrell: 'M0 0L8 8M-2 6L2 10M6-2L10 2',
  baratheon: 'M1.6 2H2.4M5.6 6H6.4',
}

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
          transform={at(orderSpot(place))}
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
        <g transform={at(anchors.power)}>
          <Banner house={banner} />
        </g>
      )}
      {garrison && (
        <g transform={at(anchors.garrison)}>
          <Garrison {...garrison} />
        </g>
      )}
      {neutral !== null && (
        <g transform={at(anchors.neutral)}>
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
      transform={at(spot)}
      data-piece={id}
      data-carry={movable && !piece.leaving ? 'unit' : undefined}
    >
      <g className="thrones-flight">
        <Unit {...piece} />
      </g>
    </g>
  )
}
