/** One-letter keys of the table page; silent while somebody types or a dialog is open. */
import { useEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
