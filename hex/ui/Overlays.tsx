/**
 * Drawn on a field, under or over the pieces: where a unit can go, how far it reaches, whom it can attack and how it sees
 * them, the way it would take, the attack under way. Each takes hexes and knows no rules.
 */

import { type ReactNode, useMemo } from 'react'
import { FloatingMarks } from '../../ui/board/FloatingMarks.tsx'
import { LastMove } from '../../ui/board/LastMove.tsx'
import { lastMarks } from '../../ui/board/lastMove.ts'
import { between, type Point } from '../../ui/board/plane.ts'
import type { Logged } from '../../ui/board.ts'
import { type Board, type Border, cellAt, type Direction, sidesOf } from '../index.ts'
import { angleOf, middleOf, outlineOf, pathThrough, placed, regionPath, sideBetween, spotOf } from './geometry.ts'
import styles from './overlays.module.css'
import type { Look, Study } from './useStudy.ts'

interface OnBoard<Hex extends string> {
  board: Board<Hex>
}

interface Hexes<Hex extends string> extends OnBoard<Hex> {
  hexes: readonly Hex[]
}

/** The edge of a region: the range of a unit, the zone of a commander. `className`: a look of its own. */
export const Region = <Hex extends string>({ board, hexes, className = '' }: Hexes<Hex> & { className?: string }) => (
  <path className={`${styles.region} ${className}`} d={regionPath(hexes.map(board.cell))} />
)

/** The hex of the unit whose possibilities are shown. */
export const Subject = <Hex extends string>({ board, hex }: OnBoard<Hex> & { hex: Hex }) => (
  <path className={styles.subject} d={outlineOf(board.cell(hex), 4)} />
)

/** The hexes where a way can end, each with a number: steps, or what the way costs. */
export const Reachable = <Hex extends string>({ board, ends }: OnBoard<Hex> & { ends: ReadonlyMap<Hex, number> }) =>
  [...ends].map(([hex, steps]) => (
    <g key={hex} className={styles.reachable} transform={placed(spotOf(board, hex))}>
      <circle r="13" />
      <text y="5">{steps}</text>
    </g>
  ))

const corners = 'M-40-30V-40H-30M30-40H40V-30M40 30V40H30M-30 40H-40V30'

/** Those that can be attacked. */
export const Targets = <Hex extends string>({ board, hexes }: Hexes<Hex>) =>
  hexes.map(hex => <path key={hex} className={styles.target} d={corners} transform={placed(spotOf(board, hex))} />)

/** Those in range that cannot be attacked: a crossed-out eye. */
export const Hidden = <Hex extends string>({ board, hexes }: Hexes<Hex>) =>
  hexes.map(hex => (
    <g key={hex} className={styles.hidden} transform={placed(spotOf(board, hex))}>
      <path d="M-12-40C-6-48 6-48 12-40C6-33-6-33-12-40ZM-10-32L10-48" />
    </g>
  ))

/** A line of sight, and what it crosses. */
export function Sight<Hex extends string>({
  board,
  from,
  at,
  crossed,
  isBlocked,
  blockedAt,
}: OnBoard<Hex> & Look<Hex>) {
  return (
    <g className={`${styles.sight} ${isBlocked ? styles.blocked : ''}`}>
      {crossed.map(hex => (
        <path key={hex} className={styles.crossed} d={outlineOf(board.cell(hex), 9)} />
      ))}
      <path d={pathThrough([spotOf(board, from), spotOf(board, at)])} />
      {blockedAt && (
        <g transform={placed(spotOf(board, blockedAt))}>
          <circle r="15" />
          <path className={styles.block} d="M-7-7L7 7M7-7L-7 7" />
        </g>
      )}
    </g>
  )
}

/** A way from hex to hex; it may come to a hex twice. */
export function Way<Hex extends string>({ board, from, path }: OnBoard<Hex> & { from: Hex; path: readonly Hex[] }) {
  const spots = [from, ...path].map(hex => spotOf(board, hex))
  return (
    <g>
      <path className={styles.wayLine} d={pathThrough(spots)} />
      {spots.slice(1).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may come to a hex twice
        <circle key={i} className={styles.wayStop} cx={x} cy={y} r={i === path.length - 1 ? 11 : 6} />
      ))}
    </g>
  )
}

interface Studied<Hex extends string> extends OnBoard<Hex> {
  study: Study<Hex, { hex: Hex }>
}

