import { expect, it } from 'vitest'
import type { Budget } from '../kernel/index.ts'
import { meterOf } from './budget.ts'

const free: Budget = { nodes: Infinity, ms: Infinity, signal: { aborted: false }, now: () => 0 }

/** Nodes that are taken, 50 at most; each takes so many milliseconds of a clock. */
async function taken(part: Partial<Budget>, each = 0): Promise<number> {
  let time = 0
  const meter = meterOf({ ...free, now: () => time, ...part })
  let nodes = 0
  while (nodes < 50 && (await meter.next())) {
    nodes++
    time += each
  }
  return nodes
}

it('a thought ends with its nodes, with its time, and when it is hurried', async () => {
  expect(await taken({})).toBe(50)
  expect(await taken({ nodes: 5 })).toBe(5)
  expect(await taken({ ms: 30 }, 10)).toBe(3)
  expect(await taken({ signal: { aborted: true } })).toBe(0)
  expect(await taken({ nodes: 0 })).toBe(0)
})

it('a meter tells how much of a thought is used, by nodes or by time, whichever is more', async () => {
  let time = 0
  const meter = meterOf({ ...free, nodes: 10, ms: 100, now: () => time })
  expect([meter.used(), meter.isOver()]).toEqual([0, false])
  await meter.next()
  expect(meter.used()).toBe(0.1)
  time = 50
  expect([meter.used(), meter.isOver()]).toEqual([0.5, false])
  time = 100
  expect([meter.used(), meter.isOver()]).toEqual([1, true])
  expect(meterOf({ ...free, signal: { aborted: true } }).used()).toBe(1)
  expect(meterOf(free).used()).toBe(0)
})

it('a thought gives way to others, so that a hurry arrives', async () => {
  const hurry = new AbortController()
  setTimeout(() => hurry.abort())
  let time = 0
  const meter = meterOf({ ...free, signal: hurry.signal, now: () => (time += 10) })
  while (await meter.next()) expect(time).toBeLessThan(1e9)
  expect(hurry.signal.aborted).toBe(true)
})

it('a meter tells of each node that it takes, and of none beyond', async () => {
  let told = 0
  await taken({ nodes: 3, onNode: () => told++ })
  expect(told).toBe(3)
})
