/** Where moves can be touched on a board: each begins at a place, and may end at another. */
export interface MoveEnds<Place> {
  /** The place to touch first; null: the move belongs to no place and is offered beside the board. */
  at: Place | null
  /** The place to touch next, for moves that lead from place to place. */
  to: Place | null
}

/** Where moves begin now: the place held; or the only place from which moves lead anywhere, so that one need not touch it. */
export function sourceOf<Place>(moveTargets: readonly MoveEnds<Place>[], held: Place | null): Place | null {
  if (held !== null && moveTargets.some(target => target.at === held)) return held
  let only: Place | null = null
  for (const { at, to } of moveTargets) {
    if (to === null || at === only) continue
    if (only !== null) return null
    only = at
  }
  return only
}

/** The handles that touching a place offers: those that lead there from the source, else those that begin there. */
export function offersAt<Place, MoveTarget extends MoveEnds<Place>>(
  moveTargets: readonly MoveTarget[],
  source: Place | null,
  place: Place,
): MoveTarget[] {
  const leading = moveTargets.filter(target => target.to === place && target.at === source)
  return leading.length > 0 ? leading : moveTargets.filter(target => target.at === place)
}

/** The places that can be touched: where moves begin, and where those of the source lead. */
export function livePlaces<Place>(
  moveTargets: readonly MoveEnds<Place>[],
  source: Place | null,
): Map<Place, 'begin' | 'end'> {
  const live = new Map<Place, 'begin' | 'end'>()
  for (const { at } of moveTargets) if (at !== null) live.set(at, 'begin')
  for (const { at, to } of moveTargets) if (to !== null && at === source) live.set(to, 'end')
  return live
}
