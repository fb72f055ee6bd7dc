import './tip.css'
import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What the tip says or shows. */
  tip: ReactNode
  children: ReactNode
  className?: string
  /** The child takes the focus by itself (a button): the tip then adds no tab stop. */
  around?: 'text' | 'control'
}

const gap = 8

const clamp = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap))

/**
 * Beside `anchor`, within the window: words above it where there is room, a card beside the list that it is in, so that it
 * covers none of what stands there to be clicked.
 */
function place(box: HTMLElement, anchored: HTMLElement): void {
  const anchor = anchored.getBoundingClientRect()
  const isCard = box.querySelector('.card') !== null
  const free = isCard ? (anchored.closest('ul') ?? anchored).getBoundingClientRect() : anchor
  const { offsetWidth: w, offsetHeight: h } = box
  const [x, y] = [anchor.left + anchor.width / 2 - w / 2, anchor.top + anchor.height / 2 - h / 2]
  const upright = [free.top - h - gap, free.bottom + gap].filter(top => top >= gap && top + h + gap <= innerHeight)
  const level = [free.left - w - gap, free.right + gap].filter(left => left >= gap && left + w + gap <= innerWidth)
  const [over, beside] = [upright.map(top => ({ x, y: top })), level.map(left => ({ x: left, y }))]
  const above = anchor.top - h - gap
  const last = { x, y: above >= gap ? above : anchor.bottom + gap }
  const [at] = [...(isCard ? [...beside, ...over] : over), last]
  box.style.translate = `${Math.round(clamp(at.x, w, innerWidth))}px ${Math.round(clamp(at.y, h, innerHeight))}px`
}

/** How long a finger rests on a control, in ms, before it asks what that is instead of touching it. */
const patience = 450

/** A long press opens; the touch that it ends with is none. */
function useLongPress(open: () => void) {
  const timer = useRef(0)
  const isLong = useRef(false)
  const lift = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isLong.current = false
      if (pointerType === 'mouse') return
      timer.current = window.setTimeout(() => {
        isLong.current = true
        open()
      }, patience)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (isLong.current) event.stopPropagation()
    },
  }
}

/** A mouse opens by moving over the child, once a visit: one that rests while the page changes below it points at nothing. */
function useMouse(setOpen: (open: boolean) => void) {
  const hasMoved = useRef(false)
  return {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || hasMoved.current) return
      hasMoved.current = true
      setOpen(true)
    },
    onPointerLeave: () => {
      hasMoved.current = false
      setOpen(false)
    },
  }
}

/** Words or a picture on demand: by pointer, by focus, or by a tap (a long one on a control); Escape closes it. */
export function Tip({ tip, children, className = '', around = 'text' }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLSpanElement>(null)

  const mouse = useMouse(setOpen)
  const longPress = useLongPress(() => setOpen(true))
  const isText = around === 'text'

  useLayoutEffect(() => {
    if (!open || !box.current) return
    box.current.showPopover?.()
    place(box.current, anchor.current!)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the words are also reached by focus, through aria-describedby
    <span
      ref={anchor}
      className={`tipped ${className}`}
      aria-describedby={open ? id : undefined}
      tabIndex={isText ? 0 : undefined}
      {...(isText ? {} : longPress)}
      {...mouse}
      onFocus={({ target }) => (isText || target.matches(':focus-visible')) && setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={isText ? () => setOpen(true) : undefined}
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