/** Under the pieces: what the unit that is studied could do. The range of those who fight hand to hand goes without saying. */
export function Possible<Hex extends string>({ board, study: { subject, reach, outlook } }: Studied<Hex>) {
  if (!subject) return null
  return (
    <>
      {outlook && outlook.inRange.length > 6 && <Region board={board} hexes={[subject.hex, ...outlook.inRange]} />}
      {reach && <Reachable board={board} ends={reach.ends} />}
      <Subject board={board} hex={subject.hex} />
    </>
  )
}

/** Over the pieces: whom it could attack, how it sees the hex that is pointed at, and the way it would go there. */
export const Aims = <Hex extends string>({ board, study: { outlook, look, path } }: Studied<Hex>) => (
  <>
    {outlook && <Targets board={board} hexes={outlook.targets} />}
    {outlook && <Hidden board={board} hexes={outlook.hidden} />}
    {look && <Sight board={board} {...look} />}
    {path && <Way board={board} from={path.from} path={path.hexes} />}
  </>
)

/** Where a move went, and where from; null: it was made in one hex. */
export interface HexMove<Hex extends string> {
  from: Hex | null
  to: Hex
}

interface LastMovesProps<Hex extends string, Event> extends OnBoard<Hex> {
  log: readonly Logged<Event>[]
  /** What an event of a move leaves on the field until the next move. */
  movesOf(event: Event): readonly HexMove<Hex>[]
}

/** The last move, from hex to hex. */
export function LastMoves<Hex extends string, Event>({ board, log, movesOf }: LastMovesProps<Hex, Event>) {
  const moves = useMemo(() => lastMarks(log, movesOf), [log, movesOf])
  const marks = moves.map(({ from, to }) => ({ from: from && spotOf(board, from), to: spotOf(board, to) }))
  return <LastMove marks={marks} radius={42} />
}

/** A drawing on the border of two hexes, along it around the origin: a token, a wall. */
export function OnBorder<Hex extends string>({ board, border, children }: OnBoard<Hex> & BorderProps<Hex>) {
  const [a, b] = sidesOf(border)
  const { middle, angle } = sideBetween(board, a, b)
  return <g transform={turned(middle, angle)}>{children}</g>
}

interface BorderProps<Hex extends string> {
  border: Border<Hex>
  children: ReactNode
}

export interface HexChange<Hex extends string> {
  hex: Hex
  tone: 'bad' | 'good'
  text: string
}

const Change = ({ tone, text }: Pick<HexChange<string>, 'tone' | 'text'>) => (
  <g className={`${styles.change} ${styles[tone]}`}>
    <circle r="19" />
    <text y="7">{text}</text>
  </g>
)

interface ChangesProps<Hex extends string> extends OnBoard<Hex> {
  marks: readonly (HexChange<Hex> & { key: number })[]
  onGone(key: number): void
}

/** What has just been lost or gained in hexes: marks that float up. */
export const Changes = <Hex extends string>({ board, marks, onGone }: ChangesProps<Hex>) => (
  <FloatingMarks marks={marks} at={({ hex }) => spotOf(board, hex)} className={styles.floating} onGone={onGone}>
    {mark => <Change tone={mark.tone} text={mark.text} />}
  </FloatingMarks>
)

/** How far from the middle of a hex a blow begins and ends. */
const room = 34

const turned = (point: Point, degrees: number) => `${placed(point)} rotate(${degrees})`

interface BlowProps<Hex extends string> extends OnBoard<Hex> {
  from: Hex
  at: Hex
  /** A sign of 512 px that says how: blades, a bow. */
  sign: string
  /** Where the target would have to retreat, as this board has it; null: unknown. */
  away: Direction | null
}

/** The attack under way: who strikes whom, and the way out. */
export function Blow<Hex extends string>({ board, from, at, sign, away }: BlowProps<Hex>) {
  const [a, b] = [spotOf(board, from), spotOf(board, at)]
  const part = room / Math.hypot(b.x - a.x, b.y - a.y)
  const [start, end] = [between(a, b, part), between(a, b, 1 - part)]
  const out = away && middleOf(cellAt(board.cell(at), away))
  return (
    <g className={styles.blow}>
      <path className={styles.blowLine} d={pathThrough([start, end])} />
      <path className={styles.blowHead} d="M9 0L-9-9L-4 0L-9 9Z" transform={turned(end, angleOf(a, b))} />
      {out && (
        <path
          className={styles.blowAway}
          d="M-16-9L-6 0L-16 9M-4-9L6 0L-4 9"
          transform={turned(between(b, out, 0.52), angleOf(b, out))}
        />
      )}
      <g transform={placed(between(a, b, 0.5))}>
        <circle r="17" />
        <path d={sign} transform="scale(.047) translate(-256 -256)" />
      </g>
    </g>
  )
}
