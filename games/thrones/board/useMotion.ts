/** Pieces walk to where they are now, tokens turn over: made from the difference of two positions, and interruptible. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../../ui/useMedia.ts'
import type { Place } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import type { Open, UnitPick } from '../types.ts'
import { type Change, changesBetween } from './changes.ts'
import { middleOf } from './layout.ts'

/** Pieces that are gone: they fade where they stood. */
export interface Departed {
  key: number
  house: House
  unit: UnitPick
  at: Place
}

const pace = { duration: 380, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' }

/** The last `count` pieces of a type in a place: those that came last. */
function piecesFor(board: Element, place: Place, unit: UnitPick['unit'], skip: number): Element | undefined {
  const found = [...board.querySelectorAll(`[data-piece^="${place}/"] .thrones-unit[data-unit="${unit}"]`)]
  return found.at(-1 - skip)?.closest('.thrones-flight') ?? undefined
}

function play(board: Element, changes: readonly Change[]): void {
  const seen = new Map<string, number>()
  for (const change of changes) {
    if (change.is === 'revealed') turn(board.querySelector(`[data-order="${change.at}"] .thrones-flight`))
    if (change.is !== 'moved' && change.is !== 'came') continue
    const to = change.is === 'moved' ? change.to : change.at
    const key = `${to}/${change.unit.unit}`
    const piece = piecesFor(board, to, change.unit.unit, seen.get(key) ?? 0)
    seen.set(key, (seen.get(key) ?? 0) + 1)
    if (change.is === 'moved') walk(piece, change.from, to)
    else appear(piece)
  }
}

function walk(piece: Element | undefined, from: Place, to: Place): void {
  const [a, b] = [middleOf(from), middleOf(to)]
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px)`
  const length = Math.hypot(a.x - b.x, a.y - b.y)
  piece?.animate([{ transform: start }, { transform: 'none' }], { ...pace, duration: Math.min(500, 240 + length) })
}

const appear = (piece: Element | undefined) =>
  piece?.animate(
    [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    pace,
  )

const turn = (token: Element | null) =>
  token?.animate([{ transform: 'scaleX(.05)' }, { transform: 'scaleX(1)' }], { ...pace, duration: 260 })

/** Animates the board after every change of the position; tells which pieces are to fade away. */
export function useMotion(
  board: RefObject<Element | null>,
  open: Open,
): [departed: readonly Departed[], gone: () => void] {
  const before = useRef(open)
  const count = useRef(0)
  const still = useReducedMotion()
  const [departed, setDeparted] = useState<readonly Departed[]>([])

  useLayoutEffect(() => {
    if (before.current === open) return
    const changes = still ? [] : changesBetween(before.current, open)
    before.current = open
    if (changes.length === 0 || changes.length > 24) return
    play(board.current!, changes)
    const went = changes.filter(change => change.is === 'went')
    if (went.length > 0) setDeparted(went.map(({ house, unit, at }) => ({ key: count.current++, house, unit, at })))
  }, [board, open, still])

  return [departed, () => setDeparted([])]
}
