/**
 * A field without pieces, drawn from what lies on each hex and what that looks like: hexes, terrain, water with its shores,
 * roads, border lines, the names of hexes. Colours come from ground.css.
 */
import './ground.css'
import { memo, type ReactElement } from 'react'
import type { Box } from '../../../ui/useZoom.ts'
import type { Board, Cell } from '../../index.ts'
import { frameOf, half, halfHexes, outlineOf, placed, radius, regionPath, short, spotOf } from '../geometry.ts'
import { grassOf, type TerrainLook } from './looks.ts'
import { roadPath, turnToRoad } from './roads.ts'

/** What lies on each hex, the lowest first: `{ C6: ['water', 'bridge'] }`. Hexes without anything are bare. */
export type Lay<Hex extends string, Kind extends string> = Readonly<Partial<Record<Hex, readonly Kind[]>>>

export interface GroundFacts<Hex extends string, Kind extends string> {
  board: Board<Hex>
  lay: Lay<Hex, Kind>
  looks: Readonly<Record<Kind, TerrainLook>>
  /** Tells drawings of one page apart. */
  name: string
  /** Roads lead on beyond the edges of the board. */
  areRoadsEndless?: boolean
}

/** One drawing, around the origin. */
export const Drawn = ({ look }: { look: TerrainLook }) => (
  <>
    {look.fills.map(([style, d]) => (
      <path key={d} className={`ground-${style}`} d={d} />
    ))}
    <path className="ground-lines" d={look.lines} />
  </>
)

const seedOf = ({ x, row }: Cell) => x * 3 + row * 11

const looksAt = <Hex extends string, Kind extends string>(
  { lay, looks }: Pick<GroundFacts<Hex, Kind>, 'lay' | 'looks'>,
  hex: Hex,
): TerrainLook[] => (lay[hex] ?? []).map(kind => looks[kind])

/** All water at once: with shores where it meets land, and none between. */
function Waters({ board, shored, name }: { board: Board<string>; shored: readonly string[]; name: string }) {
  if (shored.length === 0) return null
  const shore = regionPath(shored.map(board.cell))
  return (
    <>
      <clipPath id={`ground-waters-${name}`}>
        <path d={shore} />
      </clipPath>
      <path className="ground-water" d={shore} />
      <g clipPath={`url(#ground-waters-${name})`}>
        <path className="ground-shore far" d={shore} />
        <path className="ground-shore" d={shore} />
      </g>
    </>
  )
}

interface PatchProps<Hex extends string, Kind extends string> extends GroundFacts<Hex, Kind> {
  hexes: readonly Hex[]
  /** Without shades and grass: for a small drawing. */
  plain?: boolean
  /** A further class of a hex. */
  classOf?(hex: Hex): string
}

