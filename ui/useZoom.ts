/**
 * Zoom and pan of a board: wheel, pinch, drag, double click, buttons. The sheet is moved by hand, without React: while
 * the hand moves it only the picture is scaled; at rest it takes its new size, and is drawn sharp. What is marked
 * `data-over` lies over the board and does not move it; what is marked `data-carry` is dragged itself; a double click on
 * something `live` does not zoom.
 */
import './zoom.css'
import { type Selection, select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useMemo, useRef } from 'react'

/** A part of the plane, in units of the board. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Zoom {
  by(factor: number): void
  fit(): void
  /** Shows a part of the board. */
  show(box: Box): void
}

/** Too narrow, in px, for anything to open beside the board. */
const narrow = 480

/** From this share of its height on a room leaves space beside an upright sheet (see footBar.module.css). */
const beside = 0.9

/** What is moved: the room it has on the page, the element of the board in it, and the plane drawn on that. */
interface Sheet {
  room: HTMLElement
  element: HTMLElement
  plane: Box
  /** Height, in px, of what lies over the foot of the room: the board can be drawn up above it. */
  foot: number
}

/** Where the sheet lies at zoom 1: whole, at the right and the foot; on a narrow screen in the middle. `scale`: px for one unit of the board. */
function baseOf({ room: { clientWidth, clientHeight }, plane, ...sheet }: Sheet) {
  const scale = Math.min(clientWidth / plane.width, clientHeight / plane.height) || 1
  const [width, height] = [plane.width * scale, plane.height * scale]
  const room = { width: clientWidth, height: clientHeight }
  const part = clientWidth < narrow ? 2 : 1
  // In a room that is wider than high what would lie over the foot lies beside the sheet.
  const foot = clientWidth < beside * clientHeight || clientWidth < narrow ? sheet.foot : 0
  return { x: (clientWidth - width) / part, y: (clientHeight - height) / part, width, height, scale, room, foot }
}

type Corners = [[number, number], [number, number]]

/** How far the sheet reaches; where something lies over the foot of an upright room, it reaches farther down. */
function cornersOf({ x, y, width, height, room, foot }: ReturnType<typeof baseOf>): Corners {
  const covered = y + height > room.height - foot ? foot : 0
  return [
    [x, y],
    [x + width, y + height + covered],
  ]
}

/**
 * Keeps the board in view. Where it leaves room, it lies to the right and at the foot: what opens over it opens at the top
 * left. On a narrow screen that opens above, and the board lies in the middle.
 */
function constrain(to: ZoomTransform, view: Corners, map: Corners): ZoomTransform {
  const left = to.invertX(view[0][0]) - map[0][0]
  const right = to.invertX(view[1][0]) - map[1][0]
  const top = to.invertY(view[0][1]) - map[0][1]
  const bottom = to.invertY(view[1][1]) - map[1][1]
  const isNarrow = view[1][0] - view[0][0] < narrow
  const rest = (before: number, after: number) => (isNarrow ? (before + after) / 2 : after)
  return to.translate(
    right > left ? rest(left, right) : Math.min(0, left) || Math.max(0, right),
    bottom > top ? rest(top, bottom) : Math.min(0, top) || Math.max(0, bottom),
  )
}

/** A drag that begins on a piece carries the piece, not the board; what lies over the board is no board. */
function isForBoard(event: MouseEvent & TouchEvent): boolean {
  const target = event.target as Element
  if (event.button || target.closest('[data-over]')) return false
  // A double click or tap zooms, but not where each click does something.
  if ((event.type === 'dblclick' || event.type === 'touchend') && target.closest('.live')) return false
  return event.type === 'wheel' || event.touches?.length > 1 || !target.closest('[data-carry]')
}

/** Moves a sheet: `move` scales its picture, `settle` gives it the size it now has. */
function handOf(sheet: Sheet) {
  const { element } = sheet
  let now: ZoomTransform = zoomIdentity
  let settled = 1
  const move = (to: ZoomTransform, glide = false) => {
    now = to
    const base = baseOf(sheet)
    element.classList.toggle('gliding', glide)
    const at = `${to.x + base.x * to.k}px, ${to.y + base.y * to.k}px`
    element.style.transform = `translate(${at}) scale(${to.k / settled})`
  }
  const settle = () => {
    const base = baseOf(sheet)
    settled = now.k
    element.style.width = `${base.width * settled}px`
    element.style.height = `${base.height * settled}px`
    element.style.setProperty('--sheet-scale', String(base.scale * settled))
    move(now)
  }
  return { move, settle }
}

