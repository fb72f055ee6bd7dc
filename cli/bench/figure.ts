/** One measured figure of the bench. */
export interface Figure {
  name: string
  /** NaN: it could not be measured, and the note says why. */
  value: number
  unit: string
  /** What is acceptable and what is aimed at; a figure is met when it is at least (or at most) so much. */
  floor: number
  aim: number
  better: 'higher' | 'lower'
  /** What it was measured with or against, in the same run. */
  note: string
}

export function verdict({ value, floor, aim, better }: Figure): 'aim met' | 'floor met' | 'MISSED' | 'not measured' {
  if (Number.isNaN(value)) return 'not measured'
  const reaches = (mark: number) => (better === 'higher' ? value >= mark : value <= mark)
  return reaches(aim) ? 'aim met' : reaches(floor) ? 'floor met' : 'MISSED'
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
