import type { Label } from '../../../../ui/map/lettering.ts'
import type { Spot } from '../../../../ui/map/spots.ts'
import type { Terrain } from '../../../../ui/map/terrain.ts'

/** Where things stand. A thing that an area cannot hold has its place where the order lies. */
export interface Anchors {
  /** One spot a unit, for the largest army and one more. */
  army: Spot[]
  order: Spot
  power: Spot
  /** Garrison of a home area; a neutral force never lies beside it and has the same spot. */
  garrison: Spot
  neutral: Spot
  structure: Spot
  /** The middle of the row of barrels and crowns. */
  icons: Spot
}

export interface AreaShape {
  /** Outline; islands are cut out by the even-odd rule. */
  path: string
  label: Label
  anchors: Anchors
}

export interface PortShape {
  /** The harbour basin, for click and highlight. */
  path: string
  pier: string
  anchor: Spot
  army: Spot[]
  order: Spot
}

/** What is drawn of the ground, as SVG paths in ink order. */
export interface Ground {
  /** All land, islands of decoration included. */
  landmass: string
  /** Land beyond the Wall, which is no area. */
  wilds: string
  landBorders: string
  seaBorders: string
  wall: string
  /** Curves along the coast, nearest first. */
  waterLines: string[]
  /** Rivers that are borders. */
  rivers: string[]
  /** Streams without meaning for the rules. */
  streams: string
  /** Bridges over rivers that are borders; angle of the river in degrees. */
  bridges: { x: number; y: number; angle: number }[]
  /** Feet of the glyphs as x, y, x, y ..., in layers that hide each other. */
  terrain: Partial<Record<Terrain, number[][]>>
}
