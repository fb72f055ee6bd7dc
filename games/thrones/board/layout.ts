/** Where pieces stand: from the anchors of the map to the spot of every piece. */
import * as plane from '../../../ui/board/plane.ts'
import type { Spot } from '../../../ui/map/spots.ts'
import { type Area, isPort, type Place } from '../data/areas.ts'
import { areaShapes, portShapes } from './map/shapes.ts'

export type { Spot }

/** The sheet with the inner lines of its frame: the outer ones would take room from the map. */
export const sheet = { x: -20, y: -20, width: 1040, height: 1440 }

/** The outline of a place, for touch and highlight. */
export const pathOf = (place: Place): string =>
  isPort(place) ? portShapes[place].path : areaShapes[place as Area].path

export const orderSpot = (place: Place): Spot =>
  isPort(place) ? portShapes[place].order : areaShapes[place as Area].anchors.order

const armySpots = (place: Place): readonly Spot[] =>
  isPort(place) ? portShapes[place].army : areaShapes[place as Area].anchors.army

/** The middle of the room that an army has. */
export const middleOf = (place: Place): Spot => plane.mean(armySpots(place))

/** Distance between two pieces side by side. */
export const pitch = 23

export const spotsOf = (place: Place, count: number): readonly Spot[] => plane.spotsIn(armySpots(place), count)

/** A point on the way from one army to another, at a distance before the second, but never before a third of the way. */
export function before(from: Place, to: Place, distance: number): Spot {
  const [a, b] = [middleOf(from), middleOf(to)]
  return plane.between(a, b, Math.max(1 / 3, 1 - distance / plane.distance(a, b)))
}

/** Pieces in a row around a point. */
export const rowAt = (at: Spot, count: number): Spot[] => plane.rowAt(at, count, pitch - 3)

/** Room around the places shown as a part of the map. */
const margin = 110

/** The part of the map that holds some places; null: there are none. */
export const boxAround = (all: readonly Place[]) => plane.boxAround(all.map(middleOf), margin)
