import { type RefObject, useEffect, useRef } from 'react'

/** For something that opens over the board: its first button takes the focus, Escape closes it, and the focus goes back. */
export function useMenuFocus(onClose: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null
    box.current!.querySelector('button')?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return box
}
