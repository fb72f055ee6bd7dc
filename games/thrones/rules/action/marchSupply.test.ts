import { describe, expect, it } from 'vitest'
import type { House } from '../../data/houses.ts'
import { type Scene, scene } from '../../testing.ts'

const canSetOut = (t: Scene, house: House) => t.of(house, 'commit').length > 0

describe('AG-7.4 supply while marching', () => {
  /** T-27: Stark at Supply 1 (3,2). */
  const north = () => {
    const t = scene(6).supply('stark', 1)
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'footman', 'footman').army('moat-cailin', 'stark', 'footman')
    return t
  }

  it('T-27 AG-7.4.1 AG-7.4.3 is legal if some order of the groups is', () => {
    const t = north().draft('stark', 'winterfell', { 'moat-cailin': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    t.move('stark', { do: 'go', unit: 'footman', to: 'the-stony-shore' })
    expect(canSetOut(t, 'stark')).toBe(true)
    t.move('stark', { do: 'commit', banner: false })
    expect(t.army('moat-cailin')?.units).toHaveLength(2)
  })

  it('T-28 AG-7.4.1 AG-7.4.4 counts the attackers as still at home', () => {
    const t = north().army('karhold', 'greyjoy', 'footman')
    t.draft('stark', 'winterfell', { karhold: ['footman'], 'moat-cailin': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    const one = scene(6).supply('stark', 1).army('karhold', 'greyjoy', 'footman')
    one.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    one.army('white-harbor', 'stark', 'footman').army('moat-cailin', 'stark', 'footman')
    one.draft('stark', 'winterfell', { karhold: ['footman'], 'moat-cailin': ['footman'] })
    expect(canSetOut(one, 'stark')).toBe(true)
  })

  it('AG-7.4.2 the position after a victory must be within the limit too', () => {
    // Supply 0 (2,2): an army of 2 at home and one of 2 elsewhere; both attackers would make a third army of 3.
    const t = scene(6).supply('stark', 0).army('karhold', 'greyjoy', 'footman')
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.draft('stark', 'winterfell', { karhold: ['footman', 'footman', 'footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    t.move('stark', { do: 'recall', unit: 'footman', to: 'karhold' })
    expect(canSetOut(t, 'stark')).toBe(true)
  })

  it('UR-111 the order of clicks makes no difference', () => {
    const groups = ['moat-cailin', 'white-harbor', 'karhold'] as const
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const t = scene(6).supply('stark', 2).set({ bladeUsed: true })
      t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
      t.army('moat-cailin', 'stark', 'footman').army('white-harbor', 'stark', 'footman')
      t.army('karhold', 'greyjoy', 'footman')
      t.run({ do: 'marchOrder', seat: t.seat('stark') })
      for (const i of order) t.move('stark', { do: 'go', unit: 'footman', to: groups[i] })
      t.move('stark', { do: 'commit', banner: false })
      expect(t.question()).toBe('houseCards')
    }
  })

  it('AG-7.4.2 the position after a victory counts the units that have moved where they are then', () => {
    // Supply 5 (4,3,2,2): an army of 4 and three of 2. Afterwards 1 at home, 1 in The Stony Shore, 2 in Karhold.
    const t = scene(6).supply('stark', 5).army('karhold', 'greyjoy', 'footman')
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'knight', 'knight').army('moat-cailin', 'stark', 'footman', 'footman')
    t.army('widows-watch', 'stark', 'footman', 'footman')
    t.draft('stark', 'winterfell', { karhold: ['footman', 'footman'], 'the-stony-shore': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(true)
  })

  it('AG-7.4.3 an army that one of two groups joins is counted once', () => {
    // Supply 3 (3,2,2,2): Winterfell 3, three armies of 2. First 1 to Castle Black (2,2,2,2), then 1 to White Harbor (3,2,2).
    const t = scene(6).supply('stark', 3)
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'knight', 'knight').army('moat-cailin', 'stark', 'footman', 'footman')
    t.army('widows-watch', 'stark', 'footman', 'footman')
    t.draft('stark', 'winterfell', { 'white-harbor': ['footman'], 'castle-black': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(true)
  })

  it('AG-7.4.1 each group moves once: what only a second move of the first would allow is refused', () => {
    // Supply 6 (4,3,2,2,2): Winterfell 4, four armies of 2. White Harbor first: 3,3,2,2,2. Karhold then makes six armies.
    const t = scene(6).supply('stark', 6)
    t.army('winterfell', 'stark', 'knight', 'knight', 'knight', 'knight').order('winterfell', 'march-0')
    for (const at of ['white-harbor', 'moat-cailin', 'widows-watch', 'castle-black'] as const) {
      t.army(at, 'stark', 'footman', 'footman')
    }
    t.army('karhold', 'stark', 'footman').draft('stark', 'winterfell', { 'white-harbor': ['knight'] })
    expect(canSetOut(t, 'stark')).toBe(true)
    expect(canSetOut(t.move('stark', { do: 'go', unit: 'knight', to: 'karhold' }), 'stark')).toBe(false)
  })
})
