import { describe, expect, test } from 'vitest'
import { type Faction, factions } from './factions.ts'
import { board, type Hex, hexes, hexRow, middleRow, rowsFromEdge, wingSections } from './hexes.ts'
import { learningScenario } from './learning.ts'
import { options } from './options.ts'
import { initiativeOf, type Scenario, scenarios, scenariosOf, scenarioTable } from './scenarios.ts'
import { type Terrain, terrainTable } from './terrain.ts'
import { unitTable } from './units.ts'

const hexesWith = (scenario: Scenario, terrain: Terrain) =>
  hexes.filter(hex => scenarioTable[scenario].terrain[hex] === terrain)
const terrainOf = (scenario: Scenario) => Object.keys(scenarioTable[scenario].terrain) as Hex[]
const lies = (hex: Hex, scenario: Scenario): Terrain => scenarioTable[scenario].terrain[hex] ?? 'empty'
const enterable = (hex: Hex, scenario: Scenario) =>
  !terrainTable[lies(hex, scenario)].impassable || scenarioTable[scenario].bridges.includes(hex)

/** The hexes a card may describe: the rows on the owner's side of the middle, and the six middle hexes on his left. */
const owned = (faction: Faction) => (hex: Hex) => {
  const middle = wingSections[faction].left === 'west' ? hexRow(5, 'A', 'F') : hexRow(5, 'G', 'L')
  return rowsFromEdge(hex, faction) <= 3 || middle.includes(hex)
}

