import { memo, type ReactNode } from 'react'
import { type Area, areas, areaTable, isSea, type Port, portIds } from '../../data/areas.ts'
import { bridgeGlyph, cog, type Drawing, icons, serpent, stamp, structures, type Terrain } from './glyphs.ts'
import { breakName } from './lettering.ts'
import { cartouche, rhumbs, rose } from './ornaments.ts'
import { areaShapes, ground, portShapes } from './shapes.ts'
import type { Spot } from './types.ts'
import './map.css'

/** The sheet with its frame; the map itself is 0 0 1000 1400. */
export const mapViewBox = '-36 -36 1072 1472'

const at = ({ x, y }: Spot, more = '') => `translate(${x} ${y})${more}`

function Glyph({ drawing, at: place }: { drawing: Drawing; at: string }) {
  return (
    <g transform={place}>
      {drawing.map(({ ink, d }) => (
        <path key={d} className={`map-${ink}`} d={d} />
      ))}
    </g>
  )
}

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
        <radialGradient id="map-light" gradientUnits="userSpaceOnUse" cx="500" cy="700" r="860">
          <stop offset="0.45" className="map-light-inner" />
          <stop offset="1" className="map-light-outer" />
        </radialGradient>
        <clipPath id="map-sheet">
          <rect width="1000" height="1400" />
        </clipPath>
        <clipPath id="map-landmass">
          <path d={ground.landmass} />
        </clipPath>
      </defs>
      <rect className="map-sea" width="1000" height="1400" />
      <g clipPath="url(#map-sheet)">
        <path className="map-rhumb" d={rhumbs(918, 1318) + rhumbs(60, 300)} />
        {ground.waterLines.map((d, i) => (
          <path key={d} className={`map-water map-water-${i + 1}`} d={d} />
        ))}
      </g>
      <path className="map-land" d={ground.landmass} />
      <g clipPath="url(#map-landmass)">
        <path className="map-shore map-shore-wide" d={ground.landmass} />
        <path className="map-shore" d={ground.landmass} />
      </g>
    </g>
  )
})

const terrainOrder: Terrain[] = ['field', 'dune', 'reed', 'hill', 'pine', 'tree', 'mountain', 'peak']

const Relief = memo(function Relief() {
  return (
    <g>
      {terrainOrder.flatMap(kind =>
        (ground.terrain[kind] ?? []).map((layer, i) => (
          <path key={`${kind}-${i}`} className={`map-terrain map-${kind}`} d={stamp(kind, layer)} />
        )),
      )}
      <path className="map-stream" d={ground.streams} />
      <path className="map-border" d={ground.landBorders} />
      <path className="map-sea-border" d={ground.seaBorders} />
      {ground.rivers.map(d => (
        <path key={d} className="map-river-bank" d={d} />
      ))}
      {ground.rivers.map(d => (
        <path key={d} className="map-river" d={d} />
      ))}
      <path className="map-coast" d={ground.landmass} />
      <path className="map-wall-foot" d={ground.wall} />
      <path className="map-wall" d={ground.wall} />
      {ground.bridges.map(({ angle, ...spot }) => (
        <Glyph key={spot.x} drawing={bridgeGlyph} at={at(spot, ` rotate(${angle})`)} />
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
    <Glyph key={i} drawing={icons[icon]} at={at({ x: x + (i - (row.length - 1) / 2) * 17, y })} />
  ))
}

function PortMark({ port }: { port: Port }) {
  const { path, pier, anchor } = portShapes[port]
  return (
    <g>
      <path className="map-basin" d={path} />
      <path className="map-pier" d={pier} />
      <Glyph drawing={icons.anchor} at={at(anchor)} />
    </g>
  )
}

const Marks = memo(function Marks() {
  return (
    <g>
      {portIds.map(port => (
        <PortMark key={port} port={port} />
      ))}
      {areas.map(area => {
        const { structure } = areaTable[area]
        return structure && <Glyph key={area} drawing={structures[structure]} at={at(areaShapes[area].anchors.structure)} />
      })}
      {areas.map(area => (
        <Icons key={area} area={area} />
      ))}
    </g>
  )
})

function Name({ area, name }: { area: Area; name: string }) {
  const { label } = areaShapes[area]
  const lines = breakName(name, label.lines)
  const leading = label.size * 1.05
  return (
    <text className={isSea(area) ? 'map-name map-name-sea' : 'map-name'} fontSize={label.size} transform={at(label, label.angle ? ` rotate(${label.angle})` : '')}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={(i - (lines.length - 1) / 2) * leading + label.size * 0.3}>
          {line}
        </tspan>
      ))}
    </text>
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
      <Glyph drawing={cog} at="translate(92 272)" />
      <Glyph drawing={serpent} at="translate(912 646)" />
      <g transform="translate(918 1318)">
        <path className="map-line map-rose-rings" d={rose.rings + rose.ticks} />
        <path className="map-body" d={rose.light} />
        <path className="map-dark" d={rose.dark} />
        <path className="map-flag" d={rose.lily} />
      </g>
      {title && (
        <g transform="translate(104 1340)">
          <path className="map-body" d={cartouche.body} />
          <path className="map-line" d={cartouche.curls} />
          <text className="map-title" y="11">
            {title}
          </text>
        </g>
      )}
      <rect className="map-light" x="-36" y="-36" width="1072" height="1472" />
      <path className="map-frame" fillRule="evenodd" d="M-36-36H1036V1436H-36zM0 0V1400H1000V0z" />
      <rect className="map-frame-line" x="-2" y="-2" width="1004" height="1404" />
      <rect className="map-frame-scale" x="-10" y="-10" width="1020" height="1420" />
      <rect className="map-frame-line" x="-18" y="-18" width="1036" height="1436" />
      <rect className="map-frame-line map-frame-outer" x="-24" y="-24" width="1048" height="1448" />
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

/** The map without pieces. Everything but the tints is drawn once. */
export function MapGround({ names, title, tints }: MapGroundProps) {
  return (
    <g className="map-ground">
      <Wash />
      {tints}
      <Relief />
      <Marks />
      <Names names={names} />
      <Ornaments title={title} />
    </g>
  )
}
