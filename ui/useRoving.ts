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

export function useRoving<T extends HTMLElement>(): {
  ref: RefObject<T | null>
  onKeyDown(event: KeyboardEvent): void
  onFocus(event: { target: EventTarget }): void
} {
  const ref = useRef<T>(null)

  const stopAt = (item: Element | undefined) => {
    for (const each of itemsIn(ref.current!)) each.tabIndex = each === item ? 0 : -1
  }

  useLayoutEffect(() => {
    if (!ref.current) return
    const items = itemsIn(ref.current)
    const chosen = items.find(item => item.getAttribute('aria-selected') === 'true')
    stopAt(chosen ?? items.find(item => item.tabIndex === 0) ?? items[0])
  })

  return {
    ref,
    onFocus: ({ target }) => {
      if (target instanceof Element && target.matches('[data-rove]')) stopAt(target)
    },
    onKeyDown: event => {
      const step = steps[event.key]
      const items = itemsIn(ref.current!)
      const at = items.indexOf(document.activeElement as HTMLElement)
      if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      items[step(at, items.length)].focus()
    },
  }
}
