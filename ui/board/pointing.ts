/** What the pointer or the focus is on, found by an attribute of the drawing; told only when it changes. */
import { useMemo, useRef } from 'react'

/** The value of an attribute of the element, or of what it lies in; null: nothing there has it. */
export const attributeAt = (target: EventTarget | null, name: string): string | null =>
  (target as Element | null)?.closest(`[${name}]`)?.getAttribute(name) ?? null

interface PointerAt {
  target: EventTarget
  pointerType: string
}

interface PointingHandlers {
  onPointerOver(event: PointerAt): void
  onPointerMove(event: PointerAt): void
  onPointerLeave(): void
  onFocus(event: { target: EventTarget }): void
  onBlur(): void
}

/**
 * Handlers for the element around the drawing. `onPoint` is told the value of `attribute` (null: nothing), each only once.
 * A mouse points by moving: one that rests while the drawing changes below it points at nothing new.
 */
export function usePointing<Id extends string>(attribute: string, onPoint: (id: Id | null) => void): PointingHandlers {
  const pointed = useRef<Id | null>(null)
  const tell = useRef(onPoint)
  tell.current = onPoint
  return useMemo(() => {
    const point = (id: Id | null) => {
      if (id === pointed.current) return
      pointed.current = id
      tell.current(id)
    }
    const at = ({ target }: { target: EventTarget }) => point(attributeAt(target, attribute) as Id | null)
    return {
      onPointerOver: (event: PointerAt) => event.pointerType !== 'mouse' && at(event),
      onPointerMove: (event: PointerAt) => event.pointerType === 'mouse' && at(event),
      onPointerLeave: () => point(null),
      onFocus: at,
      onBlur: () => point(null),
    }
  }, [attribute])
}
