import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { nearestTowards, type Way } from './plane.ts'
import { usePointing } from './pointing.ts'
import styles from './sheet.module.css'

const ways: Readonly<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * An arrow takes the focus to the next place in its direction where something may be done; with Shift, and where nothing can
 * be done anywhere, to the next of all places that can be read.
 */
function walkBy({ key, shiftKey }: KeyboardEvent, field: HTMLElement): boolean {
  const way = ways[key]
  const from = document.activeElement
  if (!way || !from?.hasAttribute('data-place') || !field.contains(from)) return false
  const stops = (which: string) =>
    [...field.querySelectorAll<SVGElement>(`[data-place]${which}`)].filter(place => place !== from)
  const live = shiftKey ? [] : stops('[tabindex="0"]')
  const next = nearestTowards(middle(from), way, live.length > 0 ? live : stops('[tabindex]'), middle)
  next?.focus()
  return true
}

interface Props {
  label: string
  field: RefObject<HTMLDivElement | null>
  /** A click or a key on an element of the drawing. */
  onTouch(target: EventTarget): void
  onDismiss(): void
  /** The place that the pointer or the focus is on, by its `data-place`; null: none. */
  onPoint(place: string | null): void
  /** Was the click that comes now the end of a drag? */
  wasDragged?(): boolean
  children: ReactNode
}

/** What can be touched on a sheet, by pointer, finger and keys: arrows walk, Enter and space touch what has the focus, Escape lets go. */
export function TouchField({ label, field, onTouch, onDismiss, onPoint, wasDragged, children }: Props) {
  const pointing = usePointing('data-place', onPoint)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss()
    if (walkBy(event, event.currentTarget as HTMLElement)) event.preventDefault()
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onTouch(event.target)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts can be touched
    <div
      ref={field}
      className={styles.field}
      role="group"
      aria-label={label}
      onClick={event => !wasDragged?.() && onTouch(event.target)}
      onKeyDown={onKeyDown}
      {...pointing}
    >
      {children}
    </div>
  )
}
