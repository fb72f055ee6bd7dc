import { memo, type ReactNode } from 'react'
import { rowAt } from '../../../../ui/board/plane.ts'
import { Cartouche, CompassRose, Glyph, MapFrame, MapName, Relief, Wash } from '../../../../ui/map/Atlas.tsx'
import { type Area, areas, areaTable, isSea, landAreas, type Port, portIds, structureOf } from '../../data/areas.ts'
import { iconStep } from './extents.ts'
import { bridgeGlyph, cog, icons, rise, serpent, structures } from './glyphs.ts'
import { ornaments } from './ornaments.ts'
import { areaShapes, ground, portShapes } from './shapes.ts'

const size = { width: 1000, height: 1400 }
const winds = [ornaments.rose, { x: 60, y: 520 }]

const Sea = memo(() => (
  <Wash {...ground} size={size} winds={winds} onLand={<path className="map-snow" d={ground.wilds} />}>
    {portIds.map(port => (
      <path key={port} className="map-basin" d={portShapes[port].path} />
    ))}
  </Wash>
))

const Land = memo(() => (
  <Relief {...ground}>
    <path className="map-wall-edge" d={ground.wall} />
    <path className="map-merlons-edge" d={ground.wall} transform="translate(0 -6.4)" />
    <path className="map-merlons" d={ground.wall} transform="translate(0 -5.6)" />
    <path className="map-wall" d={ground.wall} />
    {ground.bridges.map(({ angle, ...spot }) => (
      <Glyph key={spot.x} drawing={bridgeGlyph} at={spot} turn={` rotate(${angle}) scale(1.2)`} />
    ))}
  </Relief>
))

function Icons({ area }: { area: Area }) {
  const { supply, power } = areaTable[area]
  const row = [...Array<'barrel'>(supply).fill('barrel'), ...Array<'crown'>(power).fill('crown')]
  const spots = rowAt(areaShapes[area].anchors.icons, row.length, iconStep)
  // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes
  return row.map((icon, i) => <Glyph key={i} name={icon} drawing={icons[icon]} at={spots[i]} />)
}

function Castle({ area }: { area: Area }) {
  const structure = structureOf(area)
  if (structure === null) return null
  const { x, y } = areaShapes[area].anchors.structure
  return <Glyph name={structure} drawing={structures[structure]} at={{ x, y: y + rise[structure] }} />
}

function PortMark({ port }: { port: Port }) {
  const { pier, anchor } = portShapes[port]
  return (
    <g>
      <path className="map-pier" d={pier} />
      <Glyph name="anchor" drawing={icons.anchor} at={anchor} />
    </g>
  )
}

const Marks = memo(() => (
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
))

const Names = memo(({ names }: { names: Readonly<Record<Area, string>> }) => (
  <g>
    {areas.map(area => (
      <MapName key={area} id={area} name={names[area]} label={areaShapes[area].label} isSea={isSea(area)} />
    ))}
  </g>
))

const Ornaments = memo(({ title }: { title?: string }) => (
  <g>
    <Glyph drawing={cog} at={ornaments.cog} />
    <Glyph drawing={serpent} at={ornaments.serpent} />
    <CompassRose at={ornaments.rose} />
    {title && <Cartouche title={title} at={ornaments.cartouche} />}
    <rect className="map-light" {...size} />
    <MapFrame size={size} />
  </g>
))

export interface MapGroundProps {
  /** Names by area, in the reader's language. */
  names: Readonly<Record<Area, string>>
  /** Written on the cartouche. */
  title?: string
  /** Tints of owners, laid over the wash and under the ink. */
  tints?: ReactNode
}

/** The map without pieces, 0 0 1000 1400, and its frame, 36 units wide around it. Everything but the tints is drawn once. */
export function MapGround({ names, title, tints }: MapGroundProps) {
  return (
    <g className="map-ground" fill="none">
      <Sea />
      {tints}
      <Land />
      <Marks />
      <Names names={names} />
      <Ornaments title={title} />
    </g>
  )
}
