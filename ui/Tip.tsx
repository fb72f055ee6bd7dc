import './tip.css'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What the tip says or shows. */
  tip: ReactNode
  children: ReactNode
  className?: string
  /** The child takes the focus by itself (a button): the tip then adds no tab stop. */
  around?: 'text' | 'control'
}

const gap = 8

/** Beside `anchor`, within the window: above it where there is room. */
function place(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: w, offsetHeight: h } = box
  const above = anchor.top - h - gap
  const top = above >= gap ? above : Math.min(anchor.bottom + gap, innerHeight - h - gap)
  const left = Math.max(gap, Math.min(anchor.left + anchor.width / 2 - w / 2, innerWidth - w - gap))
  box.style.translate = `${Math.round(left)}px ${Math.round(Math.max(gap, top))}px`
}

/** Words or a picture on demand: by pointer, by focus, or by a tap; Escape closes it. */
export function Tip({ tip, children, className = '', around = 'text' }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!open || !box.current) return
    box.current.showPopover?.()
    place(box.current, anchor.current!.getBoundingClientRect())
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the words are also reached by focus, through aria-describedby
    <span
      ref={anchor}
      className={`tipped ${className}`}
      aria-describedby={open ? id : undefined}
      tabIndex={around === 'text' ? 0 : undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {open && (
        <span ref={box} id={id} role="tooltip" className="tip" popover="manual">
          {tip}
        </span>
      )}
    </span>
  )
}
