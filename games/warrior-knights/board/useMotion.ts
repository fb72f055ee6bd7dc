/** Armies walk to where they are now: made from the difference of two positions. */
import type { RefObject } from 'react'
import { appear, type Departed as DepartedPiece, useMotion as useAnimation, walk } from '../../../ui/board/motion.ts'
import { distance } from '../../../ui/board/plane.ts'
import type { Area } from '../data/areas.ts'
import { type NobleId, nobleIds } from '../data/barons.ts'
import { areaOf } from '../rules/armies.ts'
import type { Open } from '../types.ts'
import { middleOf } from './layout.ts'

interface Gone {
  noble: NobleId
  at: Area
}
export type Departed = DepartedPiece<Gone>

export interface Change {
  noble: NobleId
  from: Area | null
  to: Area | null
}

/** Which Nobles stand elsewhere on the board now; null: not on it. */
export function changesBetween(before: Open, after: Open): Change[] {
  if (before.nobles === after.nobles) return []
  return nobleIds.flatMap(noble => {
    if (!before.nobles[noble] || !after.nobles[noble]) return []
    const [from, to] = [areaOf(before, noble), areaOf(after, noble)]
    return from === to ? [] : [{ noble, from, to }]
  })
}

function play(board: Element, { noble, from, to }: Change): void {
  const piece = board.querySelector(`[data-piece="${noble}"] .knights-flight`)
  if (piece === null || to === null) return
  if (from === null) appear(piece)
  else walk(piece, [middleOf(from), middleOf(to)], Math.min(700, 260 + distance(middleOf(from), middleOf(to))))
}

/** More changes than these are another position altogether, as when one looks back. */
const most = 12

/** Animates the board after every change of the position; tells who is to fade away. */
export const useMotion = (board: RefObject<Element | null>, open: Open): [readonly Departed[], () => void] =>
  useAnimation<Open, Gone>(open, (before, after) => {
    const changes = changesBetween(before, after)
    if (changes.length > most) return []
    for (const change of changes) play(board.current!, change)
    return changes.flatMap(({ noble, from, to }) => (to === null && from !== null ? [{ noble, at: from }] : []))
  })
