import { describe, expect, test } from 'vitest'
import { inside, type Point } from '../../../../tools/maps/planar.ts'
import { borders, rings } from '../../../../tools/maps/warrior-knights/plan.ts'
import { pathOf, pointsOf } from '../../../../ui/map/path.ts'
import { type Area, areaIds, kingdomAreaIds } from '../../data/areas.ts'
import { borderBetween, bridges, mountains, rivers } from '../../data/borders.ts'
import { ports } from '../../data/cities.ts'
import { armySpots, harbourOf, sheet, siteSpot } from '../layout.ts'
import { areaShapes, ground } from './shapes.ts'

const ringOf = (area: Area) => pointsOf(areaShapes[area].path)
const key = ([x, y]: Point) => `${x} ${y}`

describe('the drawn Kingdom', () => {
  test('is the one of the plan: generate.ts has run', () => {
    for (const area of areaIds) expect(areaShapes[area].path).toBe(pathOf(rings[area], true))
  })

  test('WK-1.9: areas touch that are neighbours by the rules, and no others', () => {
    const points = new Map(kingdomAreaIds.map(area => [area, new Set(ringOf(area)[0].map(key))]))
    for (const a of kingdomAreaIds) {
      for (const b of kingdomAreaIds) {
        if (a >= b) continue
        const shared = [...points.get(a)!].filter(point => points.get(b)!.has(point)).length
        expect(shared > 1, `${a} ${b}`).toBe(borderBetween(a, b) !== undefined)
      }
    }
  })

  test('WK-8.2: every river, bridge and mountain range lies on its border', () => {
    const kinds = borders.map(({ border }) => border?.kind)
    expect(kinds.filter(kind => kind === 'river')).toHaveLength(rivers.length)
    expect(kinds.filter(kind => kind === 'mountain')).toHaveLength(mountains.length)
    expect(ground.rivers).toHaveLength(rivers.length + Object.keys(bridges).length)
    expect(ground.bridges).toHaveLength(4)
  })

  test('cities and the first row of armies stand inside their areas', () => {
    for (const area of areaIds) {
      for (const { x, y } of [siteSpot(area), ...armySpots(area, 2, 0)]) {
        expect(inside([x, y], ringOf(area)), area).toBe(true)
      }
    }
  })

  test('WK-8.5: ships lie at sea, on the sheet, one harbour a port', () => {
    for (const port of ports) {
      const { x, y } = harbourOf(port)
      expect(areaIds.filter(area => inside([x, y], ringOf(area)))).toEqual([])
      expect(x > sheet.x && x < sheet.x + sheet.width && y > sheet.y && y < sheet.y + sheet.height).toBe(true)
    }
  })

  test('of many armies none stands on another', () => {
    for (const [holders, others] of [
      [1, 0],
      [4, 0],
      [3, 4],
    ] as const) {
      const spots = armySpots('k-e4', holders, others).map(({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`)
      expect(new Set(spots).size).toBe(holders + others)
    }
  })
})
