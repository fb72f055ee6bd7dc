/** The field without pieces: hexes, terrain, the border lines of the sections, the edges of the factions. */
import './ground.css'
import { memo } from 'react'
import type { Board, Cell } from '../../../hex/index.ts'
import { half, halfHexes, outlineOf, radius, regionPath, short } from '../../../hex/ui/geometry.ts'
import type { Faction } from '../data/factions.ts'
import { edgeRows, type Hex, sectionsOf } from '../data/hexes.ts'
import type { Crossing, Terrain } from '../data/terrain.ts'
import { charges } from './heraldry.ts'
import { frame, placed, sheet, spotOf } from './layout.ts'
import { crossing, grassOf, ground, type Strokes } from './terrain.ts'

/** What lies on the hexes, but for what stands there. */
export interface Lay {
  terrain: Readonly<Partial<Record<Hex, Terrain>>>
  crossings: Readonly<Partial<Record<Hex, Crossing>>>
}

interface Props extends Lay {
  field: Board<Hex>
  /** What the three sections are called, from left to right as one sits. */
  sections: readonly string[]
}

export const Drawn = ({ strokes }: { strokes: Strokes }) => (
  <>
    {strokes.fills.map(([style, d]) => (
      <path key={d} className={`ground-${style}`} d={d} />
    ))}
    <path className="ground-lines" d={strokes.lines} />
  </>
)

const seedOf = ({ x, row }: Cell) => x * 3 + row * 11

const Base = ({ field, terrain }: Pick<Props, 'field' | 'terrain'>) => (
  <>
    <rect className="ground-earth" {...frame} />
    {halfHexes(field).map(cell => (
      <path key={`${cell.x} ${cell.row}`} className="ground-half" d={outlineOf(cell)} clipPath="url(#lore-frame)" />
    ))}
    {field.hexes.map(hex => {
      const cell = field.cell(hex)
      return (
        <path key={hex} className={`ground-hex tone-${seedOf(cell) % 3} ${terrain[hex] ?? ''}`} d={outlineOf(cell)} />
      )
    })}
  </>
)

/** All water at once: with shores where it meets land, and none between. `name` tells drawings of one page apart. */
export function Waters({ field, terrain, name = 'field' }: Pick<Props, 'field' | 'terrain'> & { name?: string }) {
  const wet = field.hexes.filter(hex => terrain[hex] === 'water')
  if (wet.length === 0) return null
  const shore = regionPath(wet.map(field.cell))
  return (
    <>
      <clipPath id={`lore-waters-${name}`}>
        <path d={shore} />
      </clipPath>
      <path className="ground-water" d={shore} />
      <g clipPath={`url(#lore-waters-${name})`}>
        <path className="ground-shore far" d={shore} />
        <path className="ground-shore" d={shore} />
      </g>
    </>
  )
}

const Hexes = ({ field, terrain, crossings }: Props) =>
  field.hexes.map(hex => {
    const kind = terrain[hex] ?? 'empty'
    const over = crossings[hex]
    return (
      <g key={hex} transform={placed(spotOf(field, hex))} className={`ground-${kind}`}>
        {kind === 'empty' && <path className="ground-grass" d={grassOf(seedOf(field.cell(hex)))} />}
        <Drawn strokes={ground[kind]} />
        {over && <Drawn strokes={crossing[over]} />}
      </g>
    )
  })

/** Each hex by its name, over whatever is drawn there. */
const Names = ({ field }: { field: Board<Hex> }) =>
  field.hexes.map(hex => {
    const { x, y } = spotOf(field, hex)
    return (
      <text key={hex} className="ground-name" x={x} y={y - radius + 18}>
        {hex}
      </text>
    )
  })

/** The border lines run straight down: along sides in one row, through hexes in the next (BL-1.3). */
function Borders({ field }: { field: Board<Hex> }) {
  const lines = new Set(field.hexes.filter(hex => sectionsOf(hex).length > 1).map(hex => field.cell(hex).x * half))
  return [...lines].map(x => (
    <g key={x} className="ground-border">
      <path className="ground-border-bed" d={`M${x} ${short(frame.y)}V${short(frame.y + frame.height)}`} />
      <path d={`M${x} ${short(frame.y)}V${short(frame.y + frame.height)}`} />
    </g>
  ))
}

/** The band at a faction's own edge: its charge in the middle, and the names of the sections as one sits. */
function Edge({ field, faction, sections }: Pick<Props, 'field' | 'sections'> & { faction: Faction }) {
  const near = field.cell(field.hexes.find(hex => hex.endsWith(String(edgeRows[faction])))!)
  const above = near.row === field.cell(field.hexes[0]).row
  const y = above ? sheet.y + 8 : frame.y + frame.height + 8
  const middle = frame.x + frame.width / 2
  return (
    <g className={`lore-${faction}`}>
      <rect className="ground-edge" x={frame.x} y={y} width={frame.width} height={18} />
      {sections.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections stand from left to right
        <text key={i} className="ground-section" x={middle + (i - 1) * 400 + (i === 1 ? 100 : 0)} y={y + 13.5}>
          {name}
        </text>
      ))}
      <g transform={`translate(${middle} ${y + 9})`}>
        <circle className="ground-edge-boss" r="17" />
        <path className="ground-edge-charge" d={charges[faction]} fillRule="evenodd" />
      </g>
    </g>
  )
}

export const Ground = memo(function Ground(props: Props) {
  const { field } = props
  return (
    <>
      <clipPath id="lore-frame">
        <rect {...frame} />
      </clipPath>
      <rect className="ground-sheet" {...sheet} rx="6" />
      <Base {...props} />
      <Waters {...props} />
      <Hexes {...props} />
      <Borders field={field} />
      <Names field={field} />
      <rect className="ground-frame" {...frame} />
      <Edge {...props} faction="daqan" />
      <Edge {...props} faction="uthuk" />
    </>
  )
})
