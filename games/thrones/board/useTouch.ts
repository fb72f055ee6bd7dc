/** The hand over the board: what it holds, the menu it has opened, the moves it makes. */
import { useCallback, useMemo } from 'react'
import { useSame } from '../../../ui/board/useSame.ts'
import { useSelection } from '../../../ui/board/useSelection.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Choice } from './choices.ts'
import { type Move, type MoveTarget, moveTargetsOf } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import * as touching from './touch.ts'

export interface Touch {
  moveTargets: readonly MoveTarget[]
  source: Place | null
  live: ReadonlyMap<Place, 'begin' | 'end'>
  selection: touching.Selection
  menu: touching.Menu | null
  /** Makes these moves, as one request. */
  make(moves: readonly Move[]): void
  place(at: Place): void
  unit(at: Place, unit: touching.Picked): void
  ghost(name: string): void
  /** Takes an order from the tray, or lays it back. */
  take(order: Order | null): void
  drop(load: touching.Load, to: Place): void
  dismiss(): void
}

/** Of an order in the hand there may be more to lay. */
const keep = (selection: touching.Selection, moveTargets: readonly MoveTarget[]): touching.Selection =>
  selection.order && moveTargets.some(target => touching.orderOf(target) === selection.order)
    ? selection
    : touching.empty

/** `unitsAt` names the pieces of a place that stand free to go. */
export function useTouch(props: BoardProps, unitsAt: touching.Hand['unitsAt']): Touch {
  const { view, busy, onMoves } = props
  const moveTargets = useSame(useMemo(() => moveTargetsOf(view), [view]))
  const selecting = useSelection<Place, MoveTarget, Move, touching.Selection, Choice>({
    targets: moveTargets,
    busy,
    empty: touching.empty,
    keep,
    afterMoves: ({ order }) => ({ ...touching.empty, order }),
    onMoves,
  })
  const { selection, menu, apply, select, make, dismiss } = selecting
  const hand: touching.Hand = { view, moveTargets, selection, unitsAt }
  const live = useMemo(() => touching.liveIn({ moveTargets, selection }), [moveTargets, selection])
  // Kept the same, so that the tray is not drawn again with every move of the hand.
  const take = useCallback((order: Order | null) => select({ ...touching.empty, order }), [select])
  return {
    moveTargets,
    source: touching.sourceIn(hand),
    live,
    selection,
    menu,
    make,
    place: at => apply(touching.touchPlace(hand, at)),
    unit: (at, unit) => apply(touching.touchUnit(hand, at, unit)),
    ghost: name => apply(touching.touchGhost(hand, name)),
    drop: (load, to) => apply(touching.dropOn(hand, load, to)),
    take,
    dismiss,
  }
}
