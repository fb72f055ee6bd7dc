/** Names on a map: where they are written, and how they break into lines. */
import type { Spot } from './spots.ts'

/** Where a name is written: centre, tilt in degrees, rise of its arc, room along the line, number of lines, size of type. */
export interface Label extends Spot {
  angle: number
  bend: number
  width: number
  lines: number
  size: number
}

/** Splits a name at its spaces and hyphens into the given number of lines, as even as they go. */
export function breakName(name: string, lines: number): string[] {
  const parts = name.split(/(?<=[ -])/)
  if (lines <= 1 || parts.length <= 1) return [name]
  const ways = parts.slice(1).map((_, i) => [
    parts
      .slice(0, i + 1)
      .join('')
      .trim(),
    ...breakName(parts.slice(i + 1).join(''), lines - 1),
  ])
  const longest = (way: string[]) => Math.max(...way.map(line => line.length))
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best))
}
