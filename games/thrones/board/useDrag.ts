/** Dragging units or orders with mouse, pen or finger: what is carried follows the pointer and is dropped on a place. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Load, Picked } from './touch.ts'
import type { Touch } from './useTouch.ts'

interface Sources {
  unitsAt(place: Place): readonly Picked[]
  orderAt(place: Place): Order | null
}

const reach = 7

/** What lies under the pointer: a piece that can be carried, or a place. */
const under = (event: { clientX: number; clientY: number }): Element | null =>
  document.elementFromPoint(event.clientX, event.clientY)

const placeOf = (element: Element | null): Place | null =>
  (element?.closest('[data-place]')?.getAttribute('data-place') as Place | undefined) ?? null

/** What a drag that begins on an element carries. */
function loadOf(element: Element, touch: Touch, { unitsAt, orderAt }: Sources): Load | null {
  const carried = element.closest('[data-carry]')
  const from = placeOf(element)
  if (carried?.hasAttribute('data-tray')) {
    return { from: null, units: [], order: carried.getAttribute('data-tray') as Order }
  }
  if (from === null || carried === null) return null
  if (carried.getAttribute('data-carry') === 'order') return { from, units: [], order: orderAt(from) }
  const index = Number(carried.getAttribute('data-piece')!.split('/')[1])
  const chosen = touch.selection.units.some(unit => unit.index === index)
  return {
    from,
    units: chosen ? touch.selection.units : unitsAt(from).filter(unit => unit.index === index),
    order: null,
  }
}

/** A picture of what is carried, which follows the pointer. */
function shadowOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect()
  const shadow = document.createElement('div')
  shadow.className = 'thrones-carried'
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-17 -17 34 34')
  const size = Math.max(34, box.width)
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  const drawing = element.querySelector('.thrones-unit, .thrones-token') ?? element
  svg.append(drawing.cloneNode(true))
  shadow.append(svg)
  document.body.append(shadow)
  return shadow
}

/** Follows the pointer until it is released; `onDrop` hears of a drag that went somewhere, with what lay under its end. */
function follow(
  start: ReactPointerEvent,
  carried: Element,
  root: HTMLElement | null,
  onDrop: (onto: Element | null) => void,
) {
  const [x, y] = [start.clientX, start.clientY]
  let shadow: HTMLElement | null = null
  const move = (now: PointerEvent) => {
    if (!shadow && Math.hypot(now.clientX - x, now.clientY - y) < reach) return
    if (!shadow) {
      shadow = shadowOf(carried)
      root?.classList.add('carrying')
    }
    shadow.style.translate = `${now.clientX}px ${now.clientY}px`
    now.preventDefault()
  }
  const end = (now: PointerEvent) => {
    stop.abort()
    root?.classList.remove('carrying')
    if (!shadow) return
    shadow.remove()
    onDrop(now.type === 'pointerup' ? under(now) : null)
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pointermove', move, { signal, passive: false })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

/** For the map's root: `onPointerDown` begins drags, `dragged` tells whether the click that comes is the end of one. */
export function useDrag(touch: Touch, sources: Sources, root: RefObject<HTMLElement | null>) {
  const justDropped = useRef(false)
  const onPointerDown = (event: ReactPointerEvent) => {
    justDropped.current = false
    const target = event.target as Element
    const carried = target.closest('[data-carry]')
    const load = carried && event.button === 0 ? loadOf(target, touch, sources) : null
    if (!load || !carried) return
    follow(event, carried, root.current, onto => {
      justDropped.current = true
      const to = placeOf(onto)
      if (to !== null && to !== load.from) touch.drop(load, to)
    })
  }
  const dragged = () => {
    const was = justDropped.current
    justDropped.current = false
    return was
  }
  return { onPointerDown, dragged }
}
