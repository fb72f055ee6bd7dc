/** Units go to where they are now, along the way they took; made from the difference of two positions. */

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Board } from '../../../hex/index.ts'
import { spotOf } from '../../../hex/ui/geometry.ts'
import { useReducedMotion } from '../../../ui/useMedia.ts'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../types.ts'
import type { UnitScene } from './scene.ts'

/** The way that news tell of from one hex to another; else straight. */
export function wayOf(news: readonly Event[], from: Hex, to: Hex): readonly Hex[] {
  for (const event of news.toReversed()) {
    if (event.is !== 'moved' && event.is !== 'retreated') continue
    const path = event.path[0] === from ? event.path : [from, ...event.path]
    if (path.at(-1) === to) return path
  }
  return [from, to]
}

/** Milliseconds for a step from hex to hex, and at most for a whole way. */
const [step, most] = [190, 520]

function walk(element: Element, field: Board<Hex>, path: readonly Hex[]): void {
  const end = spotOf(field, path.at(-1)!)
  const frames = path.map(hex => {
    const { x, y } = spotOf(field, hex)
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` }
  })
  const duration = Math.min(most, step * Math.max(1.4, path.length - 1))
  element.animate(frames, { duration, easing: 'cubic-bezier(0.35, 0.1, 0.3, 1)' })
}

/** Animates what has changed; tells which units are to fade away. */
export function useMotion(
  layer: RefObject<Element | null>,
  field: Board<Hex>,
  units: readonly UnitScene[],
  news: readonly Event[],
): [departed: readonly UnitScene[], gone: () => void] {
  const before = useRef(units)
  const still = useReducedMotion()
  const [departed, setDeparted] = useState<readonly UnitScene[]>([])

  useLayoutEffect(() => {
    const old = before.current
    if (old === units) return
    before.current = units
    if (still) return
    for (const { id, hex } of units) {
      const was = old.find(unit => unit.id === id)
      const element = was && was.hex !== hex && layer.current?.querySelector(`[data-unit="${id}"]`)
      if (was && element) walk(element, field, wayOf(news, was.hex, hex))
    }
    const fallen = old.filter(unit => !units.some(({ id }) => id === unit.id))
    // Another position altogether, as when one looks back: nothing has fallen.
    if (fallen.length > 0 && fallen.length <= 4) setDeparted(fallen)
  }, [layer, field, units, news, still])

  const gone = useCallback(() => setDeparted([]), [])
  return [departed, gone]
}
