import { memo, type ReactNode } from 'react'
import { breakName } from '../../../../ui/map/lettering.ts'
import { softened } from '../../../../ui/map/path.ts'
import type { Spot } from '../../../../ui/map/spots.ts'
import { stamp, type Terrain } from '../../../../ui/map/terrain.ts'
import { type Area, areas, areaTable, isSea, landAreas, type Port, portIds, structureOf } from '../../data/areas.ts'
import { iconStep } from './extents.ts'
import { bridgeGlyph, cog, type Drawing, icons, rise, serpent, structures } from './glyphs.ts'
import { cartouche, ornaments, quatrefoil, rhumbs, rose } from './ornaments.ts'
import { areaShapes, ground, portShapes } from './shapes.ts'
import type { Label } from './types.ts'
import './map.css'

const at = ({ x, y }: Spot, more = '') => `translate(${x} ${y})${more}`

function Glyph({ name, drawing, at: place }: { name?: string; drawing: Drawing; at: string }) {
  return (
    <g data-glyph={name} transform={place}>
      {drawing.map(({ ink, d }) => (
        <path key={d} className={`map-${ink}`} d={d} />
      ))}
    </g>
  )
}

const waterLines = ground.waterLines.map(softened)

/** Sea and land without their ink: what the tinctures of owners are laid on. */
const Wash = memo(function Wash() {
  return (
    <g>
      <defs>
        <linearGradient id="map-climate" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="1400">
          <stop offset="0" className="map-north" />
          <stop offset="0.45" className="map-middle" />
          <stop offset="1" className="map-south" />
        </linearGradient>
        <radialGradient id="map-light" gradientUnits="userSpaceOnUse" cx="500" cy="660" r="880">
          <stop offset="0" className="map-glow" />
          <stop offset="0.55" className="map-glow-end" />
          <stop offset="0.55" className="map-dusk-end" />
          <stop offset="1" className="map-dusk" />
        </radialGradient>
      </defs>
      <path className="map-land" d={ground.landmass} />
      <path className="map-snow" d={ground.wilds} />
      <path className="map-shore map-shore-wide" d={ground.landmass} />
      <path className="map-shore" d={ground.landmass} />
      <path className="map-sea" fillRule="evenodd" d={`M0-12H1000V1400H0z${ground.landmass}`} />
      {waterLines.map((d, i) => (
        <path key={d} className={`map-water map-water-${i + 1}`} d={d} />
      ))}
      <path className="map-rhumb" d={rhumbs(ornaments.rose.x, ornaments.rose.y) + rhumbs(60, 520)} />
      {portIds.map(port => (
        <path key={port} className="map-basin" d={portShapes[port].path} />
      ))}
    </g>
  )
})

const terrainOrder: Terrain[] = ['wave', 'field', 'dune', 'reed', 'hill', 'pine', 'tree', 'mountain', 'peak']

const Relief = memo(function Relief() {
  return (
    <g>
      {terrainOrder.flatMap(kind =>
        (ground.terrain[kind] ?? []).map(layer => (
          <path key={`${kind} ${layer[0]} ${layer[1]}`} className={`map-terrain map-${kind}`} d={stamp(kind, layer)} />
        )),
      )}
      <path className="map-stream" d={ground.streams} />
      <path className="map-border" d={ground.landBorders} />
      <path className="map-sea-border" d={ground.seaBorders} />
      <path className="map-coast" d={ground.landmass} />
      <path className="map-river-bank" d={ground.rivers.join('')} />
      <path className="map-river" d={ground.rivers.join('')} />
      <path className="map-wall-edge" d={ground.wall} />
      <path className="map-merlons-edge" d={ground.wall} transform="translate(0 -6.4)" />
      <path className="map-merlons" d={ground.wall} transform="translate(0 -5.6)" />
      <path className="map-wall" d={ground.wall} />
      {ground.bridges.map(({ angle, ...spot }) => (
        <Glyph key={spot.x} drawing={bridgeGlyph} at={at(spot, ` rotate(${angle}) scale(1.2)`)} />
      ))}
    </g>
  )
})

function Icons({ area }: { area: Area }) {
  const { supply, power } = areaTable[area]
  const row = [...Array<'barrel'>(supply).fill('barrel'), ...Array<'crown'>(power).fill('crown')]
  const { x, y } = areaShapes[area].anchors.icons
  return row.map((icon, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes
    <Glyph key={i} name={icon} drawing={icons[icon]} at={at({ x: x + (i - (row.length - 1) / 2) * iconStep, y })} />
  ))
}

function Castle({ area }: { area: Area }) {
  const structure = structureOf(area)
  if (structure === null) return null
  const { x, y } = areaShapes[area].anchors.structure
  return <Glyph name={structure} drawing={structures[structure]} at={at({ x, y: y + rise[structure] })} />
}

