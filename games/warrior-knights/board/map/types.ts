import type { Spot } from '../../../../ui/map/spots.ts'
import type { Terrain } from '../../../../ui/map/terrain.ts'

export interface AreaShape {
  /** Its outline. */
  path: string
  /** Around it everything in the area is arranged (extents.ts). */
  heart: Spot
  /** Where ships lie, for a port. */
  harbour?: Spot
}

/** What is drawn of the ground, as SVG paths in ink order. */
export interface Ground {
  landmass: string
  /** Curves along the coast, nearest first. */
  waterLines: string[]
  landBorders: string
  rivers: string[]
  roads: string[]
  /** Bridges over rivers; angle of the river in degrees. */
  bridges: { x: number; y: number; angle: number }[]
  /** Feet of the glyphs as x, y, x, y ..., in layers that hide each other. */
  terrain: Partial<Record<Terrain, number[][]>>
}