/** Some hexes of a field, without a sheet around them. */
export function Patch<Hex extends string, Kind extends string>(props: PatchProps<Hex, Kind>) {
  const { board, hexes, name, plain = false, classOf = () => '' } = props
  const at = (hex: Hex) => looksAt(props, hex)
  const hasRoad = (hex: Hex) => at(hex).some(look => look.road)
  const isWater = (hex: Hex) => at(hex).some(look => look.shore)
  const tone = (hex: Hex) => (plain ? '' : `tone-${seedOf(board.cell(hex)) % 3}`)
  return (
    <>
      {hexes.map(hex => (
        <path
          key={hex}
          className={`ground-hex ${tone(hex)} ${at(hex)[0]?.name ?? ''} ${classOf(hex)}`}
          d={outlineOf(board.cell(hex))}
        />
      ))}
      <Waters board={board} shored={hexes.filter(isWater)} name={name} />
      {hexes.filter(hasRoad).map(hex => (
        <path key={hex} className="ground-road" d={roadPath(board, hex, hasRoad, props.areRoadsEndless)} />
      ))}
      {hexes.map(hex => (
        <g key={hex} transform={placed(spotOf(board, hex))} className={`ground-${at(hex)[0]?.name ?? 'bare'}`}>
          {!plain && at(hex).length === 0 && <path className="ground-grass" d={grassOf(seedOf(board.cell(hex)))} />}
          {at(hex).map(look => (
            <g key={look.name} transform={look.crossing && `rotate(${turnToRoad(board, hex, hasRoad, isWater)})`}>
              <Drawn look={look} />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}

/** Each hex by its name, over whatever is drawn there. */
const Names = ({ board, nameOf }: { board: Board<string>; nameOf(hex: string): string }) =>
  board.hexes.map(hex => {
    const { x, y } = spotOf(board, hex)
    return (
      <text key={hex} className="ground-name" x={short(x)} y={short(y - radius + 18)}>
        {nameOf(hex)}
      </text>
    )
  })

/** Lines straight down the field: along sides in one row, through hexes in the next. */
const Borders = ({ at, frame: { y, height } }: { at: readonly number[]; frame: Box }) =>
  at.map(x => (
    <g key={x} className="ground-border">
      <path className="ground-border-bed" d={`M${x * half} ${short(y)}V${short(y + height)}`} />
      <path d={`M${x * half} ${short(y)}V${short(y + height)}`} />
    </g>
  ))

interface GroundProps<Hex extends string, Kind extends string> extends GroundFacts<Hex, Kind> {
  /** All that is drawn, with room around the frame of the hexes. */
  sheet: Box
  /** Where border lines run, in half hexes from the left. */
  borders?: readonly number[]
  /** What a hex is called on the field. */
  nameOf?(hex: Hex): string
}

function WholeGround<Hex extends string, Kind extends string>(props: GroundProps<Hex, Kind>) {
  const { board, sheet, name, borders = [], nameOf = String } = props
  const frame = frameOf(board)
  return (
    <>
      <clipPath id={`ground-frame-${name}`}>
        <rect {...frame} />
      </clipPath>
      <rect className="ground-sheet" {...sheet} rx="6" />
      <rect className="ground-earth" {...frame} />
      {halfHexes(board).map(cell => (
        <path
          key={`${cell.x} ${cell.row}`}
          className="ground-half"
          d={outlineOf(cell)}
          clipPath={`url(#ground-frame-${name})`}
        />
      ))}
      <Patch {...props} hexes={board.hexes} />
      <Borders at={borders} frame={frame} />
      <Names board={board as Board<string>} nameOf={nameOf as (hex: string) => string} />
      <rect className="ground-frame" {...frame} />
    </>
  )
}

/** The whole field. It is not drawn again while its props are the same: keep `lay` while it is equal. */
export const Ground = memo(WholeGround) as typeof WholeGround

/** How high a band along an edge begins. */
const bandAt = (frame: Box, at: 'head' | 'foot') => (at === 'head' ? frame.y - 26 : frame.y + frame.height + 8)

interface EdgeScoreProps {
  frame: Box
  at: 'head' | 'foot'
  /** Gives the colours, as those of the edge. */
  className: string
  /** How far it has come, in short: '5 / 16'. */
  text: string
}

/** On the band along an edge: how far its owner has come. */
export const EdgeScore = ({ frame, at, className, text }: EdgeScoreProps) => (
  <text className={`ground-score ${className}`} x={frame.x + frame.width / 2 - 2 * half} y={bandAt(frame, at) + 14.5}>
    {text}
  </text>
)

interface EdgeProps {
  frame: Box
  at: 'head' | 'foot'
  /** Gives the colours: `--field` and `--charge`. */
  className: string
  /** What lies along the edge is called, from left to right. */
  labels: readonly string[]
  /** The charge of whoever sits there, around the origin: a path, or a drawing. */
  charge: string | ReactElement
}

/** The band along an edge of the field: whose it is, and the names of its parts. */
export function Edge({ frame, at, className, labels, charge }: EdgeProps) {
  const y = bandAt(frame, at)
  const middle = frame.x + frame.width / 2
  // A name in the middle makes room for the charge.
  const spot = (i: number) => frame.x + (frame.width * (i + 0.5)) / labels.length
  const clear = (x: number) => (Math.abs(x - middle) < half ? x + 2 * half : x)
  return (
    <g className={className}>
      <rect className="ground-edge" x={frame.x} y={y} width={frame.width} height={18} />
      {labels.map((label, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand from left to right
        <text key={i} className="ground-section" x={clear(spot(i))} y={y + 13.5}>
          {label}
        </text>
      ))}
      <g transform={placed({ x: middle, y: y + 9 })}>
        <circle className="ground-edge-boss" r="17" />
        {typeof charge === 'string' ? <path className="ground-edge-charge" d={charge} fillRule="evenodd" /> : charge}
      </g>
    </g>
  )
}
