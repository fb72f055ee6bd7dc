/**
 * A board of hexes that fills the room it is given, with zoom and pan. What is drawn on it comes in layers, each painted by
 * itself: what changes on one draws no other again.
 */
import './hex.css'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Point } from '../../ui/board/plane.ts'
import { isSmall, Layer, Sheet, type SheetHandle, useNarrowStart, useSheet } from '../../ui/board/Sheet.tsx'
import type { Box } from '../../ui/useZoom.ts'
import type { ZoomWords } from '../../ui/ZoomButtons.tsx'
import type { Board } from '../index.ts'
import { boxAround, frameOf, half, spotOf } from './geometry.ts'
import { HexHits, type HexTouch } from './HexHits.tsx'

interface Props<Hex extends string> extends HexTouch<Hex> {
  board: Board<Hex>
  /** All that is drawn, frame included; by default the frame of the hexes. */
  sheet?: Box
  title: string
  words: ZoomWords
  /** Who looks on: on a shared screen a small board begins anew for each; by default nobody in particular. */
  who?: number | null
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

/** On a small screen a wide board begins as high as the screen, with this point in the middle. */
const beginning =
  ({ height, width, y }: Box, at: Point) =>
  (room: HTMLElement) => {
    const wide = Math.max(height * (room.clientWidth / room.clientHeight), width / 2)
    return { x: at.x - wide / 2, width: wide, y: y + height / 2 - 1, height: 2 }
  }

/** Brings points of the board into view, if one is not there, as near as one looks now. */
function bringIntoView({ plane, moved, zoom, locate }: SheetHandle, points: readonly Point[]): void {
  const px = moved.current!.getBoundingClientRect().width / plane.width
  const edge = half * px
  const isInView = (point: Point) => {
    const { at, room } = locate(point)
    return at.x > edge && at.x < room.width - edge && at.y > edge && at.y < room.height - edge
  }
  if (points.every(isInView)) return
  const { room } = locate(points[0])
  const [width, height] = [room.width / px, room.height / px]
  const middle = (along: 'x' | 'y') => points.reduce((sum, point) => sum + point[along], 0) / points.length
  zoom.show({ x: middle('x') - width / 2, y: middle('y') - height / 2, width, height })
}

/** On a small screen: whatever goes on is brought into view, once the room has settled. */
function useScene<Hex extends string>(sheet: SheetHandle, board: Board<Hex>, scene: string) {
  useEffect(() => {
    if (scene === '' || !isSmall(sheet.room.current!)) return
    const spots = (scene.split(' ') as Hex[]).map(hex => spotOf(board, hex))
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => bringIntoView(sheet, spots))
    })
    return () => cancelAnimationFrame(frame)
  }, [sheet, board, scene])
}

const noMove = () => {}

export function HexBoard<Hex extends string>({
  board,
  title,
  words,
  under,
  over,
  who = null,
  scene = [],
  children,
  ...touch
}: Props<Hex>) {
  const whole = useMemo(() => frameOf(board), [board])
  const plane = touch.sheet ?? whole
  const sheet = useSheet(plane, noMove)
  const live = useMemo(() => [...touch.marks].filter(isLive).map(([hex]) => hex), [touch.marks])
  const start = live[0] ?? board.hexes[Math.floor(board.hexes.length / 2)]
  const part = useMemo(() => boxAround(live.map(board.cell), 100), [board, live])
  useNarrowStart(sheet, beginning(plane, spotOf(board, start)), who)
  useScene(sheet, board, scene.join(' '))
  const layer = (drawing: ReactNode, i: number) => (
    <Layer key={i} plane={plane} isDrawing>
      {drawing}
    </Layer>
  )
  return (
    <Sheet sheet={sheet} part={part} words={words} zoomClassName="hex-zoom" over={children}>
      {under.map(layer)}
      <HexHits
        {...touch}
        board={board}
        frame={plane}
        title={title}
        start={start}
        onReach={hex => bringIntoView(sheet, [spotOf(board, hex)])}
      />
      {over.map(layer)}
    </Sheet>
  )
}