function zoomOf(
  hand: ReturnType<typeof handOf>,
  glides: () => boolean,
  tell: () => void,
): ZoomBehavior<HTMLElement, unknown> {
  return zoom<HTMLElement, unknown>()
    .scaleExtent([1, 6])
    .constrain(constrain)
    .clickDistance(6)
    .filter(isForBoard)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      hand.move(transform, !sourceEvent && glides())
      tell()
    })
    .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent || !glides()) hand.settle()
    })
}

interface Acting {
  at: Selection<HTMLElement, unknown, null, undefined>
  zoom: ZoomBehavior<HTMLElement, unknown>
  stop(): void
}

/** Puts the hand on the board, and keeps what is shown when the room changes. */
function attach(sheet: Sheet, tell: () => void): Acting {
  const { room, element } = sheet
  const hand = handOf(sheet)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let fitting = false
  const behave = zoomOf(hand, () => !fitting && !still.matches, tell)
  const at = select(room).call(behave)
  let base = baseOf(sheet)
  const fitted = () => {
    fitting = true
    behave.translateExtent(cornersOf(baseOf(sheet))).transform(at, keeping(sheet, base))
    fitting = false
    base = baseOf(sheet)
  }
  const watch = new ResizeObserver(fitted)
  watch.observe(room)
  fitted()
  element.addEventListener('transitionend', hand.settle)
  const stop = () => {
    watch.disconnect()
    element.removeEventListener('transitionend', hand.settle)
    at.on('.zoom', null)
  }
  return { at, zoom: behave, stop }
}

/** Makes a board movable in its room; `plane` is all that is drawn on it, and `onMove` hears that it moved. */
export function useZoom(
  plane: Box,
  root: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  onMove: () => void,
  foot = 0,
): Zoom {
  const acting = useRef<Acting>(null)
  const tell = useRef(onMove)
  tell.current = onMove
  useEffect(() => {
    acting.current = attach({ room: root.current!, element: element.current!, plane, foot }, () => tell.current())
    return acting.current.stop
  }, [plane, root, element, foot])
  return useMemo(() => {
    const to = (transform: ZoomTransform) => acting.current!.zoom.transform(acting.current!.at, transform)
    return {
      by: factor => acting.current!.zoom.scaleBy(acting.current!.at, factor),
      fit: () => to(zoomIdentity),
      show: box => to(framing({ room: root.current!, element: element.current!, plane, foot }, box)),
    }
  }, [plane, root, element, foot])
}

/** The zoom at which a point, in units of the board, lies in the middle, as far as the board reaches. */
function centring(sheet: Sheet, at: { x: number; y: number }, k: number): ZoomTransform {
  const { clientWidth, clientHeight } = sheet.room
  const base = baseOf(sheet)
  const [x, y] = [base.x + (at.x - sheet.plane.x) * base.scale, base.y + (at.y - sheet.plane.y) * base.scale]
  const centred = zoomIdentity
    .translate(clientWidth / 2, (clientHeight - base.foot) / 2)
    .scale(k)
    .translate(-x, -y)
  return constrain(
    centred,
    [
      [0, 0],
      [clientWidth, clientHeight],
    ],
    cornersOf(base),
  )
}

/** The zoom that shows a part of the board as large as it goes, at most four times. */
function framing(sheet: Sheet, part: Box): ZoomTransform {
  const { scale, room, foot } = baseOf(sheet)
  const height = room.height - foot
  const k = Math.max(1, Math.min(4, room.width / part.width / scale, height / part.height / scale))
  return centring(sheet, { x: part.x + part.width / 2, y: part.y + part.height / 2 }, k)
}

/** The zoom that shows the same part of the board as large as before, now that the room has changed. */
function keeping(sheet: Sheet, before: ReturnType<typeof baseOf>): ZoomTransform {
  const now = zoomTransform(sheet.room)
  if (now.k === 1) return zoomIdentity
  const x = sheet.plane.x + (now.invertX(before.room.width / 2) - before.x) / before.scale
  const y = sheet.plane.y + (now.invertY((before.room.height - before.foot) / 2) - before.y) / before.scale
  return centring(sheet, { x, y }, Math.max(1, Math.min(6, (now.k * before.scale) / baseOf(sheet).scale)))
}
