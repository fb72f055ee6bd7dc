/** The hand over the field: what it points at, what it holds, the moves it is asked to choose from. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { same } from '../../../kernel/index.ts'
import { sourceOf } from '../../../ui/moveTargets.ts'
import type { Hex } from '../data/hexes.ts'
import { type Move, type MoveTarget, moveTargetsOf } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { liveHexes, touched } from './touch.ts'

export interface Menu {
  hex: Hex
  moves: readonly Move[]
}

export interface Touch {
  moveTargets: readonly MoveTarget[]
  live: ReadonlyMap<Hex, 'begin' | 'end'>
  /** Where moves begin now: the hex held, or the only one there is. */
  source: Hex | null
  /** The hex that the hand has taken hold of. */
  held: Hex | null
  /** The hex that is looked at, because it was touched to no other end. */
  looked: Hex | null
  pointed: Hex | null
  menu: Menu | null
  /** The target that a finger has pointed at: touching it again attacks it. */
  aimed: Hex | null
  pick(hex: Hex, by: 'pointer' | 'finger' | 'keys'): void
  point(hex: Hex | null): void
  make(move: Move): void
  dismiss(): void
}

/** The value kept as it was while a new one is equal: what others do must not take the hand off what it holds. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (!same(kept.current, value)) kept.current = value
  return kept.current
}

/** Dice fall, and nothing brings them back: what a finger could not point at before is shown first. */
const isRash = (move: Move) => move.do === 'attack'

/** What the hand holds and has opened. A new question empties it. */
function useSelection(moveTargets: readonly MoveTarget[]) {
  const [held, hold] = useState<Hex | null>(null)
  const [menu, open] = useState<Menu | null>(null)
  useEffect(() => {
    hold(target => (moveTargets.some(({ at, to }) => at === target && to !== null) ? target : null))
    open(null)
  }, [moveTargets])
  return { held, hold, menu, open }
}

export function useTouch({ view, busy, onMove, onHighlight }: BoardProps): Touch {
  const moveTargets = useSame(useMemo(() => moveTargetsOf(view), [view]))
  const { held, hold, menu, open } = useSelection(moveTargets)
  const [looked, look] = useState<Hex | null>(null)
  const [aimed, aim] = useState<Hex | null>(null)
  const [pointed, setPointed] = useState<Hex | null>(null)
  const source = sourceOf(moveTargets, held)
  const live = useMemo(() => liveHexes(moveTargets, held), [moveTargets, held])
  const dismiss = () => {
    hold(null)
    open(null)
    look(null)
    aim(null)
  }
  const make = (move: Move) => {
    dismiss()
    // What was pointed at has been done; a finger points at nothing any more.
    setPointed(null)
    if (!busy) onMove(move)
  }
  const pick: Touch['pick'] = (hex, by) => {
    const done = busy ? ({ is: 'look' } as const) : touched(moveTargets, held, hex)
    if (done.is === 'move') return by === 'finger' && isRash(done.move) && aimed !== hex ? aim(hex) : make(done.move)
    aim(null)
    open(done.is === 'menu' ? { hex, moves: done.moves } : null)
    if (done.is === 'hold') hold(done.hex)
    look(done.is === 'look' && looked !== hex ? hex : null)
  }
  const point = (hex: Hex | null) => {
    setPointed(hex)
    onHighlight(hex === null ? [] : [`hex:${hex}`])
  }
  return { moveTargets, live, source, held, looked, aimed, pointed, menu, pick, point, make, dismiss }
}
