/** What is selected on a board, the menu that is open, and the moves that a touch comes to. */
import { useCallback, useEffect, useState } from 'react'

/** Moves at one place, to choose from. */
export interface OpenMenu<Place, Choice> {
  place: Place
  choices: readonly Choice[]
}

/** What a touch comes to: moves to make, something to select, a menu to open. */
export interface TouchResult<Place, Move, Selection, Choice> {
  moves?: readonly Move[]
  selection?: Selection
  menu?: OpenMenu<Place, Choice>
}

interface Wish<Target, Move, Selection> {
  /** Where legal moves can be touched now; the same list as long as it is equal (`useSame`). */
  targets: readonly Target[]
  busy: boolean
  /** Nothing is selected. */
  empty: Selection
  /** What remains selected when there are other targets. */
  keep(selection: Selection, targets: readonly Target[]): Selection
  /** What remains selected when moves are made; by default nothing. */
  afterMoves?(selection: Selection): Selection
  /** Makes the moves, one after the other: `onMoves` of the board. */
  onMoves(moves: readonly Move[]): void
}

export interface Selecting<Place, Move, Selection, Choice> {
  selection: Selection
  menu: OpenMenu<Place, Choice> | null
  /** Selects something and closes the menu. Always the same function. */
  select(selection: Selection): void
  /** Carries out what a touch comes to. While the page is busy nothing happens. */
  apply(result: TouchResult<Place, Move, Selection, Choice>): void
  make(moves: readonly Move[]): void
  /** Closes the menu and selects nothing. */
  dismiss(): void
}

export function useSelection<Place, Target, Move, Selection, Choice>(
  wish: Wish<Target, Move, Selection>,
): Selecting<Place, Move, Selection, Choice> {
  const { targets, busy, empty, keep, afterMoves = () => empty, onMoves } = wish
  const [selection, setSelection] = useState(empty)
  const [menu, setMenu] = useState<OpenMenu<Place, Choice> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the targets is what changes the selection
  useEffect(() => {
    setSelection(before => keep(before, targets))
    setMenu(null)
  }, [targets])
  const select = useCallback((next: Selection) => {
    setMenu(null)
    setSelection(next)
  }, [])
  const make = (moves: readonly Move[]) => {
    select(afterMoves(selection))
    onMoves(moves)
  }
  const apply = ({ moves, selection: next, menu: opened }: TouchResult<Place, Move, Selection, Choice>) => {
    if (busy) return
    if (moves) return make(moves)
    setMenu(opened ?? null)
    if (next !== undefined) setSelection(next)
  }
  return { selection, menu, select, apply, make, dismiss: () => select(empty) }
}
