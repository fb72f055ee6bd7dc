/** How fast this machine is just now: shared machines swing, and figures of two days compare only beside this one. */
import { cpuSince, type Figure, median } from './figure.ts'

const batches = 5
const tripsOfBatch = 2000

/** Round trips of one value through JSON, measured before the part of the bench that is named. */
export function machineSpeed(part: string): Figure {
  const value = Array.from({ length: 200 }, (_, i) => ({ name: `entry ${i}`, n: i, list: [i, i + 1] }))
  const rates: number[] = []
  let size = 0
  for (let batch = 0; batch <= batches; batch++) {
    const mark = process.cpuUsage()
    for (let i = 0; i < tripsOfBatch; i++) size = JSON.stringify(JSON.parse(JSON.stringify(value))).length
    if (batch > 0) rates.push(tripsOfBatch / cpuSince(mark))
  }
  return {
    name: `machine, before ${part}`,
    value: Math.round(median(rates)),
    unit: 'JSON round trips per CPU second',
    goal: null,
    better: 'higher',
    note: `${size} bytes each, median of ${batches} batches: the measure of this machine at this moment`,
  }
}
