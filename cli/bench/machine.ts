/** How fast this machine is just now: shared machines swing, and figures of two days compare only beside this one. */
import { cpuSince, type Figure, median } from './figure.ts'

/** JSON round trips a CPU second of the machine of reference. */
export const referenceTrips = 12_000

const value = Array.from({ length: 200 }, (_, i) => ({ name: `entry ${i}`, n: i, list: [i, i + 1] }))
let size = 0

/** Round trips of one value through JSON a CPU second: the median of several batches. */
function jsonTrips(batches: number, trips: number): number {
  const rates = Array.from({ length: batches }, () => {
    const mark = process.cpuUsage()
    for (let i = 0; i < trips; i++) size = JSON.stringify(JSON.parse(JSON.stringify(value))).length
    return trips / cpuSince(mark)
  })
  return median(rates)
}

/** The speed of the machine at this moment, 1 being the machine of reference; it takes a tenth of a second. */
export const speedNow = (): number => jsonTrips(5, 200) / referenceTrips

/** What was measured, and the speed of the machine just before and just after it. */
export async function besideMachine<T>(measure: () => T | Promise<T>): Promise<{ measured: T; machine: number }> {
  const before = speedNow()
  const measured = await measure()
  return { measured, machine: (before + speedNow()) / 2 }
}

/** Measured before the part of the bench that is named. */
export function machineSpeed(part: string): Figure {
  jsonTrips(1, 2000)
  return {
    name: `machine, before ${part}`,
    value: Math.round(jsonTrips(5, 2000)),
    unit: 'JSON round trips per CPU second',
    goal: null,
    better: 'higher',
    machine: null,
    note: `${size} bytes each, median of 5 batches; the machine of reference makes ${referenceTrips}`,
  }
}
