/** The hand over a field: what it points at, what it holds, the moves it is asked to choose from. */
import { useMemo, useState } from 'react'
import { type OpenMenu, useSelection } from '../../ui/board/useSelection.ts'
import { sourceOf } from '../../ui/moveTargets.ts'
import { type HexMoveTarget, liveHexes, touched } from './touch.ts'

interface HexSelection<Hex> {
  /** The hex that the hand has taken hold of. */
  held: Hex | null
  /** The hex that is looked at, because it was touched to no other end. */
  looked: Hex | null
  /** The target that a finger has pointed at: touching it again makes the move. */
  aimed: Hex | null
}

const empty = { held: null, looked: null, aimed: null }

export interface FieldTouch<Hex extends string, Move> extends HexSelection<Hex> {
  targets: readonly HexMoveTarget<Hex, Move>[]
  live: ReadonlyMap<Hex, 'begin' | 'end'>
  /** Where moves begin now: the hex held, or the only one there is. */
  source: Hex | null
  pointed: Hex | null
  menu: OpenMenu<Hex, Move> | null
  /** What touching a hex would do: the moves it would make or offer. */
  movesAt(hex: Hex): readonly Move[]
  pick(hex: Hex, by: 'pointer' | 'finger' | 'keys'): void
  point(hex: Hex | null): void
  make(move: Move): void
  dismiss(): void
}

interface Wish<Hex extends string, Move> {
  /** Where legal moves can be touched; the same list as long as it is equal (`useSame`). */
  targets: readonly HexMoveTarget<Hex, Move>[]
  busy: boolean
  /** Where some of the moves at a hex are, the others are not asked about. */
  isMeant?(move: Move): boolean
  /** Nothing brings it back (dice fall): a finger, which cannot point at a hex before, shows it first. */
  isIrrevocable?(move: Move): boolean
  onMove(move: Move): void
  /** The hex that the pointer or the focus is on. */
  onPoint(hex: Hex | null): void
}

/** A new question lets go of what leads nowhere any more. */
const keep = <Hex extends string>(selection: HexSelection<Hex>, targets: readonly HexMoveTarget<Hex, unknown>[]) =>
  targets.some(({ at, to }) => at === selection.held && to !== null) ? selection : { ...selection, held: null }

export function useHexTouch<Hex extends string, Move>(wish: Wish<Hex, Move>): FieldTouch<Hex, Move> {
  const { targets, busy, isMeant, isIrrevocable, onMove, onPoint } = wish
  const [pointed, setPointed] = useState<Hex | null>(null)
  const selecting = useSelection<Hex, HexMoveTarget<Hex, Move>, Move, HexSelection<Hex>, Move>({
    targets,
    busy,
    empty,
    keep,
    onMoves: ([move]) => !busy && onMove(move),
  })
  const { selection, menu, select, apply, dismiss } = selecting
  const { held, looked, aimed } = selection
  const make = (move: Move) => {
    // What was pointed at has been done; a finger points at nothing any more.
    setPointed(null)
    selecting.make([move])
  }
  const touch = (hex: Hex) => (busy ? ({ is: 'look' } as const) : touched(targets, held, hex, isMeant))
  const pick: FieldTouch<Hex, Move>['pick'] = (hex, by) => {
    const done = touch(hex)
    if (done.is === 'move') {
      const isShown = by !== 'finger' || !isIrrevocable?.(done.move) || aimed === hex
      return isShown ? make(done.move) : select({ ...selection, aimed: hex })
    }
    if (done.is === 'menu') return apply({ menu: { place: hex, choices: done.moves }, selection: { ...empty, held } })
    if (done.is === 'hold') return select({ ...empty, held: done.hex })
    select({ ...empty, held, looked: looked === hex ? null : hex })
  }
  const movesAt = (hex: Hex): readonly Move[] => {
    const done = touch(hex)
    if (done.is === 'move') return [done.move]
    return done.is === 'menu' ? done.moves : []
  }
  const point = (hex: Hex | null) => {
    setPointed(hex)
    onPoint(hex)
  }
  const live = useMemo(() => liveHexes(targets, held), [targets, held])
  const source = sourceOf(targets, held)
  return { ...selection, targets, live, source, pointed, menu, movesAt, pick, point, make, dismiss }
}
