/** Where moves can be touched on a board: each begins at a place, and may end at another. */
export interface Span<Place> {
  /** The place to touch first; null: the move belongs to no place and is offered beside the board. */
  at: Place | null
  /** The place to touch next, for moves that lead from place to place. */
  to: Place | null
}

/** Where moves begin now: the place held; or the only place from which moves lead anywhere, so that one need not touch it. */
export function sourceOf<Place>(handles: readonly Span<Place>[], held: Place | null): Place | null {
  if (held !== null && handles.some(handle => handle.at === held)) return held
  let only: Place | null = null
  for (const { at, to } of handles) {
    if (to === null || at === only) continue
    if (only !== null) return null
    only = at
  }
  return only
}

/** The handles that touching a place offers: those that lead there from the source, else those that begin there. */
export function offersAt<Place, Handle extends Span<Place>>(
  handles: readonly Handle[],
  source: Place | null,
  place: Place,
): Handle[] {
  const leading = handles.filter(handle => handle.to === place && handle.at === source)
  return leading.length > 0 ? leading : handles.filter(handle => handle.at === place)
}

/** The places that can be touched: where moves begin, and where those of the source lead. */
export function livePlaces<Place>(handles: readonly Span<Place>[], source: Place | null): Map<Place, 'begin' | 'end'> {
  const live = new Map<Place, 'begin' | 'end'>()
  for (const { at } of handles) if (at !== null) live.set(at, 'begin')
  for (const { at, to } of handles) if (to !== null && at === source) live.set(to, 'end')
  return live
}
