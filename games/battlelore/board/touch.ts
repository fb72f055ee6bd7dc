/** What touching a hex does: moves, takes hold of a unit, or asks which of several moves is meant. Pure. */
import { livePlaces, offersAt, sourceOf } from '../../../ui/handles.ts'
import type { Hex } from '../data/hexes.ts'
import type { Handle, Move } from './handles.ts'

export type Touched =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'menu'; readonly moves: readonly Move[] }
  /** Takes hold of a hex from which moves lead on; null: lets go. */
  | { readonly is: 'hold'; readonly hex: Hex | null }
  /** Nothing can be done there. */
  | { readonly is: 'look' }

/** Where one may end at once, one need not ask whether to go through. */
const meant = (offers: readonly Handle[]): readonly Handle[] => {
  const ends = offers.filter(({ move }) => move.do === 'go')
  return ends.length > 0 ? ends : offers
}

/** The handles that a hex offers: while nobody acts yet, also those of all who could act upon it. */
function offersOf(handles: readonly Handle[], source: Hex | null, hex: Hex): readonly Handle[] {
  const offers = offersAt(handles, source, hex)
  return offers.length > 0 || source !== null ? offers : handles.filter(({ to }) => to === hex)
}

/** The hexes that can be touched: where moves begin, and where they lead. */
export function liveHexes(handles: readonly Handle[], held: Hex | null): ReadonlyMap<Hex, 'begin' | 'end'> {
  const source = sourceOf(handles, held)
  const live = livePlaces(handles, source)
  if (source === null) for (const { to } of handles) if (to !== null && !live.has(to)) live.set(to, 'end')
  return live
}

export function touched(handles: readonly Handle[], held: Hex | null, hex: Hex): Touched {
  const offers = offersOf(handles, sourceOf(handles, held), hex)
  if (offers.length === 0) return { is: 'look' }
  const done = meant(offers.filter(({ to }) => to === null || to === hex))
  if (done.length === 0) return { is: 'hold', hex: held === hex ? null : hex }
  return done.length === 1 ? { is: 'move', move: done[0].move } : { is: 'menu', moves: done.map(({ move }) => move) }
}
