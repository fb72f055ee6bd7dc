/** What lies over a field without moving with it: one line that explains, and a card in a corner. */
import type { ReactNode } from 'react'
import { FootMenu } from '../../ui/board/MoveMenu.tsx'
import type { Board } from '../index.ts'
import styles from './beside.module.css'
import { frameOf, spotOf } from './geometry.ts'
import type { FieldTouch } from './useHexTouch.ts'

interface HintProps {
  lines: readonly (string | null)[]
  /** It says why something cannot be done. */
  isNo?: boolean
  /** What lies under the line. */
  children?: ReactNode
}

/** One line over the foot of the field; nothing without text. */
export function Hint({ lines, isNo = false, children }: HintProps) {
  const said = lines.filter(line => line !== null)
  if (said.length === 0) return null
  return (
    <div className={`${styles.hint} ${isNo ? styles.no : ''}`} data-over>
      <p>{said.join('. ')}</p>
      {children}
    </div>
  )
}

/** The side and the end of a field that lie away from a hex. */
export function awayFrom<Hex extends string>(board: Board<Hex>, hex: Hex): ['left' | 'right', 'head' | 'foot'] {
  const frame = frameOf(board)
  const { x, y } = spotOf(board, hex)
  return [x > frame.x + frame.width / 2 ? 'left' : 'right', y > frame.y + frame.height / 2 + 1 ? 'head' : 'foot']
}

interface CornerProps<Hex extends string> {
  board: Board<Hex>
  /** What must stay in sight. */
  hex: Hex
  children: ReactNode
}

/** A card in the corner of the field away from a hex. */
export const Corner = <Hex extends string>({ board, hex, children }: CornerProps<Hex>) => (
  <div
    className={`${styles.corner} ${awayFrom(board, hex)
      .map(side => styles[side])
      .join(' ')}`}
    data-over
  >
    {children}
  </div>
)

export interface HexMenuWords<Hex> {
  chooseAt(hex: Hex): string
  cancel: string
}

interface MenuProps<Hex extends string, Move> {
  touch: Pick<FieldTouch<Hex, Move>, 'menu' | 'make' | 'dismiss'>
  words: HexMenuWords<Hex>
  labelOf(move: Move): string
}

/** Where one hex offers several moves: which of them is meant; nothing while none is open. */
export function HexMenu<Hex extends string, Move>({ touch, words, labelOf }: MenuProps<Hex, Move>) {
  const { menu, make, dismiss } = touch
  if (!menu) return null
  const items = menu.choices.map(move => ({
    label: labelOf(move),
    move: JSON.stringify(move),
    onChoose: () => make(move),
  }))
  return <FootMenu title={words.chooseAt(menu.place)} items={items} cancel={words.cancel} onClose={dismiss} />
}
