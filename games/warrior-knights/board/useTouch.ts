/** What the pointer does on the board: what is selected, the menu that is open, the moves that are made. */
import { useMemo } from 'react'
import { useSame } from '../../../ui/board/useSame.ts'
import { useSelection } from '../../../ui/board/useSelection.ts'
import type { Area } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { type Move, type MoveTarget, moveTargetsOf } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import * as touching from './touch.ts'

export interface Touch {
  moveTargets: readonly MoveTarget[]
  source: Area | null
  live: ReadonlyMap<Area, 'begin' | 'end'>
  selection: touching.Selection
  menu: touching.Menu | null
  make(moves: readonly Move[]): void
  area(at: Area): void
  noble(at: Area, noble: NobleId): void
  drop(noble: NobleId, to: Area): void
  dismiss(): void
}

export function useTouch({ view, busy, onMoves }: BoardProps): Touch {
  const moveTargets = useSame(useMemo(() => moveTargetsOf(view), [view]))
  const selecting = useSelection<Area, MoveTarget, Move, touching.Selection, MoveTarget>({
    targets: moveTargets,
    busy,
    empty: touching.empty,
    keep: touching.keep,
    onMoves,
  })
  const { selection, menu, apply, make, dismiss } = selecting
  const hand = { moveTargets, selection }
  const live = useMemo(() => touching.liveIn({ moveTargets, selection }), [moveTargets, selection])
  return {
    moveTargets,
    source: touching.sourceIn(hand),
    live,
    selection,
    menu,
    make,
    area: at => apply(touching.touchArea(hand, at)),
    noble: (at, noble) => apply(touching.touchNoble(hand, at, noble)),
    drop: (noble, to) => apply(touching.dropOn(hand, noble, to)),
    dismiss,
  }
}
