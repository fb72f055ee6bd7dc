import { describe, expect, test } from 'vitest'
import { areaTable, isLand, type LandArea, landAreas, type Place, places, portIds, structureOf } from './areas.ts'
import * as constants from './constants.ts'
import { type House, homeAreas } from './houses.ts'
import { options } from './options.ts'
import { lannisterPortShip, playerCounts, setups } from './setups.ts'
import { unitTable, unitTypes } from './units.ts'

const startOf = (players: (typeof playerCounts)[number], house: House) =>
  setups[players].units.filter(start => start.house === house)
const landHeld = (players: (typeof playerCounts)[number], house: House) =>
  startOf(players, house)
    .map(start => start.place)
    .filter(isLand)

describe('AG-2.6 influence tracks', () => {
  const initials = (houses: readonly House[]) => houses.map(house => house[0].toUpperCase()).join('')
  test.each([
    [6, 'BLSMGT', 'GTMSBL', 'LSMBTG'],
    [5, 'BLSGT', 'GTSBL', 'LSBTG'],
    [4, 'BLSG', 'GSBL', 'LSBG'],
    [3, 'BLS', 'SBL', 'LSB'],
  ] as const)('AG-2.6 %i players', (players, throne, fiefdoms, court) => {
    const { tracks, houses } = setups[players]
    expect(initials(tracks['iron-throne'])).toBe(throne)
    expect(initials(tracks.fiefdoms)).toBe(fiefdoms)
    expect(initials(tracks['kings-court'])).toBe(court)
    expect(initials(houses)).toBe(throne)
  })
})

