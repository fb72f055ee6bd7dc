/** Where things stand on a drawn map, and the room they take: lengths in map units, y down, as in the view box. */

export type Point = readonly [x: number, y: number]

export interface Spot {
  x: number
  y: number
}

/** Room around an anchor. */
export type Disc = readonly [dx: number, dy: number, r: number]

/** Discs in a row around the origin. */
export const row = (count: number, r: number, step: number): Disc[] =>
  Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * step, 0, r] as const)

/** A line of type of some height as a row of discs: tilted by degrees, its middle raised by the bend. */
export function bar(width: number, height: number, angle: number, bend: number): Disc[] {
  const r = height / 2
  const reach = Math.max(0, width - height)
  const count = Math.max(1, Math.ceil(reach / (r * 1.3)) + 1)
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5
    const [x, y] = [t * reach, bend * (4 * t * t - 0.5)]
    return [x * cos - y * sin, x * sin + y * cos, r] as const
  })
}
