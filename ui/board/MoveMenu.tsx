/** Where one place offers several moves: which of them is meant. */

import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { useRoving } from '../useRoving.ts'
import { useMoveMarks } from '../wanted.ts'
import styles from './menu.module.css'
import type { Point } from './plane.ts'
import { useMenuFocus } from './useMenuFocus.ts'

export interface MenuItem {
  /** What is done, in the words of the move. */
  label: string
  /** The move as JSON, where the item is one move. */
  move?: string
  /** Why it can not be done: it stays in sight, pale, and says so. */
  barred?: string
  onChoose(): void
}

/** Where a menu opens, and the size of the board's room, in px. */
export interface MenuPlace {
  at: Point
  room: { width: number; height: number }
}

interface Props {
  title: string
  items: readonly MenuItem[]
  onClose(): void
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** A list as wide as this at most lies so far, in px, from its place and from the edges of the room. */
const list = { width: 260, gap: 18, edge: 8 }

/** Below the place, or above it where there is no room below. */
function listStyle({ at, room }: MenuPlace, isAbove: boolean): CSSProperties {
  const width = Math.min(list.width, room.width - 2 * list.edge)
  const left = clamp(at.x - width / 2, list.edge, room.width - width - list.edge)
  const bottom = clamp(room.height - at.y + list.gap, list.edge, room.height * 0.5)
  return { left, width, ...(isAbove ? { bottom } : { top: at.y + list.gap }) }
}

/** A short list beside a place of the board. A touch beside it closes it. */
export function PlaceMenu({ title, items, at, room, onClose }: Props & MenuPlace) {
  const roving = useRoving<HTMLDivElement>()
  const box = useMenuFocus(onClose)
  const [isAbove, setIsAbove] = useState(false)
  useLayoutEffect(() => {
    setIsAbove(at.y + box.current!.offsetHeight + 30 > room.height)
  }, [at.y, room.height, box])
  return (
    <div
      ref={box}
      className={styles.place}
      data-over
      role="toolbar"
      aria-label={title}
      style={listStyle({ at, room }, isAbove)}
    >
      <strong>{title}</strong>
      <div {...roving}>
        {items.map(item => (
          <PlaceMenuButton key={item.move ?? item.label} item={item} />
        ))}
      </div>
    </div>
  )
}

function PlaceMenuButton({ item: { label, move, barred, onChoose } }: { item: MenuItem }) {
  const markOf = useMoveMarks()
  if (barred === undefined) {
    return (
      <button type="button" data-rove {...markOf(move && JSON.parse(move))} onClick={onChoose}>
        {label}
      </button>
    )
  }
  return (
    <button type="button" data-rove aria-disabled>
      {label} <small>{barred}</small>
    </button>
  )
}

interface FootMenuProps extends Props {
  /** What the button says that closes the menu. */
  cancel: string
  /** The title is heard only. */
  isTitleHidden?: boolean
  /** Lays it where the board has room for it. */
  className?: string
}

/** A row of buttons over the foot of the board, with one that closes it. */
export function FootMenu({ title, items, cancel, isTitleHidden = false, className = '', onClose }: FootMenuProps) {
  const markOf = useMoveMarks()
  const roving = useRoving<HTMLDivElement>()
  const box = useMenuFocus(onClose)
  return (
    <div ref={box} className={`${styles.foot} ${className}`} data-over role="toolbar" aria-label={title}>
      {!isTitleHidden && <strong>{title}</strong>}
      <div {...roving}>
        {items.map(({ label, move, onChoose }) => (
          <Button key={move ?? label} small data-rove {...markOf(move && JSON.parse(move))} onClick={onChoose}>
            {label}
          </Button>
        ))}
        <Button small data-rove kind="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
