/**
 * Zoom and pan of the map: wheel, pinch, drag, double click, buttons. The sheet is moved by hand, without React: while
 * the hand moves it only the picture is scaled; at rest it takes its new size, and is drawn sharp.
 */
import { type Selection, select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { sheet } from './layout.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Zoom {
  by(factor: number): void
  fit(): void
  /** Shows a part of the map, given in map units. */
  show(box: Box): void
}

/** Too narrow, in px, for anything to open beside the map. */
const narrow = 480

/** Where the sheet lies at zoom 1: whole, to the right. `scale`: px for one map unit. */
function baseOf({ clientWidth, clientHeight }: HTMLElement) {
  const scale = Math.min(clientWidth / sheet.width, clientHeight / sheet.height) || 1
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const room = { width: clientWidth, height: clientHeight }
  const x = (clientWidth - width) / (clientWidth < narrow ? 2 : 1)
  return { x, y: (clientHeight - height) / 2, width, height, scale, room }
}

type Corners = [[number, number], [number, number]]

const cornersOf = ({ x, y, width, height }: Box): Corners => [
  [x, y],
  [x + width, y + height],
]

/**
 * Keeps the map in view. Where it leaves room beside it, it lies to the right: what opens over the map opens left.
 * On a narrow screen that opens above, and the map lies in the middle.
 */
function constrain(to: ZoomTransform, view: Corners, map: Corners): ZoomTransform {
  const left = to.invertX(view[0][0]) - map[0][0]
  const right = to.invertX(view[1][0]) - map[1][0]
  const top = to.invertY(view[0][1]) - map[0][1]
  const bottom = to.invertY(view[1][1]) - map[1][1]
  const beside = view[1][0] - view[0][0] < narrow ? (left + right) / 2 : right
  return to.translate(
    right > left ? beside : Math.min(0, left) || Math.max(0, right),
    bottom > top ? (top + bottom) / 2 : Math.min(0, top) || Math.max(0, bottom),
  )
}

/** A drag that begins on a piece carries the piece, not the map; what lies over the map is no map. */
function isForMap(event: MouseEvent & TouchEvent): boolean {
  const target = event.target as Element
  if (event.button || !target.closest('.thrones-sheet, .thrones-map') || target.closest('[data-over]')) return false
  // A double click or tap zooms, but not where each click does something.
  if ((event.type === 'dblclick' || event.type === 'touchend') && target.closest('.live')) return false
  return event.type === 'wheel' || event.touches?.length > 1 || !target.closest('[data-carry]')
}

/** Moves the sheet: `move` scales its picture, `settle` gives it the size it now has. */
function handOf(root: HTMLElement, element: HTMLElement) {
  let now: ZoomTransform = zoomIdentity
  let settled = 1
  const move = (to: ZoomTransform, glide = false) => {
    now = to
    const base = baseOf(root)
    element.classList.toggle('thrones-glide', glide)
    const at = `${to.x + base.x * to.k}px, ${to.y + base.y * to.k}px`
    element.style.transform = `translate(${at}) scale(${to.k / settled})`
  }
  const settle = () => {
    const base = baseOf(root)
    settled = now.k
    element.style.width = `${base.width * settled}px`
    element.style.height = `${base.height * settled}px`
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
    .filter(isForMap)
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

/** Puts the hand on the map, and keeps what is shown when the room changes. */
function attach(map: HTMLElement, moved: HTMLElement, tell: () => void): Acting {
  const hand = handOf(map, moved)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let fitting = false
  const behave = zoomOf(hand, () => !fitting && !still.matches, tell)
  const at = select(map).call(behave)
  let base = baseOf(map)
  const fitted = () => {
    fitting = true
    behave.translateExtent(cornersOf(baseOf(map))).transform(at, keeping(map, base))
    fitting = false
    base = baseOf(map)
  }
  const watch = new ResizeObserver(fitted)
  watch.observe(map)
  fitted()
  moved.addEventListener('transitionend', hand.settle)
  const stop = () => {
    watch.disconnect()
    moved.removeEventListener('transitionend', hand.settle)
    at.on('.zoom', null)
  }
  return { at, zoom: behave, stop }
}

/** Makes the map movable; `onMove` hears that it moved. */
export function useZoom(
  root: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  onMove: () => void,
): Zoom {
  const acting = useRef<Acting>(null)
  const tell = useRef(onMove)
  tell.current = onMove
  useEffect(() => {
    acting.current = attach(root.current!, element.current!, () => tell.current())
    return acting.current.stop
  }, [root, element])
  return useMemo(() => {
    const to = (transform: ZoomTransform) => acting.current!.zoom.transform(acting.current!.at, transform)
    return {
      by: factor => acting.current!.zoom.scaleBy(acting.current!.at, factor),
      fit: () => to(zoomIdentity),
      show: box => to(framing(root.current!, box)),
    }
  }, [root])
}

/** The zoom at which a point, in map units, lies in the middle, as far as the map reaches. */
function centring(root: HTMLElement, at: { x: number; y: number }, k: number): ZoomTransform {
  const { clientWidth, clientHeight } = root
  const base = baseOf(root)
  const [x, y] = [base.x + (at.x - sheet.x) * base.scale, base.y + (at.y - sheet.y) * base.scale]
  const centred = zoomIdentity
    .translate(clientWidth / 2, clientHeight / 2)
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

/** The zoom that shows a part of the map as large as it goes, at most four times. */
function framing(root: HTMLElement, part: Box): ZoomTransform {
  const { scale } = baseOf(root)
  const k = Math.max(1, Math.min(4, root.clientWidth / part.width / scale, root.clientHeight / part.height / scale))
  return centring(root, { x: part.x + part.width / 2, y: part.y + part.height / 2 }, k)
}

/** The zoom that shows the same part of the map as large as before, now that the room has changed. */
function keeping(root: HTMLElement, before: ReturnType<typeof baseOf>): ZoomTransform {
  const now = zoomTransform(root)
  if (now.k === 1) return zoomIdentity
  const x = sheet.x + (now.invertX(before.room.width / 2) - before.x) / before.scale
  const y = sheet.y + (now.invertY(before.room.height / 2) - before.y) / before.scale
  return centring(root, { x, y }, Math.max(1, Math.min(6, (now.k * before.scale) / baseOf(root).scale)))
}
