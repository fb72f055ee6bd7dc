/**
 * One tab stop for a list of many: the arrow keys, Home and End walk through the elements marked `data-rove`, in the
 * order of the page. The element last focused stays the tab stop.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const steps: Readonly<Record<string, (at: number, n: number) => number>> = {
  ArrowDown: (at, n) => (at + 1) % n,
  ArrowRight: (at, n) => (at + 1) % n,
  ArrowUp: (at, n) => (at - 1 + n) % n,
  ArrowLeft: (at, n) => (at - 1 + n) % n,
  Home: () => 0,
  End: (_at, n) => n - 1,
}

const itemsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)')]
const stopsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-rove][tabindex="0"]')]

/** Makes the item the one tab stop of its list. Touches only what changes: lists may be long. */
function stopAt(list: HTMLElement, item: HTMLElement | undefined): void {
  for (const each of list.querySelectorAll<HTMLElement>('[data-rove]:not([tabindex])')) each.tabIndex = -1
  for (const each of stopsIn(list)) if (each !== item) each.tabIndex = -1
  if (item && item.tabIndex !== 0) item.tabIndex = 0
}

export function useRoving<T extends HTMLElement>(): {
  ref: RefObject<T | null>
  onKeyDown(event: KeyboardEvent): void
  onFocus(event: { target: EventTarget }): void
} {
  const ref = useRef<T>(null)

  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const chosen = list.querySelector<HTMLElement>('[data-rove][aria-selected="true"]')
    stopAt(
      list,
      chosen ?? stopsIn(list)[0] ?? list.querySelector<HTMLElement>('[data-rove]:not(:disabled)') ?? undefined,
    )
  })

  return {
    ref,
    onFocus: ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-rove]')) stopAt(ref.current!, target)
    },
    onKeyDown: event => {
      const step = steps[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return
      const items = itemsIn(ref.current!)
      const at = items.indexOf(document.activeElement as HTMLElement)
      if (at < 0) return
      event.preventDefault()
      items[step(at, items.length)].focus()
    },
  }
}
