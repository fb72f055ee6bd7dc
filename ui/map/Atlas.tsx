/**
 * A map drawn like an old atlas, in parts that a game puts on each other: wash, the tints of owners, relief, marks, names,
 * ornaments, frame. Each part draws once. Colours are the inks of map.css.
 */
import './map.css'
import { type ReactNode, useMemo } from 'react'
import { type Point, translate } from '../board/plane.ts'
import { breakName, type Label } from './lettering.ts'
import { cartouche, quatrefoil, rhumbs, rose, type Size } from './ornaments.ts'
import { softened } from './path.ts'
import { stamp, type Terrain } from './terrain.ts'

/** A drawing of some strokes: each painted in one of the inks of map.css. */
export type Drawing = readonly { ink: 'body' | 'dark' | 'line' | 'gold' | 'wood' | 'flag'; d: string }[]

interface GlyphProps {
  /** What it is, where something counts it. */
  name?: string
  drawing: Drawing
  at: Point
  /** More of the transform. */
  turn?: string
}

export function Glyph({ name, drawing, at, turn = '' }: GlyphProps) {
  return (
    <g data-glyph={name} transform={translate(at) + turn}>
      {drawing.map(({ ink, d }) => (
        <path key={d} className={`map-${ink}`} d={d} />
      ))}
    </g>
  )
}

/** The colours that change over the sheet: the climate of the land, and the light that falls on all of it. */
const Light = ({ width, height }: Size) => (
  <defs>
    <linearGradient id="map-climate" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={height}>
      <stop offset="0" className="map-north" />
      <stop offset="0.45" className="map-middle" />
      <stop offset="1" className="map-south" />
    </linearGradient>
    <radialGradient
      id="map-light"
      gradientUnits="userSpaceOnUse"
      cx={width / 2}
      cy={Math.round(height * 0.4714)}
      r={Math.round(height * 0.6286)}
    >
      <stop offset="0" className="map-glow" />
      <stop offset="0.55" className="map-glow-end" />
      <stop offset="0.55" className="map-dusk-end" />
      <stop offset="1" className="map-dusk" />
    </radialGradient>
  </defs>
)

interface WashProps {
  size: Size
  /** All land, as one path. */
  landmass: string
  /** Curves along the coast, nearest first. */
  waterLines: readonly string[]
  /** Points from which lines of constant course run over the sea. */
  winds: readonly Point[]
  /** On the land, under its shore. */
  onLand?: ReactNode
  /** On the sea. */
  children?: ReactNode
}

/** Sea and land without their ink: what the tints of owners are laid on. */
export function Wash({ size, landmass, waterLines, winds, onLand, children }: WashProps) {
  const { width, height } = size
  const soft = useMemo(() => waterLines.map(softened), [waterLines])
  return (
    <g>
      <Light {...size} />
      <path className="map-land" d={landmass} />
      {onLand}
      <path className="map-shore map-shore-wide" d={landmass} />
      <path className="map-shore" d={landmass} />
      <path className="map-sea" fillRule="evenodd" d={`M0-12H${width}V${height}H0z${landmass}`} />
      {soft.map((d, i) => (
        <path key={d} className={`map-water map-water-${i + 1}`} d={d} />
      ))}
      <path className="map-rhumb" d={winds.map(at => rhumbs(at, size)).join('')} />
      {children}
    </g>
  )
}

/** From the back to the front. */
const terrainOrder: readonly Terrain[] = ['wave', 'field', 'dune', 'reed', 'hill', 'pine', 'tree', 'mountain', 'peak']

interface ReliefProps {
  /** Feet of the glyphs as x, y, x, y ..., in layers that hide each other. */
  terrain: Readonly<Partial<Record<Terrain, readonly (readonly number[])[]>>>
  streams: string
  landBorders: string
  seaBorders: string
  landmass: string
  /** Rivers that are borders. */
  rivers: readonly string[]
  /** Over the rivers. */
  children?: ReactNode
}

