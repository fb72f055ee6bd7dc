import { describe, expect, test } from 'vitest'
import { arrowPath } from '../../../ui/board/plane.ts'
import { isPort, places } from '../data/areas.ts'
import { before, middleOf, orderSpot, sheet, spotsOf } from './layout.ts'

test('every place has a spot of its own on the sheet for every piece', () => {
  for (const place of places) {
    for (let count = 1; count <= 6; count++) {
      const spots = spotsOf(place, count)
      expect(new Set(spots.map(({ x, y }) => `${x}/${y}`)).size, `${place} ${count}`).toBe(count)
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(sheet.x)
        expect(x).toBeLessThan(sheet.x + sheet.width)
        expect(y).toBeGreaterThan(sheet.y)
        expect(y).toBeLessThan(sheet.y + sheet.height)
      }
    }
  }
})

test('armies of up to four pieces, and three ships in a port, never cover each other by more than a rim', () => {
  for (const place of places) {
    for (let count = 2; count <= (isPort(place) ? 3 : 4); count++) {
      const spots = spotsOf(place, count)
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${place} ${count}`).toBeGreaterThanOrEqual(22)
        }
      }
    }
  }
})

describe('every drawing between places', () => {
  const broken = /NaN|Infinity|undefined/

  test('is of finite numbers, for any two places and any size of army', () => {
    for (const from of places) {
      for (let count = 0; count <= 12; count++) expect(JSON.stringify(spotsOf(from, count))).not.toMatch(/null/)
      expect(JSON.stringify([middleOf(from), orderSpot(from)])).not.toMatch(/null/)
      for (const to of places) {
        expect(arrowPath(middleOf(from), middleOf(to))).not.toMatch(broken)
        expect(JSON.stringify(before(from, to, 58))).not.toMatch(/null/)
      }
    }
  })
})
