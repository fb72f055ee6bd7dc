/** What a place is and what stands there, beside it while the pointer, the focus or a finger rests on it. */
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styles from './placeCard.module.css'
import type { Point } from './plane.ts'
import type { SheetHandle } from './Sheet.tsx'

/** Whoever rests so long, in milliseconds, wants to read. */
const rest = 420

export interface Resting<Place extends string> {
  /** What is rested on; null: nothing. */
  place: Place | null
  /** Tells what the pointer or the focus is on now (`onPoint` of a `TouchField`). Always the same function. */
  point(place: Place | null): void
  /** For `onPointerDown` around the drawing. */
  onPointerDown(event: { pointerType: string }): void
  /** The click that comes now ends a finger's rest: it was to read, not to touch. */
  wasRead(): boolean
}

export function useResting<Place extends string>(): Resting<Place> {
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef(0)
  const isFinger = useRef(false)
  const isRead = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const point = useCallback((next: Place | null) => {
    clearTimeout(timer.current)
    setPlace(null)
    if (next === null) return
    timer.current = window.setTimeout(() => {
      isRead.current = isFinger.current
      setPlace(next)
    }, rest)
  }, [])
  const onPointerDown = ({ pointerType }: { pointerType: string }) => {
    isFinger.current = pointerType === 'touch'
    isRead.current = false
  }
  return { place, point, onPointerDown, wasRead: () => isRead.current }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** So far, in px, from the middle of the place and from the edge of the room. */
const [beside, edge] = [34, 8]

interface Props {
  sheet: SheetHandle
  /** The middle of the place, in units of the plane. */
  at: Point
  title: ReactNode
  children: ReactNode
}

/** Lies on the side of its place where there is more room. */
export function PlaceCard({ sheet, at: spot, title, children }: Props) {
  const { at, room } = sheet.locate(spot)
  const isLeft = at.x > room.width / 2
  const style: CSSProperties = {
    ...(isLeft ? { right: clamp(room.width - at.x + beside, edge, room.width) } : { left: at.x + beside }),
    ...(at.y > room.height / 2
      ? { bottom: clamp(room.height - at.y - 40, edge, room.height) }
      : { top: clamp(at.y - 40, edge, room.height) }),
  }
  return (
    <div className={styles.card} style={style} role="status">
      <strong>{title}</strong>
      {children}
    </div>
  )
}