/** The ink of the land: terrain, borders, coast, rivers. */
export function Relief({ terrain, streams, landBorders, seaBorders, landmass, rivers, children }: ReliefProps) {
  return (
    <g>
      {terrainOrder.flatMap(kind =>
        (terrain[kind] ?? []).map(layer => (
          <path key={`${kind} ${layer[0]} ${layer[1]}`} className={`map-terrain map-${kind}`} d={stamp(kind, layer)} />
        )),
      )}
      <path className="map-stream" d={streams} />
      <path className="map-border" d={landBorders} />
      <path className="map-sea-border" d={seaBorders} />
      <path className="map-coast" d={landmass} />
      <path className="map-river-bank" d={rivers.join('')} />
      <path className="map-river" d={rivers.join('')} />
      {children}
    </g>
  )
}

interface NameProps {
  /** A name of its own among the ids of the page. */
  id: string
  name: string
  label: Label
  isSea: boolean
}

/** The names of lands stand straight or bent with the land, those of seas swing like a wave. */
export function MapName({ id, name, label, isSea }: NameProps) {
  const lines = breakName(name, label.lines)
  const baseline = (i: number) => (i - (lines.length - 1) / 2) * label.size * 1.05 + label.size * 0.3
  return (
    <g
      className={isSea ? 'map-name map-name-sea' : 'map-name'}
      fontSize={label.size}
      transform={translate(label) + (label.angle ? ` rotate(${label.angle})` : '')}
    >
      {lines.map((line, i) =>
        label.bend ? (
          <BentLine key={line} id={`map-name-${id}-${i}`} line={line} y={baseline(i)} label={label} />
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

export const CompassRose = ({ at }: { at: Point }) => (
  <g transform={translate(at)}>
    <path className="map-line" d={rose.rings + rose.ticks} />
    {rose.petals.flatMap(({ light, dark }) => [
      <path key={light} className="map-body" d={light} />,
      <path key={dark} className="map-dark" d={dark} />,
    ])}
    <path className="map-flag" d={rose.lily} />
  </g>
)

/** The scroll with the title of the map. */
export const Cartouche = ({ title, at }: { title: string; at: Point }) => (
  <g transform={translate(at)}>
    <path className="map-wood" d={cartouche.tails} />
    <path className="map-body" d={cartouche.body} />
    <path className="map-rule" d={cartouche.rules} />
    <text className="map-title" y="10">
      <tspan>{title.slice(0, 1)}</tspan>
      {title.slice(1)}
    </text>
  </g>
)

/** Four little corners that join the inner lines of the frame, 18 units long. */
const corners = ({ width: w, height: h }: Size) =>
  `M-19-1H-1V-19M${w + 19}-1H${w + 1}V-19M-19 ${h + 1}H-1V${h + 19}M${w + 19} ${h + 1}H${w + 1}V${h + 19}`

/** The frame of a sheet, 36 units wide around it. */
export function MapFrame({ size }: { size: Size }) {
  const { width: w, height: h } = size
  const line = (out: number, more = '') => (
    <rect className={`map-frame-line${more}`} x={-out} y={-out} width={w + 2 * out} height={h + 2 * out} />
  )
  return (
    <g>
      <path className="map-frame" fillRule="evenodd" d={`M-36-36H${w + 36}V${h + 36}H-36zM0 0V${h}H${w}V0z`} />
      {line(1)}
      <path className="map-frame-scale" d={`M0-10H${w}M0 ${h + 10}H${w}M-10 0V${h}M${w + 10} 0V${h}`} />
      {line(19)}
      {line(26, ' map-frame-outer')}
      <path className="map-frame-line" d={corners(size)} />
      {[-10, w + 10].flatMap(x =>
        [-10, h + 10].map(y => (
          <path key={`${x} ${y}`} className="map-gold" d={quatrefoil} transform={translate({ x, y })} />
        )),
      )}
    </g>
  )
}
