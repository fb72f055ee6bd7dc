import { describe, expect, test } from 'vitest'
import {
  type Area,
  areas,
  areaTable,
  isLand,
  isPort,
  isSea,
  landAreas,
  musterPoints,
  neighbours,
  type Place,
  places,
  portIds,
  portLand,
  portOf,
  portSea,
  portsOfSea,
  seaAreas,
  structureOf,
} from './areas.ts'
import * as constants from './constants.ts'
import { abilityTable, cardsOf, houseCards, houseCardTable, timingOf } from './houseCards.ts'
import { colorTokens, homeAreas, houses } from './houses.ts'
import { orders, orderTable } from './orders.ts'
import { tidesCardTable, tidesDeck } from './tides.ts'
import { unitTable, unitTypes } from './units.ts'
import { deckCards, decks, westerosCards, westerosCardTable } from './westerosCards.ts'
import { wildlingCards } from './wildlingCards.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const sorted = (words: readonly string[]) => [...words].sort()
const borders = (a: Area, b: Area) => [neighbours(a).includes(b), neighbours(b).includes(a)]

describe('map', () => {
  test('AG-3.1 AG-3.1.1 38 land areas, 12 seas and 8 ports, each id once', () => {
    expect([landAreas.length, seaAreas.length, portIds.length]).toEqual([38, 12, 8])
    expect(new Set(places).size).toBe(58)
    expect([places[0], places[37], places[38], places[49], places[50], places[57]]).toEqual([
      'castle-black',
      'dragonstone',
      'bay-of-ice',
      'the-shivering-sea',
      'port-of-winterfell',
      'port-of-storms-end',
    ])
    for (const place of places) expect([isLand, isSea, isPort].filter(is => is(place))).toHaveLength(1)
  })

  test('AG-3.1.2 127 adjacencies, every one in both directions, none twice, none with itself', () => {
    expect(sum(areas.map(area => neighbours(area).length))).toBe(2 * 127)
    for (const area of areas) {
      expect(new Set(neighbours(area)).size).toBe(neighbours(area).length)
      expect(neighbours(area)).not.toContain(area)
      for (const other of neighbours(area)) expect(neighbours(other), `${other} - ${area}`).toContain(area)
    }
  })

  test('AG-3.1.2 neighbours come in official order', () => {
    for (const area of areas) expect(neighbours(area)).toEqual(areas.filter(other => neighbours(area).includes(other)))
  })

  test('AG-3.1.2 (T-26) rivers part, bridges join', () => {
    const parted: [Area, Area][] = [
      ['winterfell', 'greywater-watch'],
      ['harrenhal', 'seagard'],
      ['harrenhal', 'the-twins'],
      ['harrenhal', 'the-mountains-of-the-moon'],
      ['three-towers', 'starfall'],
    ]
    const joined: [Area, Area][] = [
      ['riverrun', 'harrenhal'],
      ['the-twins', 'seagard'],
      ['kings-landing', 'the-reach'],
      ['kings-landing', 'kingswood'],
    ]
    for (const [a, b] of parted) expect(borders(a, b), `${a} - ${b}`).toEqual([false, false])
    for (const [a, b] of joined) expect(borders(a, b), `${a} - ${b}`).toEqual([true, true])
  })

  test('UR-046 AG-3.1.2 borders that players have doubted', () => {
    expect(borders('riverrun', 'seagard')).toEqual([true, true])
    expect(borders('moat-cailin', 'the-twins')).toEqual([true, true])
    expect(borders('harrenhal', 'riverrun')).toEqual([true, true])
    expect(borders('riverrun', 'the-twins')).toEqual([false, false])
    expect(borders('winterfell', 'seagard')).toEqual([false, false])
  })

  test('AG-3.1.3 Pyke, Dragonstone and The Arbor touch nothing but sea', () => {
    expect(neighbours('pyke')).toEqual(['ironmans-bay'])
    expect(neighbours('dragonstone')).toEqual(['shipbreaker-bay'])
    expect(neighbours('the-arbor')).toEqual(['west-summer-sea', 'redwyne-straights'])
    expect(landAreas.filter(area => neighbours(area).every(isSea))).toEqual(['the-arbor', 'pyke', 'dragonstone'])
  })

  test('AG-3.6.1 ports lie between their land and its sea', () => {
    expect(portIds.map(port => [port, portLand(port), portSea(port)])).toEqual([
      ['port-of-winterfell', 'winterfell', 'bay-of-ice'],
      ['port-of-white-harbor', 'white-harbor', 'the-narrow-sea'],
      ['port-of-pyke', 'pyke', 'ironmans-bay'],
      ['port-of-lannisport', 'lannisport', 'the-golden-sound'],
      ['port-of-oldtown', 'oldtown', 'redwyne-straights'],
      ['port-of-sunspear', 'sunspear', 'east-summer-sea'],
      ['port-of-dragonstone', 'dragonstone', 'shipbreaker-bay'],
      ['port-of-storms-end', 'storms-end', 'shipbreaker-bay'],
    ])
    for (const port of portIds) {
      expect(neighbours(portLand(port))).toContain(portSea(port))
      expect(portOf(portLand(port))).toBe(port)
    }
    expect(portOf('castle-black')).toBeUndefined()
    expect(landAreas.filter(portOf)).toHaveLength(8)
    expect(portsOfSea('shipbreaker-bay')).toEqual(['port-of-dragonstone', 'port-of-storms-end'])
    expect(portsOfSea('blackwater-bay')).toEqual([])
  })

  test('AG-3.3.6 ten castles and ten strongholds, AG-4.5.1 worth 1 and 2 points', () => {
    expect(places.filter(place => structureOf(place) === 'castle')).toHaveLength(10)
    expect(places.filter(place => structureOf(place) === 'stronghold')).toHaveLength(10)
    const points = (['moat-cailin', 'winterfell', 'castle-black', 'bay-of-ice', 'port-of-pyke'] as Place[]).map(
      musterPoints,
    )
    expect(points).toEqual([1, 2, 0, 0, 0])
    expect(sum(places.map(musterPoints))).toBe(30)
  })

  test('AG-4.4 24 Supply icons and AG-4.7 19 Power icons, all on land', () => {
    expect(sum(landAreas.map(area => areaTable[area].supply))).toBe(24)
    expect(sum(landAreas.map(area => areaTable[area].power))).toBe(19)
    for (const sea of seaAreas)
      expect(areaTable[sea]).toMatchObject({ supply: 0, power: 0, structure: null, home: null })
  })

  test('AG-2.5 six home areas, all strongholds', () => {
    expect(homeAreas).toEqual({
      stark: 'winterfell',
      greyjoy: 'pyke',
      lannister: 'lannisport',
      martell: 'sunspear',
      tyrell: 'highgarden',
      baratheon: 'dragonstone',
    })
    expect(landAreas.filter(area => areaTable[area].home !== null)).toHaveLength(6)
    for (const house of houses) expect(structureOf(homeAreas[house])).toBe('stronghold')
    expect(new Set(Object.values(colorTokens)).size).toBe(6)
  })
})