describe('scenario cards', () => {
  test('BL-1.8 BL-3.3 seven a faction, each initiative once', () => {
    for (const faction of factions) {
      expect(scenariosOf(faction).map(initiativeOf)).toEqual(['A1', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'])
    }
    expect(scenarios).toHaveLength(14)
  })

  test('BL-3.4 a card describes only its own half, and of the middle row only the six hexes on the left', () => {
    for (const scenario of scenarios) {
      const { faction, banners, bridges, deployment } = scenarioTable[scenario]
      for (const hex of [...terrainOf(scenario), ...banners, ...bridges, ...deployment]) {
        expect(owned(faction)(hex), `${scenario} ${hex}`).toBe(true)
      }
    }
    expect(middleRow).toBe(5)
  })

  test('BL-1.8 two banners a card, on hexes that units can enter', () => {
    for (const scenario of scenarios) {
      const { banners } = scenarioTable[scenario]
      expect(new Set(banners).size).toBe(2)
      for (const hex of banners) expect(enterable(hex, scenario), `${scenario} ${hex}`).toBe(true)
    }
  })

  test('BL-3.8.1 BL-3.8.3 BL-3.8.4 room for 17 cards, none on water, at least five hexes for a tent', () => {
    for (const scenario of scenarios) {
      const { deployment } = scenarioTable[scenario]
      expect(new Set(deployment).size).toBe(deployment.length)
      expect(deployment.length).toBeGreaterThanOrEqual(17)
      expect(deployment.filter(hex => lies(hex, scenario) === 'water')).toEqual([])
      expect(deployment.filter(hex => lies(hex, scenario) === 'empty').length).toBeGreaterThanOrEqual(5)
    }
    const sizes = scenarios.map(scenario => scenarioTable[scenario].deployment.length)
    expect(sizes).toEqual([21, 17, 20, 19, 19, 19, 19, 18, 19, 18, 19, 19, 19, 19])
  })

  test('BL-3.5 water: rivers of eleven and nine hexes, scattered pools of seven; bridges lie on water', () => {
    const water = scenarios.filter(scenario => hexesWith(scenario, 'water').length > 0)
    expect(water.map(scenario => [scenario, hexesWith(scenario, 'water').length])).toEqual([
      ['damming-the-muir-river', 11],
      ['the-last-bridge', 9],
      ['blood-in-the-water', 7],
    ])
    expect(hexesWith('the-last-bridge', 'water')).toEqual(hexRow(6, 'B', 'J'))
    expect(scenarios.filter(scenario => scenarioTable[scenario].bridges.length > 0)).toEqual([
      'damming-the-muir-river',
      'the-last-bridge',
    ])
    for (const scenario of scenarios) {
      for (const hex of scenarioTable[scenario].bridges) expect(lies(hex, scenario)).toBe('water')
    }
  })

  test('BL-3.4 no two cards of the 49 pairs overlap', () => {
    for (const one of scenariosOf('daqan')) {
      for (const other of scenariosOf('uthuk')) {
        const all = [one, other].flatMap(scenario => [
          ...new Set([...terrainOf(scenario), ...scenarioTable[scenario].banners]),
        ])
        expect(new Set(all).size, `${one} ${other}`).toBe(all.length)
      }
    }
  })

  test('BL-3.4 for every pair all hexes that can be entered hang together without any ford', () => {
    for (const one of scenariosOf('daqan')) {
      for (const other of scenariosOf('uthuk')) {
        const open = hexes.filter(hex => enterable(hex, one) && enterable(hex, other))
        const reached = new Set(open.slice(0, 1))
        for (const hex of reached) {
          for (const next of board.neighbours(hex)) if (open.includes(next)) reached.add(next)
        }
        expect(reached.size, `${one} ${other}`).toBe(open.length)
      }
    }
  })

  test('BL-19.1 BL-19.2 BL-3.6.3 every card has its own way to victory points, or makes the own side stronger', () => {
    const special = (scenario: Scenario) => {
      const { vp, offer, destroyed, musterCost, ranged } = scenarioTable[scenario]
      return [vp?.when, offer?.pay, destroyed?.when, musterCost?.unit, ranged?.range].filter(what => what !== undefined)
    }
    expect(scenarios.map(special)).toEqual([
      ['terrain-held', 'citadel-guards'],
      ['water-held'],
      ['bridge-guarded'],
      ['terrain-held'],
      ['terrain-held', 'shot-from-hill'],
      ['beyond-middle'],
      ['lore'],
      ['enemy-banner'],
      ['at-water'],
      [1],
      ['class'],
      ['banner-held'],
      ['beyond-middle'],
      ['figure'],
    ])
  })

  test('BL-15.5 how many hexes must be held, and whether only the own half counts', () => {
    const held = (scenario: Scenario) => scenarioTable[scenario].vp
    expect(held('mustering-the-militia')).toMatchObject({ terrain: 'building', atLeast: 2, ownHalf: false, points: 1 })
    expect(held('the-blood-muir-forest')).toMatchObject({ terrain: 'forest', atLeast: 2, ownHalf: true, points: 1 })
    expect(held('watch-on-the-heights')).toMatchObject({ terrain: 'hill', atLeast: 3, ownHalf: true, points: 1 })
    expect(held('road-to-nordgard')).toMatchObject({ atLeast: 1, points: 1 })
    expect(held('the-breach')).toMatchObject({ atLeast: 2, points: 1 })
    expect(scenarioTable['the-rune-vault'].offer).toEqual({ pay: 'lore', n: 3, points: 1 })
    expect(scenarioTable['altar-of-blood'].offer).toEqual({ pay: 'figure', n: 1, points: 1 })
    expect(scenarioTable['feast-of-flesh'].destroyed?.points).toEqual({ cavalry: 1, elite: 1, legend: 2 })
  })

  test('BL-19.1 the doubled banner of The Land of Our Fathers is the one in a forest', () => {
    const { vp, banners } = scenarioTable['the-land-of-our-fathers']
    expect(vp).toEqual({ when: 'banner-held', at: 'F4', points: 1 })
    expect(banners).toContain('F4')
    expect(lies('F4', 'the-land-of-our-fathers')).toBe('forest')
  })
})

describe('learning scenario', () => {
  test('BL-21.4 nine units a faction, four terrain hexes, two banners under Daqan guard', () => {
    const { units, terrain, banners, firstPlayer } = learningScenario
    const placed = Object.entries(units) as [Hex, keyof typeof unitTable][]
    const of = (unit: string) => placed.filter(([, placedUnit]) => placedUnit === unit).length
    expect(placed).toHaveLength(18)
    expect(['blood-harvesters', 'viper-legion', 'citadel-guards', 'yeoman-archers'].map(of)).toEqual([5, 4, 5, 4])
    for (const [hex, unit] of placed) {
      expect(terrain[hex]).toBeUndefined()
      expect(rowsFromEdge(hex, unitTable[unit].faction)).toBeLessThan(4)
    }
    expect(terrain).toEqual({ F3: 'hill', C4: 'forest', I6: 'forest', G7: 'hill' })
    expect([banners, firstPlayer]).toEqual([['D6', 'H6'], 'daqan'])
  })
})

describe('options', () => {
  test('BL-21.5 eight options, all off or at the normal value', () => {
    expect(Object.fromEntries(options.map(({ id, default: value }) => [id, value]))).toEqual({
      freeScenarioChoice: false,
      randomFour: false,
      simultaneousDeployment: false,
      presetHands: false,
      coreSets: '1',
      campaign: false,
      learning: false,
      maxRounds: '60',
    })
  })
})
