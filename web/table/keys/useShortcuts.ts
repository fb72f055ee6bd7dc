/** One-letter keys of the table page; silent while somebody types or a dialog is open. */
import { useEffect, useRef } from 'react'

const always = () => true

export type Shortcuts = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null

/** `isFree`: may a key be taken from what has the focus? */
export function useShortcuts(shortcuts: Shortcuts, isFree: (target: EventTarget | null) => boolean = always): void {
  const latest = useRef({ shortcuts, isFree })
  latest.current = { shortcuts, isFree }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const { shortcuts: now, isFree: mayTake } = latest.current
      const act = now[event.key.toLowerCase()]
      if (!act || !mayTake(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
