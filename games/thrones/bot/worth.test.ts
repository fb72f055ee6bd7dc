import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { worthOf } from './worth.ts'

const board = () => scene(6).set({ phase: 'action', round: 5 })

describe('the value of a position', () => {
  it('AG-10.3: at the end is the place in the standing', () => {
    const t = board().army('riverrun', 'lannister', 'footman').army('seagard', 'greyjoy', 'footman')
    const values = worthOf(t.open, true)
    const order = [...values].sort((a, b) => b - a)
    expect(order[0]).toBe(1)
    expect(order.at(-1)).toBe(0)
    expect(new Set(values).size).toBe(6)
  })

  it('is more for whoever has a castle more, and less for the others', () => {
    const before = board().army('riverrun', 'lannister', 'knight')
    const after = board().army('riverrun', 'lannister', 'knight').army('harrenhal', 'lannister', 'footman')
    const gained = worthOf(after.open, false).map((value, seat) => value - worthOf(before.open, false)[seat])
    const lannister = before.seat('lannister')
    expect(gained[lannister]).toBeGreaterThan(0)
    expect(gained.every((value, seat) => seat === lannister || value < 0)).toBe(true)
  })

  it('AG-8.15.1: is less where a Siege Engine holds a castle than where a Footman does', () => {
    const [footman, engine] = (['footman', 'siege-engine'] as const).map(unit =>
      board().army('riverrun', 'lannister', 'knight').army('harrenhal', 'lannister', unit),
    )
    const lannister = footman.seat('lannister')
    expect(worthOf(engine.open, false)[lannister]).toBeLessThan(worthOf(footman.open, false)[lannister])
  })

  it('counts danger: a stronghold beside a host is worth less than one beside nobody', () => {
    const quiet = board().army('riverrun', 'lannister', 'footman').army('sunspear', 'greyjoy', 'knight', 'knight')
    const beset = board().army('riverrun', 'lannister', 'footman').army('seagard', 'greyjoy', 'knight', 'knight')
    const lannister = quiet.seat('lannister')
    expect(worthOf(beset.open, false)[lannister]).toBeLessThan(worthOf(quiet.open, false)[lannister])
  })
})
