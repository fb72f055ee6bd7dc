/** A board for tests: the field of twelve columns and nine rows whose hexes are named A1 to L9. */
import { hexBoard, rectangle } from './board.ts'

export const field = hexBoard<string>(rectangle(12, 9, (column, row) => `${'ABCDEFGHIJKL'[column - 1]}${row}`))

/** The numbers of steps to every hex that can be reached over hexes that are not closed, found by walking. */
export function stepsTo(from: string, closed: ReadonlySet<string> = new Set()): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const hex of queue) {
    for (const next of field.neighbours(hex)) {
      if (steps.has(next) || closed.has(next)) continue
      steps.set(next, steps.get(hex)! + 1)
      queue.push(next)
    }
  }
  return steps
}
