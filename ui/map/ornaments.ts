/** Drawings that an atlas has once: the compass rose with its rhumb lines, the scroll of the title, the flower of the frame. */
import type { Spot } from './spots.ts'

export interface Size {
  width: number
  height: number
}

const polar = (angle: number, r: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
}

const star = (angles: number[], long: number, waist: number, turn: 1 | -1): string =>
  angles.map(angle => `M0 0L${polar(angle, long)}L${polar(angle + turn * 45, waist)}z`).join('')

const main = [0, 90, 180, 270]
const half = [45, 135, 225, 315]
const small = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]

/** A rose of sixteen winds around the origin, 60 units high; petals from the back to the front, light and dark halves. */
export const rose = {
  rings: [40, 37, 24].map(r => `M${r} 0A${r} ${r} 0 1 0 ${-r} 0A${r} ${r} 0 1 0 ${r} 0`).join(''),
  ticks: Array.from({ length: 64 }, (_, i) => `M${polar(i * 5.625, 37)}L${polar(i * 5.625, i % 2 ? 38.5 : 40)}`).join(
    '',
  ),
  petals: [
    { light: star(small, 31, 9, -1), dark: star(small, 31, 9, 1) },
    { light: star(half, 44, 11, -1), dark: star(half, 44, 11, 1) },
    { light: star(main, 60, 12, -1), dark: star(main, 60, 12, 1) },
  ],
  lily: 'M0-62c-2-3-6-4-6-8 0-2 3-3 4-1-1-4 1-7 2-9 1 2 3 5 2 9 1-2 4-1 4 1 0 4-4 5-6 8zM-4-65h8',
}

/** How far from a point the edge of a span of the sheet lies, going one way. */
const toEdge = (at: number, way: number, span: number) =>
  Math.abs(way) < 1e-9 ? Number.POSITIVE_INFINITY : ((way > 0 ? span : 0) - at) / way

/** Lines of constant course from a point to the edges of a sheet, as on sea charts. */
export const rhumbs = ({ x, y }: Spot, { width, height }: Size): string =>
  Array.from({ length: 32 }, (_, i) => {
    const [dx, dy] = [Math.sin((i * Math.PI) / 16), -Math.cos((i * Math.PI) / 16)]
    const reach = Math.min(toEdge(x, dx, width), toEdge(y, dy, height))
    return `M${x} ${y}l${(dx * reach).toFixed(1)} ${(dy * reach).toFixed(1)}`
  }).join('')

/** The scroll that bears the title, around the origin, 190 x 84. */
export const cartouche = {
  tails: 'M-84-18l-22 5 9 12-9 14 26 4zM84-18l22 5-9 12 9 14-26 4z',
  body: 'M-90-28c12-5 24-2 34-3 37-4 75-4 112 0 10 1 22-2 34 3-3 6-3 12-1 18 2 9 2 17 0 26-2 5-1 9 1 13-12 4-24 2-34 3-37 4-75 4-112 0-10-1-22 1-34-3 2-4 3-8 1-13-2-9-2-17 0-26 2-6 2-12-1-18z',
  rules: 'M-80-21c16-3 28-1 40-2 27-3 53-3 80 0 12 1 24-1 40 2M-80 23c16 2 28 1 40 2 27 3 53 3 80 0 12-1 24 0 40-2',
}

/** A four-leaved flower for the corners of the frame. */
export const quatrefoil =
  'M0 0c-4-3-4-8 0-9 4 1 4 6 0 9c3-4 8-4 9 0-1 4-6 4-9 0c4 3 4 8 0 9-4-1-4-6 0-9c-3 4-8 4-9 0 1-4 6-4 9 0z'
