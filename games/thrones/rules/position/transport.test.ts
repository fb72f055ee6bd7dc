import { describe, expect, it } from 'vitest'
import { isLand, landAreas, neighbours, seaAreas } from '../../data/areas.ts'
import { scene } from '../../testing.ts'
import { landReach } from './transport.ts'

describe('AG-7.2 ship transport', () => {
  it.each(seaAreas)('AG-7.2.1 a Ship in %s joins all its shores, and no others', sea => {
    const t = scene(6).army(sea, 'stark', 'ship')
    const shores = neighbours(sea).filter(isLand)
    for (const from of landAreas) {
      const byLand = neighbours(from).filter(isLand)
      const bySea = shores.includes(from) ? shores.filter(area => area !== from) : []
      expect([...landReach(t.open, t.seat('stark'), from)].sort()).toEqual([...new Set([...byLand, ...bySea])].sort())
    }
  })
})
