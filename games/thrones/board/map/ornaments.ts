/** Drawings that stand once on the sheet: the compass rose with its rhumb lines, the frame, the cartouche. */

const polar = (angle: number, r: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
}

const star = (angles: number[], long: number, waist: number, turn: 1 | -1): string =>
  angles.map(angle => `M0 0L${polar(angle, long)}L${polar(angle + turn * (180 / 8), waist)}z`).join('')

const main = [0, 90, 180, 270]
const half = [45, 135, 225, 315]
const small = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]

/** A rose of sixteen winds around the origin, 60 units high. */
export const rose = {
  rings: [40, 37, 24, 4].map(r => `M${r} 0A${r} ${r} 0 1 0 ${-r} 0A${r} ${r} 0 1 0 ${r} 0`).join(''),
  ticks: Array.from({ length: 64 }, (_, i) => `M${polar(i * 5.625, 37)}L${polar(i * 5.625, i % 2 ? 38.5 : 40)}`).join(''),
  light: star(small, 30, 10, -1) + star(half, 42, 11, -1) + star(main, 58, 11, -1),
  dark: star(small, 30, 10, 1) + star(half, 42, 11, 1) + star(main, 58, 11, 1),
  lily: 'M0-60c-2-3-6-4-6-8 0-2 3-3 4-1-1-4 1-7 2-9 1 2 3 5 2 9 1-2 4-1 4 1 0 4-4 5-6 8zM-4-63h8',
}

/** Lines of constant course from a point, long enough for the whole sheet. */
export const rhumbs = (x: number, y: number): string =>
  Array.from({ length: 32 }, (_, i) => `M${x} ${y}l${polar(i * 11.25, 1700)}`).join('')

/** The scroll that bears the title, around the origin, 180 x 76. */
export const cartouche = {
  body: 'M-80-26c10-6 20-2 30-3 34-4 66-4 100 0 10 1 20-3 30 3-3 6-3 12-1 18 2 10 2 18 0 28-2 4-1 8 1 12-10 4-20 2-30 3-34 3-66 3-100 0-10-1-20 1-30-3 2-4 3-8 1-12-2-10-2-18 0-28 2-6 2-12-1-18z',
  curls:
    'M-80-26c-8-2-13 3-12 9 1 5 8 6 10 1 1-3-2-5-4-3M80-26c8-2 13 3 12 9-1 5-8 6-10 1-1-3 2-5 4-3M-80 32c-8 3-13-2-12-8 1-5 8-6 10-1 1 3-2 5-4 3M80 32c8 3 13-2 12-8-1-5-8-6-10-1-1 3 2 5 4 3M-66-18c40-4 92-4 132 0M-66 25c40 3 92 3 132 0',
}
