/** The decisions that turned a game most, by the values of its positions. */
import type { ValueCourse } from './course.ts'

/** A decision, or all those between two positions that can be judged: it changed the value for each seat by so much. */
export interface TurningPoint {
  /** The last position that was judged before it. */
  before: number
  /** The position that it led to. */
  position: number
  shifts: readonly number[]
}

/** What came of a decision is looked at over so many positions after it, against as many before it. */
const span = 3
/** Two of them lie apart by at least this part of the game. */
const apart = 1 / 20
/** A change of less is none. */
const least = 0.03

/**
 * The `most` greatest lasting changes, in the order of the game; that of the very end is none, for there the values become those
 * of the standing.
 */
export function turningPoints({ positions, values }: ValueCourse, most = 3): TurningPoint[] {
  const last = values.length - 1
  const found: { i: number; shifts: number[]; size: number }[] = []
  const all = values.slice(1, last).map((_, n) => {
    const shifts = lasting(values, n + 1)
    return { i: n + 1, shifts, size: sizeOf(shifts) }
  })
  const gap = Math.max(span, apart * values.length)
  for (const each of all.toSorted((a, b) => b.size - a.size)) {
    if (found.length === most || each.size < least) break
    const i = sharpest(values, each)
    if (found.every(other => Math.abs(other.i - i) >= gap)) found.push({ ...each, i })
  }
  return found
    .sort((a, b) => a.i - b.i)
    .map(({ i, shifts }) => ({ before: positions[i - 1], position: positions[i], shifts }))
}

const sizeOf = (shifts: readonly number[]): number => shifts.reduce((sum, shift) => sum + Math.abs(shift), 0) / 2

/** By seat: the mean value from this position on, less that before it. */
function lasting(values: ValueCourse['values'], i: number): number[] {
  const mean = (rows: ValueCourse['values'], seat: number) =>
    rows.reduce((sum, row) => sum + row[seat], 0) / rows.length
  const before = values.slice(Math.max(0, i - span), i)
  const after = values.slice(i, Math.min(values.length - 1, i + span))
  return values[i].map((_, seat) => mean(after, seat) - mean(before, seat))
}

/** Of the positions around this one, that with the greatest change at once in the direction of the lasting one. */
function sharpest(
  values: ValueCourse['values'],
  { i: around, shifts }: { i: number; shifts: readonly number[] },
): number {
  let [best, most] = [around, Number.NEGATIVE_INFINITY]
  for (let i = Math.max(1, around - span + 1); i < Math.min(values.length - 1, around + span); i++) {
    const along = shifts.reduce((sum, shift, seat) => sum + shift * (values[i][seat] - values[i - 1][seat]), 0)
    if (along > most) [best, most] = [i, along]
  }
  return best
}
