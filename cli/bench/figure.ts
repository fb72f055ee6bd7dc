/** What is acceptable and what is aimed at; a figure is met when it is at least (or at most) so much. */
export interface Goal {
  floor: number
  aim: number
}

/** One measured figure of the bench. */
export interface Figure {
  name: string
  /** NaN: it could not be measured, and the note says why. */
  value: number
  unit: string
  /** Null: measured to be known, not to be reached. */
  goal: Goal | null
  better: 'higher' | 'lower'
  /** What it was measured with or against, in the same run. */
  note: string
}

/** A goal that was set for tables of six; for smaller ones the figure is only told. */
export const atSix = (seats: number, goal: Goal): Goal | null => (seats === 6 ? goal : null)

export function verdict({ value, goal, better }: Figure): 'aim met' | 'floor met' | 'MISSED' | 'measured' | 'failed' {
  if (Number.isNaN(value)) return 'failed'
  if (!goal) return 'measured'
  const reaches = (mark: number) => (better === 'higher' ? value >= mark : value <= mark)
  return reaches(goal.aim) ? 'aim met' : reaches(goal.floor) ? 'floor met' : 'MISSED'
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
