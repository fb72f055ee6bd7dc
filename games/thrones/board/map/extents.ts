/** How much room things take around their anchors: discs, in map units. */

export type Disc = readonly [dx: number, dy: number, r: number]

export const radius = { unit: 11, order: 15, power: 9, token: 12, icon: 8, anchor: 7 }

/** Castles are high: a broad disc for the walls, a small one for the towers. */
export const structureDiscs: Record<'castle' | 'stronghold', Disc[]> = {
  castle: [
    [0, 2, 13],
    [0, -9, 6],
  ],
  stronghold: [
    [0, 5, 16],
    [0, -13, 8],
  ],
}

/** Distance between two icons in a row. */
export const iconStep = 17

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
