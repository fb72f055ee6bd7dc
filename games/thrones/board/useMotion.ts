/** Pieces walk to where they are now, tokens turn over: made from the difference of two positions. */
import type { RefObject } from 'react'
import {
  appear,
  type Departed as DepartedPiece,
  turnOver,
  useMotion as useAnimation,
  walk,
} from '../../../ui/board/motion.ts'
import { distance } from '../../../ui/board/plane.ts'
import type { Place } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import type { Open, UnitPick } from '../types.ts'
import { type Change, changesBetween } from './changes.ts'
import { middleOf } from './layout.ts'

interface Gone {
  house: House
  unit: UnitPick
  at: Place
}

export type Departed = DepartedPiece<Gone>

/** The last pieces of a type in a place are those that came last; so many of them have been moved already. */
function pieceAt(board: Element, place: Place, unit: UnitPick['unit'], moved: number): Element | undefined {
  const found = [...board.querySelectorAll(`[data-piece^="${place}/"] .thrones-unit[data-unit="${unit}"]`)]
  return found.at(-1 - moved)?.closest('.thrones-flight') ?? undefined
}

function play(board: Element, changes: readonly Change[]): void {
  const seen = new Map<string, number>()
  for (const change of changes) {
    if (change.is === 'revealed') {
      const token = board.querySelector(`[data-order="${change.at}"] .thrones-flight`)
      if (token) turnOver(token)
    }
    if (change.is !== 'moved' && change.is !== 'came') continue
    const to = change.is === 'moved' ? change.to : change.at
    const key = `${to}/${change.unit.unit}`
    const piece = pieceAt(board, to, change.unit.unit, seen.get(key) ?? 0)
    seen.set(key, (seen.get(key) ?? 0) + 1)
    if (piece && change.is === 'came') appear(piece)
    if (!piece || change.is !== 'moved') continue
    const way = [middleOf(change.from), middleOf(to)] as const
    walk(piece, way, Math.min(500, 240 + distance(...way)))
  }
}

/** More changes than these are another position altogether, as when one looks back. */
const most = 24

/** Animates the board after every change of the position; tells which pieces are to fade away. */
export const useMotion = (board: RefObject<Element | null>, open: Open): [readonly Departed[], () => void] =>
  useAnimation<Open, Gone>(open, (before, after) => {
    const changes = changesBetween(before, after)
    if (changes.length > most) return []
    play(board.current!, changes)
    return changes.flatMap(change => (change.is === 'went' ? [change] : []))
  })
