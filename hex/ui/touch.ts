/** What touching a hex comes to: moves, a unit that is taken hold of, a menu, or a look. Pure. */
import { livePlaces, type MoveEnds, offersAt, sourceOf } from '../../ui/moveTargets.ts'

/** A legal move with the hex where the hand begins and the hex where it ends. */
export interface HexMoveTarget<Hex extends string, Move> extends MoveEnds<Hex> {
  readonly move: Move
}

export type HexTouched<Hex extends string, Move> =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'menu'; readonly moves: readonly Move[] }
  /** Takes hold of a hex from which moves lead on; null: lets go. */
  | { readonly is: 'hold'; readonly hex: Hex | null }
  /** Nothing can be done there. */
  | { readonly is: 'look' }

/** The targets that a hex offers: while nobody acts yet, also those of all who could act upon it. */
function offersOf<Hex extends string, Target extends MoveEnds<Hex>>(
  targets: readonly Target[],
  source: Hex | null,
  hex: Hex,
): readonly Target[] {
  const offers = offersAt(targets, source, hex)
  return offers.length > 0 || source !== null ? offers : targets.filter(({ to }) => to === hex)
}

/** The hexes that can be touched: where moves begin, and where they lead. */
export function liveHexes<Hex extends string>(
  targets: readonly MoveEnds<Hex>[],
  held: Hex | null,
): ReadonlyMap<Hex, 'begin' | 'end'> {
  const source = sourceOf(targets, held)
  const live = livePlaces(targets, source)
  if (source === null) for (const { to } of targets) if (to !== null && !live.has(to)) live.set(to, 'end')
  return live
}

/** `isMeant`: where some of the moves at a hex are, the others are not asked about. */
export function touched<Hex extends string, Move>(
  targets: readonly HexMoveTarget<Hex, Move>[],
  held: Hex | null,
  hex: Hex,
  isMeant: (move: Move) => boolean = () => true,
): HexTouched<Hex, Move> {
  const offers = offersOf(targets, sourceOf(targets, held), hex)
  if (offers.length === 0) return { is: 'look' }
  const done = offers.filter(({ to }) => to === null || to === hex).map(({ move }) => move)
  if (done.length === 0) return { is: 'hold', hex: held === hex ? null : hex }
  const moves = done.some(isMeant) ? done.filter(isMeant) : done
  return moves.length === 1 ? { is: 'move', move: moves[0] } : { is: 'menu', moves }
}
