/** The combat under way, drawn on the field: who strikes whom, and which way the target would have to retreat. */
import { type Board, type Direction, opposite } from '../../../hex/index.ts'
import { type Point, pathThrough, placed, spotOf } from '../../../hex/ui/geometry.ts'
import { board, type Hex } from '../data/hexes.ts'
import type { Fight } from '../types.ts'
import { crossedSwords, highShot } from './icons.ts'

/** A point between two others. */
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

const angle = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** The middle of the next hex in a direction, also beyond the edge of the board; null: nothing lies on that line. */
function beyond(field: Board<Hex>, at: Hex, away: Direction): Point | null {
  const [next, before] = [board.next(at, away), board.next(at, opposite(away))]
  if (next) return spotOf(field, next)
  return before && between(spotOf(field, before), spotOf(field, at), 2)
}

/** How far before the middle of the target the blow ends, in parts of a hex. */
const short = 34

export function Clash({ field, fight }: { field: Board<Hex>; fight: Fight }) {
  const [a, b] = [spotOf(field, fight.from), spotOf(field, fight.at)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [start, end] = [between(a, b, short / length), between(a, b, 1 - short / length)]
  const flight = fight.away && beyond(field, fight.at, fight.away)
  return (
    <g className="lore-clash">
      <path className="lore-clash-blow" d={pathThrough([start, end])} />
      <path className="lore-clash-head" d="M9 0L-9-9L-4 0L-9 9Z" transform={`${placed(end)} rotate(${angle(a, b)})`} />
      {flight && (
        <path
          className="lore-clash-away"
          d="M-16-9L-6 0L-16 9M-4-9L6 0L-4 9"
          transform={`${placed(between(b, flight, 0.52))} rotate(${angle(b, flight)})`}
        />
      )}
      <g transform={placed(between(a, b, 0.5))}>
        <circle r="17" />
        <path d={fight.ranged ? highShot : crossedSwords} transform="scale(.047) translate(-256 -256)" />
      </g>
    </g>
  )
}
