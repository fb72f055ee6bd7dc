import type { Point } from './spots.ts'

/** SVG path through points given in tenths of a unit: one absolute start, then relative steps, no needless character. */
export function pathOf(points: readonly Point[], closed = false): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)])
  const numbers = tenths.slice(1).flatMap(([x, y], i) => [x - tenths[i][0], y - tenths[i][1]])
  const start = tenths[0].map(short)
  return `M${join(start)}l${join(numbers.map(short))}${closed ? 'z' : ''}`
}

const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** A sign or a leading dot after a dotted number parts numbers as well as a space. */
const join = (numbers: string[]) =>
  numbers.reduce((text, n, i) => {
    const glued = i === 0 || n.startsWith('-') || (n.startsWith('.') && numbers[i - 1].includes('.'))
    return text + (glued ? n : ` ${n}`)
  }, '')

/** The points of such a path, one list a stroke. */
export function pointsOf(path: string): Point[][] {
  return path.split(/(?=M)/).map(stroke => {
    const [sx, sy, ...steps] = (stroke.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(n => Math.round(Number(n) * 10))
    let [x, y] = [sx, sy]
    const points: Point[] = [[x / 10, y / 10]]
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i]
      y += steps[i + 1]
      points.push([x / 10, y / 10])
    }
    return points
  })
}

/** The same strokes as soft curves: quadratic arcs from middle to middle of the steps. */
export function softened(path: string): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`
  return pointsOf(path)
    .map(points => {
      const arcs = points.slice(1, -1).map((point, i) => `Q${point.join(' ')} ${middle(point, points[i + 2])}`)
      return `M${points[0].join(' ')}L${middle(points[0], points[1])}${arcs.join('')}L${points.at(-1)!.join(' ')}`
    })
    .join('')
}
