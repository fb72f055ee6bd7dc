import './ground.css'
import { memo, type ReactNode } from 'react'
import { CompassRose, Glyph, MapFrame, MapName, Relief, Wash } from '../../../../ui/map/Atlas.tsx'
import { areaIds } from '../../data/areas.ts'
import { cityOf } from '../../data/cities.ts'
import type { Names } from '../../texts/common/names.ts'
import { areaCode } from '../../texts/common/position.ts'
import { extents } from './extents.ts'
import { anchorGlyph, bridgeGlyph } from './glyphs.ts'
import { areaShapes, ground } from './shapes.ts'

const size = { width: 1130, height: 1190 }
const rose = { x: 790, y: 978 }
const winds = [rose, { x: 20, y: 500 }]

const Sea = memo(() => <Wash {...ground} size={size} winds={winds} />)

const Land = memo(() => (
  <Relief {...ground} streams="" seaBorders="">
    <path className="kingdom-road-edge" d={ground.roads.join('')} />
    <path className="kingdom-road" d={ground.roads.join('')} />
    {ground.bridges.map(({ angle, ...spot }) => (
      <Glyph key={spot.x} drawing={bridgeGlyph} at={spot} turn={` rotate(${angle}) scale(1.5)`} />
    ))}
    {areaIds.map(area => {
      const { harbour } = areaShapes[area]
      return harbour && <Glyph key={area} name="anchor" drawing={anchorGlyph} at={harbour} />
    })}
  </Relief>
))

/** Cities by their names, other areas by their letter and number. */
const Labels = memo(({ names }: { names: Names }) => (
  <g>
    {areaIds.map(area => {
      const { x, y } = areaShapes[area].heart
      const city = cityOf(area)
      const label = {
        x,
        y: y + (city ? extents.name : extents.code),
        angle: 0,
        bend: 0,
        width: 90,
        lines: 1,
        size: 13.5,
      }
      return city ? (
        <MapName key={area} id={area} name={names.cities[city]} label={label} isSea={false} />
      ) : (
        <text key={area} className="kingdom-code" x={x} y={label.y}>
          {areaCode(area)}
        </text>
      )
    })}
  </g>
))

const Ornaments = memo(() => (
  <g>
    <g transform="translate(790 978) scale(.62) translate(-790 -978)">
      <CompassRose at={rose} />
    </g>
    <rect className="map-light" {...size} />
    <MapFrame size={size} />
  </g>
))

interface Props {
  names: Names
  /** Tints of owners, laid over the wash and under the ink. */
  tints?: ReactNode
}

/** The map without pieces, 0 0 1130 1190, and its frame. Everything but the tints is drawn once. */
export function Ground({ names, tints }: Props) {
  return (
    <g className="map-ground kingdom" fill="none">
      <Sea />
      {tints}
      <Land />
      <Labels names={names} />
      <Ornaments />
    </g>
  )
}
