/** What lies over a field without moving with it: one line that explains, and a card in a corner. */
import './beside.css'
import type { ReactNode } from 'react'
import type { Board } from '../index.ts'
import { frameOf, spotOf } from './geometry.ts'

/** One line over the foot of the field; nothing without text. `isNo`: it says why something cannot be done. */
export function Hint({ lines, isNo = false }: { lines: readonly (string | null)[]; isNo?: boolean }) {
  const said = lines.filter(line => line !== null)
  if (said.length === 0) return null
  return (
    <p className={`hex-hint${isNo ? ' no' : ''}`} data-over>
      {said.join('. ')}
    </p>
  )
}

/** The side and the end of a field that lie away from a hex, as classes of a corner. */
export function awayFrom<Hex extends string>(board: Board<Hex>, hex: Hex): string {
  const frame = frameOf(board)
  const { x, y } = spotOf(board, hex)
  return `${x > frame.x + frame.width / 2 ? 'left' : 'right'} ${y > frame.y + frame.height / 2 + 1 ? 'head' : 'foot'}`
}

interface CornerProps<Hex extends string> {
  board: Board<Hex>
  /** What must stay in sight. */
  hex: Hex
  children: ReactNode
}

/** A card in the corner of the field away from a hex. */
export const Corner = <Hex extends string>({ board, hex, children }: CornerProps<Hex>) => (
  <div className={`hex-corner ${awayFrom(board, hex)}`} data-over>
    {children}
  </div>
)
