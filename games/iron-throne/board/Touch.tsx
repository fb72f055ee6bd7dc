/** What on the table can be touched now, and the small list that opens where one thing offers several moves. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import { labelled } from '../../../text/index.ts'
import { FootMenu } from '../../../ui/board/MoveMenu.tsx'
import { useSame } from '../../../ui/board/useSame.ts'
import { useSelection } from '../../../ui/board/useSelection.ts'
import { Tip } from '../../../ui/Tip.tsx'
import { useMoveMarks } from '../../../ui/wanted.ts'
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
  const { view, busy, onMoves } = props
  const targets = useSame(view.legalMoves)
  const spots = useMemo(() => movesBySpot(view), [view])
  // A menu belongs to the question it was opened in: other options close it.
  const { menu, apply, make, dismiss } = useSelection<string, Move, Move, null, Move>({
    targets,
    busy,
    empty: null,
    keep: () => null,
    onMoves,
  })
  const pick = (on: string) => {
    const choices = spots.get(on) ?? []
    if (choices.length > 0) apply(choices.length === 1 ? { moves: choices } : { menu: { place: on, choices } })
  }
  const { chooseHere, cancel } = props.texts.words
  return (
    <TouchContext value={{ props, spots, pick }}>
      {children}
      {menu && (
        <FootMenu
          title={chooseHere}
          isTitleHidden
          cancel={cancel}
          className="iron-menu"
          items={menu.choices.map(move => ({
            label: labelled(move, props),
            move: JSON.stringify(move),
            onChoose: () => make([move]),
          }))}
          onClose={dismiss}
        />
      )}
    </TouchContext>
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
  const markOf = useMoveMarks()
  const moves = spots.get(on) ?? []
  const isLive = moves.length > 0
  const classes = `iron-spot ${className}${props.highlighted.includes(on) ? ' lit' : ''}`
  const point = (refs: readonly string[]) => () => props.onHighlight(refs)
  const pointing = { onPointerEnter: point([on]), onPointerLeave: point([]) }
  const thing = isLive ? (
    <button
      type="button"
      className={`${classes} live`}
      data-on={on}
      {...markOf(moves.length === 1 ? moves[0] : undefined)}
      aria-label={`${label}: ${moves.map(move => labelled(move, props)).join(' / ')}`}
      disabled={props.busy}
      onClick={() => pick(on)}
      onFocus={point([on])}
      onBlur={point([])}
      {...pointing}
    >
      {children}
    </button>
  ) : (
    <span className={classes} data-on={on} role="img" aria-label={label} {...pointing}>
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
