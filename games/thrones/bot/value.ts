/** What things are worth to a house, in points. All figures are rules of thumb; a plain area counts 1. */
import type { Seat } from '../../../kernel/index.ts'
import {
  areaTable,
  isLand,
  isPort,
  type LandArea,
  neighbours,
  type Place,
  portsOfSea,
  type SeaArea,
  structureOf,
} from '../data/areas.ts'
import { rounds } from '../data/constants.ts'
import { type HouseCard, houseCardTable } from '../data/houseCards.ts'
import type { UnitType } from '../data/units.ts'
import { castles, controller, homeOf } from '../rules/position/control.ts'
import { pool } from '../rules/position/tracks.ts'
import type { Open } from '../types.ts'

const weights = {
  area: 1,
  castle: 8,
  stronghold: 11,
  /** Added to a structure in the last two rounds, when only they count. */
  lateStructure: [6, 4] as readonly number[],
  crown: 2,
  barrel: 1.5,
  /** A barrel more for a house that is short of supply. */
  hungryBarrel: 2.5,
  home: 5,
  sea: 1.5,
  /** Each structure on the shore of a sea; as much again where it is the own one. */
  shore: 0.5,
  ownPort: 1,
  power: 1.7,
  /** By the number of castles and strongholds that a house holds. */
  spite: [0.2, 0.2, 0.2, 0.3, 0.45, 0.9, 3] as readonly number[],
}

export const unitValue: Readonly<Record<UnitType, number>> = { footman: 2, knight: 4, ship: 2.5, 'siege-engine': 3 }

export const valueOfUnits = (units: readonly UnitType[]): number =>
  units.reduce((sum, unit) => sum + unitValue[unit], 0)

/** Rounds still to come after this one. */
export const roundsLeft = (open: Open): number => rounds - open.round

/** How much income still matters: all of it until three rounds before the end, then less and less. */
export const future = (open: Open): number => Math.min(1, roundsLeft(open) / 3)

/** What controlling a place is worth to a seat. */
export function placeValue(open: Open, seat: Seat, place: Place): number {
  if (isLand(place)) return areaValue(open, seat, place)
  return isPort(place) ? weights.ownPort : seaValue(open, seat, place)
}

export function areaValue(open: Open, seat: Seat, area: LandArea): number {
  const { structure, power, supply } = areaTable[area]
  const barrel = open.supply[seat] <= 2 ? weights.hungryBarrel : weights.barrel
  const income = (power * weights.crown + supply * barrel) * future(open)
  const home = homeOf(open, area) === seat ? weights.home : 0
  if (structure === null) return weights.area + income + home
  return weights.area + income + home + weights[structure] + (weights.lateStructure[roundsLeft(open)] ?? 0)
}

/** Ships guard shores, carry armies and open ports. */
function seaValue(open: Open, seat: Seat, sea: SeaArea): number {
  let value = weights.sea
  for (const area of neighbours(sea)) {
    if (!isLand(area) || structureOf(area) === null || open.impassable.includes(area)) continue
    value += controller(open, area) === seat ? 2 * weights.shore : weights.shore
  }
  for (const port of portsOfSea(sea)) if (open.armies[port]?.seat === seat) value += weights.ownPort
  return value * (0.4 + 0.6 * future(open))
}

/** One more Power token: less for the rich, nothing when the pool is empty, little at the very end. */
export function powerValue(open: Open, seat: Seat): number {
  if (pool(open, seat) === 0) return 0
  const need = open.power[seat] < 4 ? 1.2 : open.power[seat] < 9 ? 1 : 0.6
  return weights.power * need * (roundsLeft(open) === 0 ? 0.1 : 1)
}

/** How dear a House card is: what its owner gives up by playing it. */
export function cardValue(card: HouseCard): number {
  const { strength, swords, fortifications, ability } = houseCardTable[card]
  return strength + (swords + fortifications) * 0.4 + (ability === null ? 0 : 0.6)
}

/** How much harm to a seat is worth beside own gain: the nearer it is to seven castles, the more. */
export const spite = (open: Open, seat: Seat): number =>
  weights.spite[Math.min(castles(open, seat), weights.spite.length - 1)]
