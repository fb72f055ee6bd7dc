/** Where every legal move can be touched: the table offers what `view.legalMoves` lists, and nothing else. */
import type { Move as KernelMove, Seat } from '../../../kernel/index.ts'
import { asking, type PlayerView } from '../texts/common/position.ts'
import type { IronThrone, Spot } from '../types.ts'

export type Move = KernelMove<IronThrone>

export const hostageRef = (holder: Seat, n: number): string => `hostage:${holder}.${n}`

/** Where the victim's cards lie. */
function placeRef(place: Spot, victim: Seat): string {
  return place.from === 'held' ? hostageRef(victim, place.n) : `${place.from}:${victim}`
}

/** The thing on the table that a move is about, as `kind:id`; null: it is about no thing, and stands beside the table. */
export function spotOf(move: Move, view: PlayerView): string | null {
  switch (move.do) {
    case 'use':
      return `leader:${view.open.leaders[view.seat!]}`
    case 'choose':
    case 'offer':
    case 'empower':
    case 'drain':
    case 'target':
      return `character:${move.character}`
    case 'name':
      return `seat:${move.seat}`
    case 'release':
    case 'torture':
      return hostageRef(view.seat!, move.n)
    case 'take':
      return placeRef(move.place, asking(view, 'takeHostage')!.victim)
    default:
      return null
  }
}

/** The moves of a view by the thing they are about. */
export function movesBySpot(view: PlayerView): ReadonlyMap<string, readonly Move[]> {
  const spots = new Map<string, Move[]>()
  for (const move of view.legalMoves) {
    const on = spotOf(move, view)
    if (on !== null) spots.set(on, [...(spots.get(on) ?? []), move])
  }
  return spots
}
