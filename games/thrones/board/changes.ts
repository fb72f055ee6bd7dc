/** What changed on the map between two positions: the plan of an animation, made from nothing but the difference. */
import { type PieceChange, pieceChanges } from '../../../ui/board/pieces.ts'
import { distance } from '../../../ui/board/plane.ts'
import { type Place, places } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import type { Open, UnitPick } from '../types.ts'
import { middleOf } from './layout.ts'

export type Change =
  | { is: 'moved'; house: House; unit: UnitPick; from: Place; to: Place }
  | { is: 'came' | 'went'; house: House; unit: UnitPick; at: Place }
  | { is: 'revealed'; at: Place }

interface Piece {
  place: Place
  /** A unit that only rose or fell is the same piece. */
  kind: string
  house: House
  unit: UnitPick
}

/** The units of a place: those that stand, then those that are routed. */
function piecesAt({ armies, houses }: Open, place: Place): Piece[] {
  const army = armies[place]
  if (army === null) return []
  const house = houses[army.seat]
  const piece = (routed: boolean) => (unit: UnitPick['unit']) => ({
    place,
    kind: `${house}/${unit}`,
    house,
    unit: { unit, routed },
  })
  return [...army.units.map(piece(false)), ...army.routed.map(piece(true))]
}

/** Orders that were face down and are open now. */
const reveals = (before: Open, after: Open): Change[] =>
  places.flatMap((at): Change[] => {
    const [old, now] = [before.orders[at], after.orders[at]]
    return old && now && old.order === null && now.order !== null ? [{ is: 'revealed', at }] : []
  })

function changeOf({ piece: { house, unit }, ...change }: PieceChange<Place, Piece>): Change {
  return { ...change, house, unit }
}

/** All changes from one position to another; none where nothing moved. */
export function changesBetween(before: Open, after: Open): Change[] {
  const changed = before.armies === after.armies ? [] : places.filter(at => before.armies[at] !== after.armies[at])
  const moves = pieceChanges(
    changed.flatMap(place => piecesAt(before, place)),
    changed.flatMap(place => piecesAt(after, place)),
    (a: Place, b: Place) => distance(middleOf(a), middleOf(b)),
  )
  return [...moves.map(changeOf), ...(before.orders === after.orders ? [] : reveals(before, after))]
}
