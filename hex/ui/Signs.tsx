/** Signs for the legend of a field: its ground, and what stands on a hex. */
import type { ReactNode } from 'react'
import type { Point } from '../../ui/board/plane.ts'
import type { Board } from '../index.ts'
import { boxAround } from './geometry.ts'
import { Patch } from './ground/Ground.tsx'
import type { TerrainLook } from './ground/looks.ts'

/** Width and height, in px. */
const size = 36

interface GroundSignProps<Hex extends string, Kind extends string> {
  board: Board<Hex>
  /** What lies on the hex, the lowest first. */
  kinds: readonly Kind[]
  looks: Readonly<Record<Kind, TerrainLook>>
}

/** One hex with what lies on it. */
export function GroundSign<Hex extends string, Kind extends string>({
  board,
  kinds,
  looks,
}: GroundSignProps<Hex, Kind>) {
  const [hex] = board.hexes
  const { x, y, width, height } = boxAround([board.cell(hex)], 2)!
  const lay = { [hex]: kinds } as Partial<Record<Hex, readonly Kind[]>>
  const name = `sign-${kinds.join('-')}`
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width={size} height={size} aria-hidden="true">
      <Patch {...{ board, lay, looks, name }} hexes={[hex]} plain areRoadsEndless />
    </svg>
  )
}

/** What is drawn around a point, as large as a hex; by default around the middle of a hex drawn at the origin. */
export const HexSign = ({ at = { x: 0, y: 0 }, children }: { at?: Point; children: ReactNode }) => (
  <svg viewBox={`${at.x - 58} ${at.y - 58} 116 116`} width={size} height={size} aria-hidden="true">
    {children}
  </svg>
)
