/** Where things stand: from the middle of each area to the spot of every piece. */
import { boxAround as boxOf, type Point, rowAt } from '../../../ui/board/plane.ts'
import type { Area } from '../data/areas.ts'
import { extents } from './map/extents.ts'
import { areaShapes } from './map/shapes.ts'

/** The sheet with the inner lines of its frame. */
export const sheet = { x: -20, y: -20, width: 1170, height: 1230 }

/** The outline of an area, for touch and highlight. */
export const pathOf = (area: Area): string => areaShapes[area].path

const below = (area: Area, dy: number): Point => {
  const { x, y } = areaShapes[area].heart
  return { x, y: y + dy }
}

export const middleOf = (area: Area): Point => areaShapes[area].heart

/** The middle of its city or stronghold. */
export const siteSpot = (area: Area): Point => below(area, extents.site)

/** Ships that are bound for it, from the port outwards. */
export const harbourOf = (area: Area): Point => areaShapes[area].harbour ?? middleOf(area)

/** Distance between two armies side by side; more than four stand closer. */
const pitch = 25
const widest = 4

const rowOf = (at: Point, count: number): Point[] => rowAt(at, count, (pitch * widest) / Math.max(widest, count))

/** Spots of the armies in an area: those that hold it in the first row, the others in the second; one row where there is one kind. */
export function armySpots(area: Area, holders: number, others: number): Point[] {
  const both = holders > 0 && others > 0
  const first = below(area, both ? extents.army - 4 : extents.army)
  const second = both ? below(area, extents.others) : first
  return [...rowOf(first, holders), ...rowOf(second, others)]
}

/** Room around the places shown as a part of the map. */
const margin = 120

/** The part of the map that holds some places; null: there are none. */
export const boxAround = (areas: readonly Area[]) => boxOf(areas.map(middleOf), margin)
