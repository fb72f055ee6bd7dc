/** What touching a hex does: moves, takes hold of a unit, or asks which of several moves is meant. Pure. */
import { livePlaces, offersAt, sourceOf } from '../../../ui/moveTargets.ts'
import type { Hex } from '../data/hexes.ts'
import type { Move, MoveTarget } from './moveTargets.ts'

export type Touched =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'menu'; readonly moves: readonly Move[] }
  /** Takes hold of a hex from which moves lead on; null: lets go. */
  | { readonly is: 'hold'; readonly hex: Hex | null }
  /** Nothing can be done there. */
  | { readonly is: 'look' }

/** Where one may end at once, one need not ask whether to go through. */
const meant = (offers: readonly MoveTarget[]): readonly MoveTarget[] => {
  const ends = offers.filter(({ move }) => move.do === 'go')
  return ends.length > 0 ? ends : offers
}

/** The handles that a hex offers: while nobody acts yet, also those of all who could act upon it. */
function offersOf(moveTargets: readonly MoveTarget[], source: Hex | null, hex: Hex): readonly MoveTarget[] {
  const offers = offersAt(moveTargets, source, hex)
  return offers.length > 0 || source !== null ? offers : moveTargets.filter(({ to }) => to === hex)
}

/** The hexes that can be touched: where moves begin, and where they lead. */
export function liveHexes(moveTargets: readonly MoveTarget[], held: Hex | null): ReadonlyMap<Hex, 'begin' | 'end'> {
  const source = sourceOf(moveTargets, held)
  const live = livePlaces(moveTargets, source)
  if (source === null) for (const { to } of moveTargets) if (to !== null && !live.has(to)) live.set(to, 'end')
  return live
}

export function touched(moveTargets: readonly MoveTarget[], held: Hex | null, hex: Hex): Touched {
  const offers = offersOf(moveTargets, sourceOf(moveTargets, held), hex)
  if (offers.length === 0) return { is: 'look' }
  const done = meant(offers.filter(({ to }) => to === null || to === hex))
  if (done.length === 0) return { is: 'hold', hex: held === hex ? null : hex }
  return done.length === 1 ? { is: 'move', move: done[0].move } : { is: 'menu', moves: done.map(({ move }) => move) }
}
