/** The shapes of Nobles as they stand on the map: paths around the origin. */
import type { Shape } from '../data/barons.ts'

const star = Array.from({ length: 10 }, (_, i) => {
  const [r, turn] = [i % 2 === 0 ? 15 : 8.2, (i * Math.PI) / 5]
  return `${i === 0 ? 'M' : 'L'}${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`
}).join('')

export const shapePaths: Readonly<Record<Shape, string>> = {
  square: 'M-10.6-10.6H10.6V10.6H-10.6Z',
  star: `${star}Z`,
  triangle: 'M0-14.4L13.6 9.6H-13.6Z',
  circle: 'M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z',
}

/** How far the charge of the Baron stands below the middle, where the shape is widest. */
export const chargeDrop: Readonly<Record<Shape, number>> = { square: 0, star: 0, triangle: 2.4, circle: 0 }
