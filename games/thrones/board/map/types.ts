/** The shapes of the map: lengths in map units, y down, as in the view box. */
export interface Spot {
  x: number
  y: number
}

/** Where a name is written: centre, tilt in degrees, room along the line, lines to break it into, size of type. */
export interface Label extends Spot {
  angle: number
  width: number
  lines: number
  size: number
}

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
