/** The hand over the board: what it holds, the menu it has opened, the moves it makes one after the other. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { same } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import { type Move, type MoveTarget, moveTargetsOf } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import * as touching from './touch.ts'

export interface Touch {
  moveTargets: readonly MoveTarget[]
  source: Place | null
  live: ReadonlyMap<Place, 'begin' | 'end'>
  selection: touching.Selection
  menu: touching.Menu | null
  /** Makes these moves, one after the other. */
  make(moves: readonly Move[]): void
  place(at: Place): void
  unit(at: Place, unit: touching.Picked): void
  ghost(name: string): void
  /** Takes an order from the tray, or lays it back. */
  take(order: Order | null): void
  drop(load: touching.Load, to: Place): void
  dismiss(): void
}

/** The value kept as it was while a new one is equal: what others do must not take the hand off what it holds. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (!same(kept.current, value)) kept.current = value
  return kept.current
}

/** Sends moves one by one, each when the one before is confirmed; stops when one is refused or not legal any more. */
function useQueue({ view, busy, onMove }: BoardProps): (moves: readonly Move[]) => void {
  const [waiting, setWaiting] = useState<readonly Move[]>([])
  const [sentAt, setSentAt] = useState(-1)
  const wasBusy = useRef(false)
  useEffect(() => {
    const answered = wasBusy.current && !busy
    wasBusy.current = busy
    if (busy || waiting.length === 0) return
    const confirmed = view.moved !== sentAt
    const next = confirmed ? waiting[0] : undefined
    const legal = next !== undefined && view.options.some(option => same(option, next))
    if (confirmed || answered) setWaiting(legal ? waiting.slice(1) : [])
    if (!legal) return
    setSentAt(view.moved)
    onMove(next)
  }, [busy, waiting, view, sentAt, onMove])
  return moves => {
    if (busy || moves.length === 0) return
    setSentAt(view.moved)
    setWaiting(moves.slice(1))
    onMove(moves[0])
  }
}

/** What the hand holds. A new position empties it; of an order there may be more to lay. */
function useSelection(moveTargets: readonly MoveTarget[]) {
  const [selection, setSelection] = useState(touching.empty)
  const [menu, setMenu] = useState<touching.Menu | null>(null)
  useEffect(() => {
    const more = (order: Order) => moveTargets.some(target => touching.orderOf(target) === order)
    setSelection(held => (held.order && more(held.order) ? held : touching.empty))
    setMenu(null)
  }, [moveTargets])
  return { selection, setSelection, menu, setMenu }
}

/** `unitsAt` names the pieces of a place that stand free to go. */
export function useTouch(props: BoardProps, unitsAt: touching.Hand['unitsAt']): Touch {
  const { view, busy } = props
  const moveTargets = useSame(useMemo(() => moveTargetsOf(view), [view]))
  const { selection, setSelection, menu, setMenu } = useSelection(moveTargets)
  const queue = useQueue(props)
  const hand: touching.Hand = { view, moveTargets, selection, unitsAt }
  const live = useMemo(() => touching.liveIn({ moveTargets, selection }), [moveTargets, selection])
  const make = (moves: readonly Move[]) => {
    setMenu(null)
    setSelection({ ...touching.empty, order: selection.order })
    queue(moves)
  }
  const apply = ({ moves, selection: held, menu: opened }: touching.Effect) => {
    if (busy) return
    if (moves) return make(moves)
    setMenu(opened ?? null)
    if (held) setSelection(held)
  }
  // Kept the same, so that the tray is not drawn again with every move of the hand.
  const take = useCallback(
    (order: Order | null) => {
      setMenu(null)
      setSelection({ ...touching.empty, order })
    },
    [setMenu, setSelection],
  )
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
    dismiss: () => apply({ selection: touching.empty }),
  }
}
