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

it('a thought ends with its nodes, with its time, and when it is hurried, but has one node at least', async () => {
  expect(await taken({})).toBe(50)
  expect(await taken({ nodes: 5 })).toBe(5)
  expect(await taken({ ms: 30 }, 10)).toBe(3)
  expect(await taken({ signal: { aborted: true } })).toBe(1)
  expect(await taken({ nodes: 0, ms: 0, signal: { aborted: true } })).toBe(1)
})

it('a thought gives way to others, so that a hurry arrives', async () => {
  const hurry = new AbortController()
  setTimeout(() => hurry.abort())
  let time = 0
  const meter = meterOf({ ...free, signal: hurry.signal, now: () => (time += 10) })
  while (await meter.next()) expect(time).toBeLessThan(1e9)
  expect(hurry.signal.aborted).toBe(true)
})
