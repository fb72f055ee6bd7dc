import { describe, expect, test } from 'vitest'
import { enemyOf, factions } from './factions.ts'
import {
  board,
  edgeRows,
  type Hex,
  hexes,
  hexRow,
  inHalf,
  rowsFromEdge,
  sections,
  sectionsOf,
  wingSections,
} from './hexes.ts'
import { crossings, crossingTable, terrains, terrainTable } from './terrain.ts'

const having = (property: 'blocking' | 'impassable' | 'stops' | 'high' | 'narrow') =>
  terrains.filter(terrain => terrainTable[terrain][property])

describe('board', () => {
  test('BL-1.1 104 hexes in nine rows of twelve and eleven by turns, A1 in the north-west, L9 in the south-east', () => {
    expect(hexes).toHaveLength(104)
    expect(new Set(hexes).size).toBe(104)
    expect([hexes[0], hexes[11], hexes[12], hexes[22], hexes[103]]).toEqual(['A1', 'L1', 'A2', 'K2', 'L9'])
    expect([...board.rows.values()].map(row => row.length)).toEqual([12, 11, 12, 11, 12, 11, 12, 11, 12])
    expect(edgeRows).toEqual({ daqan: 9, uthuk: 1 })
  })

  test('BL-1.5 half hexes at the ends of the even rows are none', () => {
    expect(board.has('L2')).toBe(false)
    expect(board.has('A0')).toBe(false)
    expect(board.neighbours('A1').toSorted()).toEqual(['A2', 'B1'])
    expect(board.neighbours('L9').toSorted()).toEqual(['K8', 'K9'])
    expect(board.neighbours('A2').toSorted()).toEqual(['A1', 'A3', 'B1', 'B2', 'B3'])
  })

  test('BL-1.6 distances: one row counts half a hex sideways', () => {
    const distances: [Hex, Hex, number][] = [
      ['F5', 'F5', 0],
      ['F5', 'E4', 1],
      ['F5', 'F4', 1],
      ['F5', 'G4', 2],
      ['F5', 'F3', 2],
      ['C5', 'G5', 4],
      ['D2', 'G5', 4],
      ['F5', 'C1', 5],
      ['A1', 'L1', 11],
      ['A1', 'L9', 15],
    ]
    for (const [a, b, n] of distances) expect(board.distance(a, b), `${a} - ${b}`).toBe(n)
  })

  test('BL-1.2 a half is five rows; the middle row belongs to both', () => {
    expect(hexes.filter(hex => inHalf(hex, 'uthuk'))).toHaveLength(58)
    expect(hexes.filter(hex => inHalf(hex, 'daqan'))).toHaveLength(58)
    expect(hexes.filter(hex => factions.every(faction => inHalf(hex, faction)))).toEqual(hexRow(5, 'A', 'L'))
    expect([rowsFromEdge('F6', 'daqan'), rowsFromEdge('F6', 'uthuk')]).toEqual([3, 5])
  })

  test('BL-1.3 the border lines run through D and H in even rows, between hexes in odd rows', () => {
    const shared = hexes.filter(hex => sectionsOf(hex).length === 2)
    expect(shared).toEqual(['D2', 'H2', 'D4', 'H4', 'D6', 'H6', 'D8', 'H8'])
    expect(sectionsOf('D4')).toEqual(['west', 'center'])
    expect(sectionsOf('H8')).toEqual(['center', 'east'])
    expect(['D5', 'E5', 'H5', 'I5'].map(hex => sectionsOf(hex as Hex))).toEqual([
      ['west'],
      ['center'],
      ['center'],
      ['east'],
    ])
    const sizes = sections.map(section => hexes.filter(hex => sectionsOf(hex).includes(section)).length)
    expect(sizes).toEqual([36, 40, 36])
  })

  test('BL-1.4 left and right are meant from the own seat', () => {
    expect(wingSections.daqan).toEqual({ left: 'west', center: 'center', right: 'east' })
    expect(wingSections.uthuk).toEqual({ left: 'east', center: 'center', right: 'west' })
  })

  test('BL-0.2 BL-3.1 two factions, each the enemy of the other', () => {
    expect(factions.map(enemyOf)).toEqual(['uthuk', 'daqan'])
  })
})

describe('terrain', () => {
  test('BL-14 what blocks sight, what bars the way, what ends a movement', () => {
    expect(terrains).toEqual(['empty', 'hill', 'forest', 'building', 'water', 'command-tent'])
    expect(having('blocking')).toEqual(['hill', 'forest', 'building', 'command-tent'])
    expect(having('impassable')).toEqual(['water'])
    expect(having('stops')).toEqual(['forest', 'building', 'command-tent'])
  })

  test('BL-7.5.2, BL-9.7, BL-13.5, BL-16.7 what caps dice, gives cover, lies high, has no room for the Massive', () => {
    expect(terrains.map(terrain => terrainTable[terrain].diceCap)).toEqual([null, null, 2, null, null, null])
    expect(terrains.map(terrain => terrainTable[terrain].cover)).toEqual([0, 0, 0, 1, 0, 0])
    expect(having('high')).toEqual(['hill'])
    expect(having('narrow')).toEqual(['building'])
  })

  test('BL-14 a ford ends a movement, a bridge does not', () => {
    expect(crossings.filter(crossing => crossingTable[crossing].stops)).toEqual(['ford'])
  })
})
