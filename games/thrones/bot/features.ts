/** What a position looks like for each house, in numbers: the terms of the value of a position (worth.ts). */

import type { Seat } from '../../../kernel/index.ts'
import { logistic } from '../../../kit/worth.ts'
import {
  type Area,
  areaTable,
  isLand,
  isSea,
  type LandArea,
  landAreas,
  neighbours,
  type Place,
  structureOf,
} from '../data/areas.ts'
import { tracks } from '../data/constants.ts'
import { houseCardTable } from '../data/houseCards.ts'
import type { UnitType } from '../data/units.ts'
import { countsFor, homeOf } from '../rules/position/control.ts'
import { allowance } from '../rules/position/tokens.ts'
import { positionOf } from '../rules/position/tracks.ts'
import { reach } from '../rules/position/transport.ts'
import type { Open } from '../types.ts'
import { strengthOfUnits } from './forecast.ts'

/** The terms, in the order of the numbers. Positions on tracks count from 0 (last) to 1 (first). */
export const terms = [
  'castles',
  'castles-beyond-3',
  'castles-beyond-5',
  'strongholds',
  'areas',
  'supply',
  'barrels-to-come',
  'power',
  'power-beyond-8',
  'crowns',
  'footmen',
  'knights',
  'ships',
  'engines',
  'iron-throne',
  'fiefdoms',
  'kings-court',
  'blade',
  'stars',
  'cards',
  'strong-cards',
  'seas',
  'danger',
  'prospects',
] as const
export type Term = (typeof terms)[number]

const at = Object.fromEntries(terms.map((term, i) => [term, i])) as Record<Term, number>
const unitTerm = { footman: at.footmen, knight: at.knights, ship: at.ships, 'siege-engine': at.engines } as const

/** The numbers of every seat, from open facts alone. */
export function featuresOf(open: Open): number[][] {
  const rows = open.houses.map(() => terms.map(() => 0))
  const attacks = attacksOf(open)
  countUnits(open, rows)
  for (const area of landAreas) countArea(open, area, rows, attacks)
  for (const [seat, row] of rows.entries()) countHouse(open, seat, row)
  return rows
}

const isEngine = (unit: UnitType): boolean => unit === 'siege-engine'

/** Siege Engines that stand alone count nothing: they hold no area, and are lost with it. */
function countUnits(open: Open, rows: number[][]): void {
  for (const place in open.armies) {
    const army = open.armies[place as Place]
    if (army === null) continue
    const row = rows[army.seat]
    const units = [...army.units, ...army.routed]
    if (!units.every(isEngine)) for (const unit of units) row[unitTerm[unit]]++
    if (isSea(place as Place)) row[at.seas]++
  }
}

function countArea(open: Open, area: LandArea, rows: number[][], attacks: Attacks): void {
  const owner = countsFor(open, area)
  const structure = structureOf(area)
  if (owner !== null) {
    const row = rows[owner]
    const { supply, power } = areaTable[area]
    row[at.areas]++
    row[at['barrels-to-come']] += supply
    row[at.crowns] += power
    if (structure !== null) row[at.castles]++
    if (structure === 'stronghold') row[at.strongholds]++
  }
  if (structure === null || open.impassable.includes(area)) return
  const holding = holdingOf(open, area, owner)
  let danger = 0
  for (let seat = 0; seat < rows.length; seat++) {
    const attack = attacks[area]?.[seat] ?? 0
    if (seat === owner || attack === 0) continue
    const chance = logistic(attack - holding)
    rows[seat][at.prospects] += chance
    danger = Math.max(danger, chance)
  }
  if (owner !== null) rows[owner][at.danger] += danger
}

function countHouse(open: Open, seat: Seat, row: number[]): void {
  const last = open.houses.length
  const castles = row[at.castles]
  row[at['castles-beyond-3']] = Math.max(0, castles - 3)
  row[at['castles-beyond-5']] = Math.max(0, castles - 5)
  row[at.supply] = open.supply[seat]
  row[at['barrels-to-come']] = Math.min(6, row[at['barrels-to-come']]) - open.supply[seat]
  row[at.power] = Math.min(8, open.power[seat])
  row[at['power-beyond-8']] = Math.max(0, open.power[seat] - 8)
  for (const track of tracks) row[at[track]] = (last - positionOf(open, track, seat)) / (last - 1)
  row[at.blade] = open.tracks.fiefdoms[0] === seat ? 1 : 0
  row[at.stars] = allowance(open, seat)
  for (const card of open.hands[seat]) {
    const { strength } = houseCardTable[card]
    row[at.cards] += strength
    if (strength >= 3) row[at['strong-cards']]++
  }
}

/** By area and seat: the strongest attack within reach, a second army counting half. */
type Attacks = Partial<Record<Place, number[]>>

function attacksOf(open: Open): Attacks {
  const attacks: Attacks = {}
  for (const place in open.armies) {
    const army = open.armies[place as Place]
    if (army === null || army.units.length === 0) continue
    for (const to of reach(open, army.seat, place as Place, army.units[0])) {
      if (structureOf(to) === null) continue
      const strength = strengthOfUnits(army.units, 'attacker', to)
      const row = attacks[to] ?? open.houses.map(() => 0)
      attacks[to] = row
      const before = row[army.seat]
      row[army.seat] = Math.max(before, strength) + Math.min(before, strength) / 2
    }
  }
  return attacks
}

/** The strength that holds an area: units, garrison or neutral force, half the best own neighbour, an order. */
function holdingOf(open: Open, area: Area, owner: Seat | null): number {
  if (owner === null) return open.neutrals[area as LandArea] ?? 0
  const army = open.armies[area]
  const units = army ? strengthOfUnits(army.units, 'defender', area) : 0
  const garrison = homeOf(open, area as LandArea) === owner ? (open.garrisons[area as LandArea] ?? 0) : 0
  if (army === null && garrison === 0) return 0
  let beside = 0
  for (const from of neighbours(area)) {
    const helper = open.armies[from]
    if (helper?.seat !== owner || !(isLand(from) || isSea(from))) continue
    beside = Math.max(beside, strengthOfUnits(helper.units, 'defender', area))
  }
  return units + garrison + beside / 2 + 1
}
