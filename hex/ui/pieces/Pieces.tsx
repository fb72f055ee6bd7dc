/**
 * Units as they stand in a hex: figures on a tray that thin out, or one figure with the marks of its wounds. Drawings are
 * around the middle of the hex; colours come from a class of the game with `--field`, `--charge` and `--metal`.
 */
import './pieces.css'
import type { ReactNode } from 'react'
import type { Point } from '../../../ui/board/plane.ts'
import { placed, short } from '../geometry.ts'

/** A figure: feet at the origin, about 42 high. */
export interface FigureDrawing {
  /** Filled with `--field`. */
  body: string
  /** Filled with `--metal`. */
  metal: string
  /** Drawn in ink. */
  lines: string
  /** Half its width, for the room it needs. */
  half: number
}

/** What a kind of unit looks like. */
export interface UnitLook {
  figure: FigureDrawing
  /** What it stands on, 84 wide and 46 high. */
  tray: string
  /** The rim that tells a rank: a line, dots or gold. */
  rim: 'line' | 'dots' | 'gold' | null
  /** The badge at the front of the tray, and the sign of its rank in lines. */
  badge: string
  sign: string
  /** The class that gives the colours. */
  className: string
  /** Who stands before the others of a group, taller than they. */
  leader?: FigureDrawing
}

/** Where figures stand on the tray, by how many are left: those behind first. */
const ranks: Readonly<Record<1 | 2 | 3 | 4, readonly Point[]>> = {
  1: [{ x: 0, y: 24 }],
  2: [
    { x: -19, y: 24 },
    { x: 19, y: 24 },
  ],
  3: [
    { x: 0, y: 11 },
    { x: -23, y: 26 },
    { x: 23, y: 26 },
  ],
  4: [
    { x: 0, y: 8 },
    { x: -26, y: 19 },
    { x: 26, y: 19 },
    { x: 0, y: 30 },
  ],
}

/** The same around a leader, who stands in the middle and comes last. */
const spots: typeof ranks = {
  1: [{ x: 0, y: 26 }],
  2: [
    { x: -27, y: 16 },
    { x: 6, y: 28 },
  ],
  3: [
    { x: -28, y: 16 },
    { x: 28, y: 16 },
    { x: 0, y: 29 },
  ],
  4: [
    { x: 0, y: 4 },
    { x: -29, y: 17 },
    { x: 29, y: 17 },
    { x: 0, y: 30 },
  ],
}

interface FigureProps {
  drawing: FigureDrawing
  at?: Point
  scale?: number
}

export const Figure = ({ drawing: { body, metal, lines }, at = { x: 0, y: 0 }, scale = 1 }: FigureProps) => (
  <g className="piece-figure" transform={`${placed(at)} scale(${short(scale)})`}>
    <path className="piece-halo" d={body} />
    <path className="piece-body" d={body} />
    <path className="piece-metal" d={metal} fillRule="evenodd" />
    <path className="piece-ink" d={lines} />
  </g>
)

interface FiguresProps {
  drawing: FigureDrawing
  count: number
  /** The last of them, in the middle. */
  leader?: FigureDrawing
}

/** The figures that are left, up to four. Broad ones are drawn smaller where there are several. */
export function Figures({ drawing, count, leader }: FiguresProps) {
  const shown = Math.min(4, count) as 1 | 2 | 3 | 4
  const scale = Math.min(1.2, (shown === 1 ? 30 : 21.5) / drawing.half)
  const others = leader ? spots[shown].slice(0, -1) : ranks[shown]
  return (
    <>
      {others.map(spot => (
        <Figure key={`${spot.x} ${spot.y}`} drawing={drawing} at={spot} scale={leader ? 0.86 * scale : scale} />
      ))}
      {leader && <Figure drawing={leader} at={spots[shown].at(-1)} scale={Math.min(1.3, 34 / leader.half)} />}
    </>
  )
}

export const Tray = ({ tray, rim }: Pick<UnitLook, 'tray' | 'rim'>) => (
  <g transform="translate(0 24)">
    <path className="piece-tray-shade" d={tray} transform="translate(0 3)" />
    <path className="piece-tray" d={tray} />
    {rim && <path className={`piece-rim ${rim}`} d={tray} transform="scale(.86 .8)" />}
  </g>
)

export const Badge = ({ badge, sign }: Pick<UnitLook, 'badge' | 'sign'>) => (
  <g className="piece-badge">
    <path d={badge} />
    <path className="piece-rank" d={sign} />
  </g>
)

/** One mark for each health of a unit of one figure: filled where it is wounded. */
function Wounds({ health, left }: Health) {
  const pitch = Math.min(12, 70 / health)
  return Array.from({ length: health }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
      key={i}
      className={i < health - left ? 'piece-wound' : 'piece-whole'}
      d="M0-6C3-2 4.4 0 4.4 2.4A4.4 4.4 0 1 1-4.4 2.4C-4.4 0-3-2 0-6Z"
      transform={`translate(${short((i - (health - 1) / 2) * pitch)} -1)`}
    />
  ))
}

interface Health {
  health: number
  left: number
}

interface UnitProps {
  look: UnitLook
  /** The number of figures; or the health of a single one, whose wounds are marked. */
  strength: number | Health
  className?: string
  /** What lies with it: an order, tokens. */
  children?: ReactNode
}

/** A unit with all that is left of it. */
export function UnitStand({ look, strength, className = '', children }: UnitProps) {
  const isGroup = typeof strength === 'number'
  return (
    <g className={`piece-unit ${look.className} ${className}`}>
      <Tray {...look} />
      {isGroup ? (
        <Figures drawing={look.figure} count={strength} leader={look.leader} />
      ) : (
        <Figure drawing={look.figure} at={{ x: 0, y: 20 }} scale={1.1} />
      )}
      <g transform={`translate(0 ${isGroup ? 41 : 33})`}>
        {!isGroup && <Wounds {...strength} />}
        <g transform={isGroup ? undefined : 'translate(0 14)'}>
          <Badge {...look} />
        </g>
      </g>
      {children}
    </g>
  )
}

/** A flag at the left of a unit that is to do something this turn (`ready`) or has done it (`spent`). */
export const OrderFlag = ({ is }: { is: 'ready' | 'spent' }) => (
  <path className={`piece-order ${is}`} d="M-45 10V-31L-30-25L-44-19" />
)

/** One figure of a unit on its tray, beside words. `width` in px. */
export const UnitPortrait = ({ look, width, scale = 1 }: { look: UnitLook; width: number; scale?: number }) => (
  <svg className={look.className} viewBox="-48 -44 96 92" width={width} height={width - 2} aria-hidden="true">
    <Tray {...look} />
    <Figure drawing={look.figure} at={{ x: 0, y: 26 }} scale={scale} />
  </svg>
)
