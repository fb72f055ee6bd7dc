/** How names break into lines on the map. */

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
