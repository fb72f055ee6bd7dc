/**
 * A board of hexes that fills the room it is given, with zoom and pan. What is drawn on it comes in layers, each painted by
 * itself: what changes on one draws no other again.
 */
import './hex.css'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { type Box, useZoom, type Zoom } from '../../ui/useZoom.ts'
import { ZoomButtons } from '../../ui/ZoomButtons.tsx'
import type { Board } from '../index.ts'
import { boxAround, frameOf, half, middleOf, type Point } from './geometry.ts'
import { HexHits, type HexTouch } from './HexHits.tsx'

interface Props<Hex extends string> extends HexTouch<Hex> {
  board: Board<Hex>
  /** All that is drawn, frame included; by default the frame of the hexes. */
  sheet?: Box
  title: string
  words: { zoomIn: string; zoomOut: string; fit: string; aim: string }
  /** Where something is going on now: on a small screen it is brought into sight. */
  scene?: readonly Hex[]
  /** Drawn below the hexes that are touched: ground, overlays. */
  under: readonly ReactNode[]
  /** Drawn above them, deaf to the pointer: pieces, marks. */
  over: readonly ReactNode[]
  /** Beside the board, at its corners and edges. */
  children?: ReactNode
}

const isLive = ([, mark]: readonly [string, string]) => mark.split(' ').includes('live')

const hexWidth = 2 * half

/** Too narrow, in px, for a whole board. */
const narrow = 600

/** On a small screen a wide board begins as high as the screen, where something may be done; else it begins whole. */
function useNarrowStart(room: RefObject<HTMLElement | null>, zoom: Zoom, sheet: Box, at: { x: number }) {
  const start = useRef({ zoom, sheet, at })
  useEffect(() => {
    const { clientWidth, clientHeight } = room.current!
    if (clientWidth > narrow) return
    const { zoom, sheet, at } = start.current
    const width = Math.max(sheet.height * (clientWidth / clientHeight), sheet.width / 2)
    zoom.show({ x: at.x - width / 2, width, y: sheet.y + sheet.height / 2 - 1, height: 2 })
  }, [room])
}

/** On a small screen: whatever goes on is shown with the hexes around it, once the room has settled. */
function useScene<Hex extends string>(
  room: RefObject<HTMLElement | null>,
  zoom: Zoom,
  board: Board<Hex>,
  scene: string,
) {
  useEffect(() => {
    if (scene === '' || room.current!.clientWidth > narrow) return
    const part = boxAround((scene.split(' ') as Hex[]).map(board.cell), 1.5 * hexWidth)!
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => zoom.show(part))
    })
    return () => cancelAnimationFrame(frame)
  }, [room, zoom, board, scene])
}

/** Brings a point of the board into view, if it is not there, as near as one looks now. */
function bringIntoView(room: HTMLElement, moved: HTMLElement, sheet: Box, zoom: Zoom, { x, y }: Point): void {
  const [view, drawn] = [room.getBoundingClientRect(), moved.getBoundingClientRect()]
  const px = drawn.width / sheet.width
  const at = { x: drawn.x + (x - sheet.x) * px - view.x, y: drawn.y + (y - sheet.y) * px - view.y }
  const edge = half * px
  if (at.x > edge && at.x < view.width - edge && at.y > edge && at.y < view.height - edge) return
  const [width, height] = [view.width / px, view.height / px]
  zoom.show({ x: x - width / 2, y: y - height / 2, width, height })
}

export function HexBoard<Hex extends string>({
  board,
  title,
  words,
  under,
  over,
  scene = [],
  children,
  ...touch
}: Props<Hex>) {
  const room = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const whole = useMemo(() => frameOf(board), [board])
  const sheet = touch.sheet ?? whole
  const viewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`
  const zoom = useZoom(sheet, room, moved, () => {})
  const live = useMemo(() => [...touch.marks].filter(isLive).map(([hex]) => hex), [touch.marks])
  const start = live[0] ?? board.hexes[Math.floor(board.hexes.length / 2)]
  const part = useMemo(() => boxAround(live.map(board.cell), 100), [board, live])
  useNarrowStart(room, zoom, sheet, middleOf(board.cell(start)))
  useScene(room, zoom, board, scene.join(' '))
  const reveal = (hex: Hex) => bringIntoView(room.current!, moved.current!, sheet, zoom, middleOf(board.cell(hex)))
  const layer = (drawing: ReactNode, i: number) => (
    <svg key={i} className="hex-layer hex-drawing" viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>
  )
  return (
    <div ref={room} className="hex-board">
      <div ref={moved} className="hex-sheet">
        {under.map(layer)}
        <HexHits {...touch} board={board} frame={sheet} title={title} start={start} onReach={reveal} />
        {over.map(layer)}
      </div>
      <ZoomButtons zoom={zoom} part={part} words={words} />
      {children}
    </div>
  )
}
