/** Animations of pieces, made from the difference of two positions; they can be interrupted at any time. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../useMedia.ts'
import type { Point } from './plane.ts'

const easing = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
const pace = { duration: 380, easing }

/** Goes along points of the board to the last of them, where the element is drawn. `duration` in milliseconds. */
export function walk(element: Element, way: readonly Point[], duration: number): void {
  const end = way.at(-1)!
  const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }))
  element.animate(frames, { duration, easing })
}

export const appear = (element: Element): void => {
  const small = { transform: 'scale(.2)', opacity: 0 }
  element.animate([small, { transform: 'none', opacity: 1 }], pace)
}

export const turnOver = (element: Element): void => {
  element.animate([{ transform: 'scaleX(.05)' }, { transform: 'scaleX(1)' }], { duration: 260, easing })
}

/** A piece that has left the board: it fades where it stood. `key` tells it from others. */
export type Departed<Piece> = Piece & { key: number }

/**
 * After every change of the position `animate` plays it and tells which pieces have left. Where the reader wants things
 * to stay still it is not called. The second value is to be called when the departed have faded.
 */
export function useMotion<Position, Piece extends object>(
  position: Position,
  animate: (before: Position, after: Position) => readonly Piece[],
): [departed: readonly Departed<Piece>[], onGone: () => void] {
  const before = useRef(position)
  const count = useRef(0)
  const act = useRef(animate)
  act.current = animate
  const isStill = useReducedMotion()
  const [departed, setDeparted] = useState<readonly Departed<Piece>[]>([])

  useLayoutEffect(() => {
    if (before.current === position) return
    const last = before.current
    before.current = position
    if (isStill) return
    const gone = act.current(last, position)
    if (gone.length > 0) setDeparted(gone.map(piece => ({ ...piece, key: count.current++ })))
  }, [position, isStill])

  return [departed, useCallback(() => setDeparted([]), [])]
}
