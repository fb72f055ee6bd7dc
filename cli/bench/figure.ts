import type { Goal } from '../../kernel/testing/goals.ts'

/** One measured figure of the bench. */
export interface Figure {
  name: string
  /** NaN: it could not be measured, and the note says why. */
  value: number
  unit: string
  /** Null: measured to be known, not to be reached. */
  goal: Goal | null
  better: 'higher' | 'lower'
  /** How fast the machine was meanwhile, 1 being the machine of reference; null where its speed does not matter. */
  machine: number | null
  /** What it was measured with or against, in the same run. */
  note: string
}

/** What the machine of reference would have made: more in a second on a slow day, or the same in less time. */
export function atReference({ value, better, machine }: Figure): number {
  if (machine === null) return value
  const scaled = better === 'higher' ? value / machine : value * machine
  return Number(scaled.toPrecision(3))
}

/**
 * The floor is reached when the machine of reference would reach it: a slow day is no fault. The aim must be reached as
 * measured, too.
 */
export function verdict(figure: Figure): 'aim met' | 'floor met' | 'MISSED' | 'measured' | 'failed' {
  const { value, goal, better } = figure
  if (Number.isNaN(value)) return 'failed'
  if (!goal) return 'measured'
  const scaled = atReference(figure)
  const reaches = (what: number, mark: number) => (better === 'higher' ? what >= mark : what <= mark)
  if (reaches(scaled, goal.aim) && reaches(value, goal.aim)) return 'aim met'
  return reaches(scaled, goal.floor) ? 'floor met' : 'MISSED'
}

/** CPU seconds of this process since the mark. */
export const cpuSince = (mark: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(mark)
  return (user + system) / 1e6
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