describe('starting positions', () => {
  test("AG-2.8 special orders by King's Court position", () => {
    expect(playerCounts.map(players => setups[players].specialOrders.join(' '))).toEqual([
      '3 2 1',
      '3 2 1 0',
      '3 3 2 1 0',
      '3 3 2 1 0 0',
    ])
  })

  test('AG-2.5 the units of all six houses', () => {
    const written = setups[6].units.map(start => `${start.house} ${start.place}: ${start.units.join(' ')}`)
    expect(written).toEqual([
      'stark winterfell: footman knight',
      'stark white-harbor: footman',
      'stark the-shivering-sea: ship',
      'greyjoy pyke: footman knight',
      'greyjoy port-of-pyke: ship',
      'greyjoy ironmans-bay: ship',
      'greyjoy greywater-watch: footman',
      'lannister lannisport: footman knight',
      'lannister port-of-lannisport: ship',
      'lannister the-golden-sound: ship',
      'lannister stoney-sept: footman',
      'martell sunspear: footman knight',
      'martell salt-shore: footman',
      'martell sea-of-dorne: ship',
      'tyrell highgarden: footman knight',
      'tyrell dornish-marches: footman',
      'tyrell redwyne-straights: ship',
      'baratheon dragonstone: footman knight',
      'baratheon kingswood: footman',
      'baratheon shipbreaker-bay: ship ship',
    ])
  })

  test('AG-2.5 Lannister has the ship in port with four players or more, AG-12.4 by option with three', () => {
    expect(playerCounts.map(players => setups[players].units.includes(lannisterPortShip))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(lannisterPortShip).toEqual({ house: 'lannister', place: 'port-of-lannisport', units: ['ship'] })
    expect(playerCounts.map(players => setups[players].units.length)).toEqual([9, 14, 17, 20])
  })

  test.each(playerCounts)('AG-2.5 %i players: units stand where they can, apart, and garrisons at home', players => {
    const { houses, units, garrisons, neutralForces, impassable, outOfPlayPorts } = setups[players]
    const closed: readonly Place[] = [...impassable, ...outOfPlayPorts, ...(Object.keys(neutralForces) as LandArea[])]
    expect(new Set(units.map(start => start.place)).size).toBe(units.length)
    for (const start of units) {
      expect(houses).toContain(start.house)
      expect(closed).not.toContain(start.place)
      for (const unit of start.units)
        expect(unitTable[unit].moves, start.place).toBe(isLand(start.place) ? 'land' : 'sea')
      expect(start.units).toEqual(unitTypes.flatMap(type => start.units.filter(unit => unit === type)))
    }
    expect(garrisons).toEqual(Object.fromEntries(houses.map(house => [homeAreas[house], 2])))
  })

  test.each(playerCounts)('AG-2.9 %i players: Supply is the icons held, 1 for Stark and 2 for all others', players => {
    const { houses, supply } = setups[players]
    for (const house of houses) {
      const icons = landHeld(players, house).reduce((total, area) => total + areaTable[area].supply, 0)
      expect([supply[house], icons], house).toEqual(house === 'stark' ? [1, 1] : [2, 2])
    }
  })

  test.each(playerCounts)('AG-2.9 %i players: Stark holds two castles and strongholds, all others one', players => {
    for (const house of setups[players].houses) {
      const held = landHeld(players, house).filter(area => structureOf(area) !== null)
      expect(held, house).toHaveLength(house === 'stark' ? 2 : 1)
    }
  })

  test.each(playerCounts)('AG-3.5.3 %i players: every house starts within its supply', players => {
    for (const house of setups[players].houses) {
      const armies = startOf(players, house)
        .map(start => start.units.length)
        .filter(size => size >= 2)
        .sort((a, b) => b - a)
      const allowed = constants.supplyTable[setups[players].supply[house]]
      expect(armies.length, house).toBeLessThanOrEqual(allowed.length)
      for (const [i, size] of armies.entries()) expect(size, house).toBeLessThanOrEqual(allowed[i])
    }
  })
})

describe('AG-2.11 neutral forces', () => {
  const south = { 'the-boneway': 3, 'princes-pass': 3, 'salt-shore': 3, starfall: 3, sunspear: 5, 'three-towers': 3 }
  const six = { 'kings-landing': 5, 'the-eyrie': 6 }
  const five = { ...six, ...south, yronwood: 3 }

  test('AG-2.11 strengths by number of players', () => {
    expect(setups[6].neutralForces).toEqual(six)
    expect(setups[5].neutralForces).toEqual(five)
    expect(setups[4].neutralForces).toEqual({ ...five, 'dornish-marches': 3, oldtown: 3, 'storms-end': 4 })
    expect(setups[3].neutralForces).toEqual(six)
  })

  test('AG-2.11 with three players twelve areas and four ports are closed, else none', () => {
    expect([...setups[3].impassable].sort()).toEqual([
      'dornish-marches',
      'highgarden',
      'oldtown',
      'princes-pass',
      'pyke',
      'salt-shore',
      'starfall',
      'storms-end',
      'sunspear',
      'the-boneway',
      'three-towers',
      'yronwood',
    ])
    expect([...setups[3].outOfPlayPorts].sort()).toEqual([
      'port-of-oldtown',
      'port-of-pyke',
      'port-of-storms-end',
      'port-of-sunspear',
    ])
    for (const players of [4, 5, 6] as const)
      expect([setups[players].impassable, setups[players].outOfPlayPorts]).toEqual([[], []])
  })

  test('AG-2.11 lists keep official order, and 14 tokens serve every number of players', () => {
    const { impassable, outOfPlayPorts } = setups[3]
    expect(impassable).toEqual(landAreas.filter(area => impassable.includes(area)))
    expect(outOfPlayPorts).toEqual(portIds.filter(port => outOfPlayPorts.includes(port)))
    const marked = playerCounts.flatMap(players => [
      ...(Object.keys(setups[players].neutralForces) as LandArea[]),
      ...setups[players].impassable,
    ])
    expect(places.filter(place => marked.includes(place as LandArea))).toHaveLength(14)
  })

  test('AG-2.12 with four players Highgarden is an empty area without force', () => {
    expect(setups[4].neutralForces.highgarden).toBeUndefined()
    expect(setups[4].garrisons.highgarden).toBeUndefined()
  })
})

test('AG-12.1 AG-12.2 AG-12.3 AG-12.4 options are off and ties by the rulebook unless a table says otherwise', () => {
  expect(Object.fromEntries(options.map(option => [option.id, option.default]))).toEqual({
    tidesOfBattle: false,
    victoryCheck: 'at-once',
    finalTieBreak: 'rulebook',
    darkWingsPortsPay: false,
    lannisterPortShip3p: false,
  })
})