function PortMark({ port }: { port: Port }) {
  const { pier, anchor } = portShapes[port]
  return (
    <g>
      <path className="map-pier" d={pier} />
      <Glyph name="anchor" drawing={icons.anchor} at={at(anchor)} />
    </g>
  )
}

const Marks = memo(function Marks() {
  return (
    <g>
      {portIds.map(port => (
        <PortMark key={port} port={port} />
      ))}
      {landAreas.map(area => (
        <Castle key={area} area={area} />
      ))}
      {landAreas.map(area => (
        <Icons key={area} area={area} />
      ))}
    </g>
  )
})

/** The names of lands stand straight or bent with the land, those of seas swing like a wave. */
function Name({ area, name }: { area: Area; name: string }) {
  const { label } = areaShapes[area]
  const lines = breakName(name, label.lines)
  const baseline = (i: number) => (i - (lines.length - 1) / 2) * label.size * 1.05 + label.size * 0.3
  return (
    <g
      className={isSea(area) ? 'map-name map-name-sea' : 'map-name'}
      fontSize={label.size}
      transform={at(label, label.angle ? ` rotate(${label.angle})` : '')}
    >
      {lines.map((line, i) =>
        label.bend ? (
          <BentLine key={line} id={`map-name-${area}-${i}`} line={line} y={baseline(i)} label={label} />
        ) : (
          <text key={line} y={baseline(i)}>
            {line}
          </text>
        ),
      )}
    </g>
  )
}

/** A parabola through the middle and the ends of the label, half as long again for names that come out wide. */
function BentLine({ id, line, y, label }: { id: string; line: string; y: number; label: Label }) {
  const [reach, low] = [label.width * 0.75, label.bend * 1.75]
  return (
    <>
      <path id={id} d={`M${-reach} ${y + low}Q0 ${y - 2.75 * label.bend} ${reach} ${y + low}`} />
      <text>
        <textPath href={`#${id}`} startOffset="50%">
          {line}
        </textPath>
      </text>
    </>
  )
}

const Names = memo(function Names({ names }: { names: Readonly<Record<Area, string>> }) {
  return (
    <g>
      {areas.map(area => (
        <Name key={area} area={area} name={names[area]} />
      ))}
    </g>
  )
})

const Ornaments = memo(function Ornaments({ title }: { title?: string }) {
  return (
    <g>
      <Glyph drawing={cog} at={at(ornaments.cog)} />
      <Glyph drawing={serpent} at={at(ornaments.serpent)} />
      <g transform={at(ornaments.rose)}>
        <path className="map-line" d={rose.rings + rose.ticks} />
        {rose.petals.flatMap(({ light, dark }) => [
          <path key={light} className="map-body" d={light} />,
          <path key={dark} className="map-dark" d={dark} />,
        ])}
        <path className="map-flag" d={rose.lily} />
      </g>
      {title && (
        <g transform={at(ornaments.cartouche)}>
          <path className="map-wood" d={cartouche.tails} />
          <path className="map-body" d={cartouche.body} />
          <path className="map-rule" d={cartouche.rules} />
          <text className="map-title" y="10">
            <tspan>{title.slice(0, 1)}</tspan>
            {title.slice(1)}
          </text>
        </g>
      )}
      <rect className="map-light" width="1000" height="1400" />
    </g>
  )
})

const Frame = memo(function Frame() {
  return (
    <g>
      <path className="map-frame" fillRule="evenodd" d="M-36-36H1036V1436H-36zM0 0V1400H1000V0z" />
      <rect className="map-frame-line" x="-1" y="-1" width="1002" height="1402" />
      <path className="map-frame-scale" d="M0-10H1000M0 1410H1000M-10 0V1400M1010 0V1400" />
      <rect className="map-frame-line" x="-19" y="-19" width="1038" height="1438" />
      <rect className="map-frame-line map-frame-outer" x="-26" y="-26" width="1052" height="1452" />
      <path className="map-frame-line" d="M-19-1H-1V-19M1019-1H1001V-19M-19 1401H-1V1419M1019 1401H1001V1419" />
      {[-10, 1010].flatMap(x =>
        [-10, 1410].map(y => <path key={`${x} ${y}`} className="map-gold" d={quatrefoil} transform={at({ x, y })} />),
      )}
    </g>
  )
})

export interface MapGroundProps {
  /** Names by area, in the reader's language. */
  names: Readonly<Record<Area, string>>
  /** Written on the cartouche. */
  title?: string
  /** Tinctures of owners, laid over the wash and under the ink. */
  tints?: ReactNode
}

/** The map without pieces, 0 0 1000 1400, and its frame, 36 units wide around it. Everything but the tints is drawn once. */
export function MapGround({ names, title, tints }: MapGroundProps) {
  return (
    <g className="map-ground" fill="none">
      <Wash />
      {tints}
      <Relief />
      <Marks />
      <Names names={names} />
      <Ornaments title={title} />
      <Frame />
    </g>
  )
}
