import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { termsOf, winChance } from './worth.ts'

/** The chance of Daqan at the beginning of its turn. */
const chance = (position: Parameters<typeof scene>[0]) => winChance(scene({ alone: true, ...position }).open, 0)

describe('the value of a position', () => {
  const even = { units: ['CG F7', 'BH F3'] }

  it('counts the turn that whoever is second has still to come', () => {
    const [first, second] = [chance({ ...even, first: 'daqan' }), chance({ ...even, first: 'uthuk' })]
    expect(second).toBeGreaterThan(first + 0.2)
  })

  it('counts a point from the beginning, and the last ones more', () => {
    const gain = (from: number) =>
      chance({ ...even, points: { daqan: from + 1, uthuk: from } }) -
      chance({ ...even, points: { daqan: from, uthuk: from } })
    expect(gain(0)).toBeGreaterThan(0.04)
    expect(gain(13)).toBeGreaterThan(2 * gain(0))
  })

  it('counts a banner under threat for less', () => {
    const held = (enemy: string) => termsOf(scene({ units: ['CG F6', enemy], banners: ['F6'], alone: true }).open, 0)
    expect(held('BH F2').bannerDanger).toBe(0)
    expect(held('BH F5').bannerDanger).toBeGreaterThan(0.3)
    const value = (enemy: string) => chance({ units: ['CG F6', enemy], banners: ['F6'], active: 'uthuk' })
    expect(value('BH F4')).toBeLessThan(value('BH F2'))
  })

  it('knows the free banners that a unit can take in its next move', () => {
    const free = (unit: string) => termsOf(scene({ units: [unit, 'BH A1'], banners: ['F5'], alone: true }).open, 0).free
    expect([free('CG F7'), free('CG F8'), free('RR F8'), free('CG F5')]).toEqual([1, 0, 1, 0])
  })
})
