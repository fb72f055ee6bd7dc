/**
 * The hexes of a board to be touched: by pointer, finger and keys. One tab stop; arrow keys walk from hex to hex, Enter
 * picks, Escape lets go.
 */
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { attributeAt, usePointing } from '../../ui/board/pointing.ts'
import type { Box } from '../../ui/useZoom.ts'
import type { Board } from '../index.ts'
import { outlineOf } from './geometry.ts'
import { type Cursor, moved } from './keys.ts'

export interface HexTouch<Hex extends string> {
  /** What a hex is called and what is on it, for those who hear it. */
  nameOf(hex: Hex): string
  /** Classes for the hexes that are marked; `live` among them: picking it does something. */
  marks: ReadonlyMap<Hex, string>
  /** `by`: a finger cannot point at a hex before it picks it. */
  onPick(hex: Hex, by: 'pointer' | 'finger' | 'keys'): void
  /** The pointer or the focus is on this hex now; null: on none. */
  onPoint(hex: Hex | null): void
  onEscape(): void
}

interface Props<Hex extends string> extends HexTouch<Hex> {
  board: Board<Hex>
  frame: Box
  /** What the whole board is called. */
  title: string
  /** Where the cursor begins. */
  start: Hex
  /** The cursor has come to a hex by keys: it is to be seen. */
  onReach(hex: Hex): void
}

/** Browsers tell of a click what has clicked. */
const isFinger = (click: MouseEvent) => (click as PointerEvent).pointerType === 'touch'

interface HitProps {
  hex: string
  d: string
  words: string
  mark: string
  stop: boolean
}

const Hit = memo(function Hit({ hex, d, words, mark, stop }: HitProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: drawn, not laid out as a table
    <path
      className={`hex-hit ${mark}`}
      d={d}
      data-hex={hex}
      role="gridcell"
      tabIndex={stop ? 0 : -1}
      aria-label={words}
    />
  )
})

/** The hex with the tab stop, and what keys do. */
function useCursor<Hex extends string>({ board, start, onPick, onEscape }: Props<Hex>) {
  const [cursor, setCursor] = useState<Cursor<Hex> | null>(null)
  const at = cursor ?? { hex: start, x: board.cell(start).x }
  // The focus comes to a hex before the cursor that went there is drawn.
  const latest = useRef(at)
  latest.current = at
  const go = (to: Cursor<Hex>) => {
    latest.current = to
    setCursor(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onEscape()
    const pick = event.key === 'Enter' || event.key === ' '
    const to = pick ? null : moved(board, at, event.key)
    if (!pick && !to) return
    event.preventDefault()
    if (pick) return onPick(at.hex, 'keys')
    go(to!)
    event.currentTarget.querySelector<SVGElement>(`[data-hex="${to!.hex}"]`)?.focus({ preventScroll: true })
  }
  const onFocus = (hex: Hex | null) => {
    if (hex !== null && hex !== latest.current.hex) go({ hex, x: board.cell(hex).x })
  }
  return { hex: at.hex, onKeyDown, onFocus }
}

/** All hexes, row by row: the order of those who hear the board. */
function Rows<Hex extends string>({ board, nameOf, marks, stop }: Props<Hex> & { stop: Hex }) {
  const outlines = useMemo(() => new Map(board.hexes.map(hex => [hex, outlineOf(board.cell(hex))])), [board])
  return [...board.rows].map(([row, hexes]) => (
    // biome-ignore lint/a11y/useSemanticElements: drawn, not laid out as a table
    <g key={row} role="row">
      {hexes.map(hex => (
        <Hit
          key={hex}
          hex={hex}
          d={outlines.get(hex)!}
          words={nameOf(hex)}
          mark={marks.get(hex) ?? ''}
          stop={hex === stop}
        />
      ))}
    </g>
  ))
}

export function HexHits<Hex extends string>(props: Props<Hex>) {
  const { frame, title, onPick, onPoint, onReach } = props
  const cursor = useCursor(props)
  const pointing = usePointing('data-hex', onPoint)
  const at = (target: EventTarget) => attributeAt(target, 'data-hex') as Hex | null
  return (
    // biome-ignore lint/a11y/useSemanticElements: drawn, not laid out as a table
    <div
      className="hex-layer"
      role="grid"
      aria-label={title}
      onClick={event => {
        const hex = at(event.target)
        if (hex !== null) onPick(hex, isFinger(event.nativeEvent) ? 'finger' : 'pointer')
      }}
      onKeyDown={cursor.onKeyDown}
      {...pointing}
      onFocus={event => {
        const { target } = event
        const hex = at(target)
        cursor.onFocus(hex)
        pointing.onFocus(event)
        if (hex !== null && target.matches(':focus-visible')) onReach(hex)
      }}
    >
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="presentation">
        <Rows {...props} stop={cursor.hex} />
      </svg>
    </div>
  )
}
