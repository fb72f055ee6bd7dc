/** BL-19.1: what a scenario card gives its owner in the VP step. */
import type { Seat } from '../../../../kernel/index.ts'
import { board, type Hex, inHalf } from '../../data/hexes.ts'
import { type Scenario, scenarioTable, type VpHook } from '../../data/scenarios.ts'
import type { Open } from '../../types.ts'
import { terrainAt } from '../field/field.ts'
import { armyOf, other, unitAt } from '../field/units.ts'

/** The victory points that the seat's own scenario card gives it now. */
export function scenarioPoints(open: Open, seat: Seat): number {
  const scenario = open.scenarios[seat]!
  const { vp } = scenarioTable[scenario]
  return vp && isMet(open, seat, scenario, vp) ? vp.points : 0
}

function isMet(open: Open, seat: Seat, scenario: Scenario, vp: VpHook): boolean {
  const faction = open.factions[seat]
  const own = armyOf(open, seat).map(({ hex }) => hex)
  switch (vp.when) {
    case 'terrain-held': {
      const held = own.filter(hex => terrainAt(open, hex) === vp.terrain)
      return held.filter(hex => !vp.ownHalf || inHalf(hex, faction)).length >= vp.atLeast
    }
    // BL-15.5: water with a ford or bridge is water, and a flyer over it occupies it
    case 'water-held': {
      const onWater = (hexes: readonly Hex[]) =>
        hexes.some(hex => inHalf(hex, faction) && open.terrain[hex] === 'water')
      return onWater(own) && !onWater(armyOf(open, other(seat)).map(({ hex }) => hex))
    }
    case 'bridge-guarded': {
      const [bridge] = scenarioTable[scenario].bridges
      const enemies = armyOf(open, other(seat))
      return own.includes(bridge) && !enemies.some(({ hex }) => board.adjacent(hex, bridge))
    }
    // BL-1.2: the enemy half without the middle row
    case 'beyond-middle':
      return own.filter(hex => !inHalf(hex, faction)).length >= vp.atLeast
    case 'enemy-banner': {
      const theirs = open.scenarios[other(seat)]
      return theirs !== null && scenarioTable[theirs].banners.some(hex => own.includes(hex))
    }
    case 'banner-held':
      return unitAt(open, vp.at)?.seat === seat
  }
}
