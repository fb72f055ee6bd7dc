/**
 * A drawn sheet that fills the room of the board, with zoom and pan. What is drawn comes in layers, each painted by itself:
 * what changes on one draws no other again.
 */

import { type PointerEventHandler, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Seat } from '../../kernel/index.ts'
import { type Box, useZoom, type Zoom } from '../useZoom.ts'
import { ZoomButtons, type ZoomWords } from '../ZoomButtons.tsx'
import type { Point } from './plane.ts'
import styles from './sheet.module.css'

export interface SheetHandle {
  plane: Box
  room: RefObject<HTMLDivElement | null>
  moved: RefObject<HTMLDivElement | null>
  zoom: Zoom
  /** Where a point of the plane lies in the room now, and the size of the room, in px. Not before the sheet is drawn. */
  locate(point: Point): { at: Point; room: { width: number; height: number } }
}

const locator =
  (plane: Box, room: RefObject<HTMLElement | null>, moved: RefObject<HTMLElement | null>): SheetHandle['locate'] =>
  ({ x, y }) => {
    const [outer, drawn] = [room.current!.getBoundingClientRect(), moved.current!.getBoundingClientRect()]
    const at = {
      x: drawn.x - outer.x + ((x - plane.x) / plane.width) * drawn.width,
      y: drawn.y - outer.y + ((y - plane.y) / plane.height) * drawn.height,
    }
    return { at, room: { width: outer.width, height: outer.height } }
  }

/**
 * What a `Sheet` needs. `plane`: all that is drawn, in units of the board, always the same object; `onMove` hears that it moved;
 * `foot`: the height, in px, of a bar over its foot (`footBarHeight`).
 */
export function useSheet(plane: Box, onMove: () => void, foot = 0): SheetHandle {
  const room = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const zoom = useZoom(plane, room, moved, onMove, foot)
  return useMemo(() => ({ plane, room, moved, zoom, locate: locator(plane, room, moved) }), [plane, zoom])
}

/** Too little, in px, for a whole board: a phone, but not the room that a desktop leaves beside its columns. */
const small = 520

/** Is the room too small for a whole board? */
export const isSmall = ({ clientWidth, clientHeight }: HTMLElement): boolean =>
  clientWidth <= small && clientHeight <= small

/**
 * In a small room the board begins with a part of the plane in sight; else it begins whole. It begins anew when somebody
 * else looks on (`who`): on a shared screen each begins where that person may act.
 */
export function useNarrowStart({ room, zoom }: SheetHandle, partIn: (room: HTMLElement) => Box, who: Seat | null) {
  const latest = useRef(partIn)
  latest.current = partIn
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader begins elsewhere
  useEffect(() => {
    if (isSmall(room.current!)) zoom.show(latest.current(room.current!))
  }, [room, zoom, who])
}

interface Props {
  sheet: SheetHandle
  /** The part of the plane where something may be done; null: nowhere. */
  part: Box | null
  words: ZoomWords
  className?: string
  zoomClassName?: string
  onPointerDown?: PointerEventHandler
  /** The layers. */
  children: ReactNode
  /** What lies over the board at its corners and edges and does not move with it. */
  over?: ReactNode
}

export function Sheet({ sheet, part, words, className = '', zoomClassName, onPointerDown, children, over }: Props) {
  return (
    <div ref={sheet.room} className={`${styles.room} ${className}`} onPointerDown={onPointerDown}>
      <div ref={sheet.moved} className={styles.sheet}>
        {children}
      </div>
      <ZoomButtons zoom={sheet.zoom} part={part} words={words} className={zoomClassName} />
      {over}
    </div>
  )
}

interface LayerProps {
  plane: Box
  /** Deaf to the pointer, and silent. */
  isDrawing?: boolean
  className?: string
  children: ReactNode
}

/** One drawing as large as the sheet. */
export function Layer({ plane: { x, y, width, height }, isDrawing = false, className = '', children }: LayerProps) {
  const viewBox = `${x} ${y} ${width} ${height}`
  if (isDrawing) {
    return (
      <svg className={`${styles.layer} ${styles.drawing} ${className}`} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    <svg className={`${styles.layer} ${className}`} viewBox={viewBox} role="presentation">
      {children}
    </svg>
  )
}
