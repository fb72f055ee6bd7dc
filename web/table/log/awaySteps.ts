/** What is told to somebody who comes back. Pure. */
import type { LogLine } from '../../../table/types.ts'

export interface AwayLines {
  /** What concerns the reader, oldest first. */
  mine: readonly LogLine[]
  /** What else happened last. */
  others: readonly LogLine[]
  /** Both in the order in which they happened, one line a position: steps to walk through. */
  steps: readonly LogLine[]
}

/** So many of each are told. */
const most = { mine: 8, others: 4 }

export function awayLines(lines: readonly LogLine[], concernsReader: (line: LogLine) => boolean): AwayLines {
  const mine = lines.filter(concernsReader).slice(-most.mine)
  const others = lines.filter(line => !concernsReader(line)).slice(-most.others)
  const told = [...mine, ...others].sort((a, b) => a.n - b.n)
  const steps = told.filter((line, i) => told.findLastIndex(({ move }) => move === line.move) === i)
  return { mine, others, steps }
}