describe('pieces', () => {
  test('AG-3.9.1 60 footmen, 30 knights, 36 ships, 12 siege engines, 120 Power tokens', () => {
    expect(unitTypes.map(type => [type, 6 * unitTable[type].limit])).toEqual([
      ['footman', 60],
      ['knight', 30],
      ['ship', 36],
      ['siege-engine', 12],
    ])
    expect(6 * constants.powerTokens).toBe(120)
  })

  test('AG-3.2 strength and mustering cost', () => {
    const figures = unitTypes.map(type => {
      const { strength, strengthAgainstStructure, musterCost, upgradeCost } = unitTable[type]
      return [strength, strengthAgainstStructure, musterCost, upgradeCost]
    })
    expect(figures).toEqual([
      [1, 1, 1, null],
      [2, 2, 2, 1],
      [1, 1, 1, null],
      [0, 4, 2, 1],
    ])
    expect(unitTypes.filter(type => unitTable[type].moves === 'sea')).toEqual(['ship'])
    expect(unitTypes.filter(type => !unitTable[type].canRetreat)).toEqual(['siege-engine'])
  })

  test('AG-5.1.2 15 orders a house: 10 normal and 5 special, 3 of each type', () => {
    const copies = (some: typeof orders) => sum(some.map(order => orderTable[order].copies))
    expect(copies(orders.filter(order => !orderTable[order].special))).toBe(10)
    expect(copies(orders.filter(order => orderTable[order].special))).toBe(5)
    for (const type of ['march', 'defense', 'support', 'raid', 'consolidate'])
      expect(copies(orders.filter(order => orderTable[order].type === type)), type).toBe(3)
  })

  test('AG-3.5.2 army sizes by Supply level', () => {
    expect(constants.supplyTable.map(sizes => sizes.join())).toEqual([
      '2,2',
      '3,2',
      '3,2,2',
      '3,2,2,2',
      '3,3,2,2',
      '4,3,2,2',
      '4,3,2,2,2',
    ])
    expect(constants.supplyTable).toHaveLength(constants.supplyMax + 1)
  })

  test('AG-2.3 the wildling track, AG-9.4 and its two spaces back', () => {
    expect(constants.wildlingTrack).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect([constants.wildlingStart, constants.wildlingMax]).toEqual([2, 12])
    expect(constants.wildlingVictoryDrop).toBe(2 * constants.wildlingIconStrength)
  })
})

