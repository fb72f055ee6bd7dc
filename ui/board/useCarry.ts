/** Dragging with mouse, pen or finger: a picture of what is carried follows the pointer until it is dropped. */

import { type PointerEvent as ReactPointerEvent, useRef } from 'react'
import styles from './carry.module.css'

/** What a press takes up: a load, and the element whose picture follows the pointer. */
export interface Carried<Load> {
  load: Load
  element: Element
}

interface Wish<Load> {
  /** What a press on this element takes up; null: nothing. */
  carriedAt(target: Element): Carried<Load> | null
  /** A copy of the element to follow the pointer; an SVG part must be given an `svg` around it. */
  pictureOf(element: Element): Element
  /** The pointer has gone far enough: this is no click. */
  onStart?(load: Load): void
  /** `onto`: what lies under the pointer where it was let go. */
  onDrop(load: Load, onto: Element): void
}

/** How far a pointer goes, in px, before it drags. */
const reach = 7

/** The copy in a frame that follows the pointer; `styles` keeps its size by `--carried-size`. */
function shadowOf(picture: Element): HTMLElement {
  const shadow = document.createElement('div')
  shadow.className = styles.carried
  shadow.append(picture)
  document.body.append(shadow)
  return shadow
}

interface Ends {
  picture(): Element
  onStart(): void
  onDrop(onto: Element): void
}

/** Follows the pointer until it is released. */
function follow({ clientX, clientY }: ReactPointerEvent, { picture, onStart, onDrop }: Ends): void {
  let shadow: HTMLElement | null = null
  const move = (now: PointerEvent) => {
    if (!shadow && Math.hypot(now.clientX - clientX, now.clientY - clientY) < reach) return
    if (!shadow) {
      shadow = shadowOf(picture())
      onStart()
    }
    shadow.style.translate = `${now.clientX}px ${now.clientY}px`
    now.preventDefault()
  }
  const stop = new AbortController()
  const end = (now: PointerEvent) => {
    stop.abort()
    if (!shadow) return
    shadow.remove()
    const onto = now.type === 'pointerup' ? document.elementFromPoint(now.clientX, now.clientY) : null
    if (onto) onDrop(onto)
  }
  const { signal } = stop
  addEventListener('pointermove', move, { signal, passive: false })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

/** For the root of a board: `onPointerDown` begins drags, `wasDragged` tells once whether the click that comes is the end of one. */
export function useCarry<Load>({ carriedAt, pictureOf, onStart, onDrop }: Wish<Load>) {
  const isDrop = useRef(false)
  const onPointerDown = (event: ReactPointerEvent) => {
    isDrop.current = false
    const carried = event.button === 0 ? carriedAt(event.target as Element) : null
    if (!carried) return
    const { load, element } = carried
    follow(event, {
      picture: () => pictureOf(element),
      onStart: () => {
        isDrop.current = true
        onStart?.(load)
      },
      onDrop: onto => onDrop(load, onto),
    })
  }
  const wasDragged = () => {
    const was = isDrop.current
    isDrop.current = false
    return was
  }
  return { onPointerDown, wasDragged }
}
