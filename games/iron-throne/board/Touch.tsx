/** What on the table can be touched now, and the small list that opens where one thing offers several moves. */

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { labelled } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tip } from '../../../ui/Tip.tsx'
import { useRoving } from '../../../ui/useRoving.ts'
import type { BoardProps } from './props.ts'
import { type Move, movesBySpot } from './spots.ts'

type Props = BoardProps

interface Touch {
  props: Props
  spots: ReadonlyMap<string, readonly Move[]>
  pick(on: string): void
}

const TouchContext = createContext<Touch | null>(null)

export function Touchable({ props, children }: { props: Props; children: ReactNode }) {
  const { view, busy, onMove } = props
  const spots = useMemo(() => movesBySpot(view), [view])
  const [open, setOpen] = useState<{ on: string; moved: number } | null>(null)
  // A menu belongs to the question it was opened in.
  const menu = open && open.moved === view.moved ? (spots.get(open.on) ?? []) : []
  const pick = (on: string) => {
    const moves = spots.get(on) ?? []
    if (busy || moves.length === 0) return
    if (moves.length === 1) onMove(moves[0])
    else setOpen({ on, moved: view.moved })
  }
  return (
    <TouchContext value={{ props, spots, pick }}>
      {children}
      {menu.length > 0 && <Menu moves={menu} props={props} onClose={() => setOpen(null)} />}
    </TouchContext>
  )
}

function Menu({ moves, props, onClose }: { moves: readonly Move[]; props: Props; onClose(): void }) {
  const words = props.texts.words
  const roving = useRoving<HTMLDivElement>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current!.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={box}
      className="iron-menu"
      role="toolbar"
      aria-label={words.chooseHere}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div {...roving}>
        {moves.map(move => (
          <Button
            key={JSON.stringify(move)}
            small
            data-rove
            data-move={JSON.stringify(move)}
            onClick={() => {
              onClose()
              props.onMove(move)
            }}
          >
            {labelled(move, props)}
          </Button>
        ))}
        <Button small data-rove kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface SpotProps {
  /** What it is, as `kind:id`. */
  on: string
  /** What it says to screen readers. */
  label: string
  tip?: ReactNode
  className?: string
  children: ReactNode
}

/** A thing on the table: a button as long as a move is about it. */
export function Spot({ on, label, tip, className = '', children }: SpotProps) {
  const { props, spots, pick } = use(TouchContext)!
  const moves = spots.get(on) ?? []
  const isLive = moves.length > 0
  const classes = `iron-spot ${className}${props.highlighted.includes(on) ? ' lit' : ''}`
  const light = { onPointerEnter: () => props.onHighlight([on]), onPointerLeave: () => props.onHighlight([]) }
  const thing = isLive ? (
    <button
      type="button"
      className={`${classes} live`}
      data-on={on}
      data-move={moves.length === 1 ? JSON.stringify(moves[0]) : undefined}
      aria-label={`${label}: ${moves.map(move => labelled(move, props)).join(' / ')}`}
      disabled={props.busy}
      onClick={() => pick(on)}
      onFocus={() => props.onHighlight([on])}
      onBlur={() => props.onHighlight([])}
      {...light}
    >
      {children}
    </button>
  ) : (
    <span className={classes} data-on={on} role="img" aria-label={label} {...light}>
      {children}
    </span>
  )
  return tip ? (
    <Tip tip={tip} around={isLive ? 'control' : 'text'} className="iron-spot-place">
      {thing}
    </Tip>
  ) : (
    thing
  )
}