describe('cards', () => {
  test('AG-2.10 42 House cards, each house with strengths 4, 3, 2, 2, 1, 1, 0', () => {
    expect(houseCards).toHaveLength(42)
    for (const house of houses)
      expect(
        cardsOf(house).map(card => houseCardTable[card].strength),
        house,
      ).toEqual([4, 3, 2, 2, 1, 1, 0])
  })

  test('AG-8.4.2 every House card has either icons or an ability, and 24 abilities belong to one card each', () => {
    for (const card of houseCards) {
      const { swords, fortifications, ability } = houseCardTable[card]
      expect(swords + fortifications > 0, card).toBe(ability === null)
    }
    const abilities = houseCards.map(card => houseCardTable[card].ability).filter(ability => ability !== null)
    expect(abilities).toHaveLength(24)
    expect(sorted(abilities)).toEqual(sorted(Object.keys(abilityTable)))
  })

  test('AG-8.4.2 groups of abilities', () => {
    const at = (timing: string) => sorted(houseCards.filter(card => timingOf(card) === timing))
    expect(at('cancel')).toEqual(['tyrion-lannister'])
    expect(at('immediate')).toEqual(['aeron-damphair', 'doran-martell', 'mace-tyrell', 'queen-of-thorns'])
    expect(at('continuous')).toEqual([
      'asha-greyjoy',
      'balon-greyjoy',
      'catelyn-stark',
      'nymeria-sand',
      'salladhor-saan',
      'ser-davos-seaworth',
      'ser-kevan-lannister',
      'stannis-baratheon',
      'the-blackfish',
      'theon-greyjoy',
      'victarion-greyjoy',
    ])
    expect(at('result')).toEqual([
      'arianne-martell',
      'cersei-lannister',
      'renly-baratheon',
      'roose-bolton',
      'tywin-lannister',
    ])
    expect(at('retreat')).toEqual(['robb-stark'])
    expect(at('after-combat')).toEqual(['patchface', 'ser-loras-tyrell'])
    expect(timingOf('eddard-stark')).toBeNull()
  })

  test('AG-2.4 three decks of ten Westeros cards with 3, 3 and 5 wildling icons', () => {
    expect(westerosCards).toHaveLength(17)
    for (const deck of decks) expect(deckCards(deck)).toHaveLength(10)
    const icons = decks.map(deck => sum(deckCards(deck).map(card => westerosCardTable[card].wildlingIcons)))
    expect(icons).toEqual([3, 3, 5])
    const winter = westerosCards.filter(card => westerosCardTable[card].type === 'winter-is-coming')
    expect(winter.map(card => westerosCardTable[card].deck)).toEqual([1, 2])
  })

  test('AG-4.9 five cards forbid one order type each, AG-4.8 the choice of Put to the Sword is not among them', () => {
    const forbidding = westerosCards.filter(card => westerosCardTable[card].forbids.length > 0)
    expect(forbidding.map(card => [card, ...westerosCardTable[card].forbids])).toEqual([
      ['w3-rains-of-autumn', 'march-plus-1'],
      ['w3-storm-of-swords', 'defense-plus-1', 'defense-plus-2'],
      ['w3-sea-of-storms', 'raid', 'raid-special'],
      ['w3-web-of-lies', 'support', 'support-plus-1'],
      ['w3-feast-for-crows', 'consolidate-power', 'consolidate-power-special'],
    ])
  })

  test('AG-2.3 nine wildling cards', () => {
    expect(new Set(wildlingCards).size).toBe(9)
  })

  test('AG-11.1 24 Tides of Battle cards: eight 0, four swords, four fortifications, four 2, two 3, two skulls', () => {
    expect(tidesDeck).toHaveLength(24)
    const total = (field: 'strength' | 'swords' | 'fortifications' | 'skulls') =>
      sum(tidesDeck.map(card => tidesCardTable[card][field]))
    expect(tidesDeck.filter(card => card === 'tides-0')).toHaveLength(8)
    expect([total('strength'), total('swords'), total('fortifications'), total('skulls')]).toEqual([22, 4, 4, 2])
  })
})
