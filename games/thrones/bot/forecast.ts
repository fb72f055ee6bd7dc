/** How a battle is likely to end, from the strengths in sight and the hands of both, which are public. */
import type { Seat } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { houseCardTable } from '../data/houseCards.ts'
import { orderTable } from '../data/orders.ts'
import { tidesCardTable, tidesDeck } from '../data/tides.ts'
import type { UnitType } from '../data/units.ts'
import { plainStrength } from '../rules/combat/strength.ts'
import { holderOf, positionOf } from '../rules/position/tracks.ts'
import type { Open, Side } from '../types.ts'

export const strengthOfUnits = (units: readonly UnitType[], side: Side, at: Place): number =>
  units.reduce((sum, unit) => sum + plainStrength(unit, side, at), 0)

/** What a place with a Support order would give. */
export function supportStrength(open: Open, place: Place, side: Side, at: Place): number {
  const army = open.armies[place]
  const order = open.orders[place]?.order
  return army ? strengthOfUnits(army.units, side, at) + (order ? orderTable[order].modifier : 0) : 0
}

/**
 * The chance from 0 to 1 that the attacker wins with this lead of initial strength. Strong cards are likelier to be
 * played; the Blade and ties count for whom they serve; Tides of Battle blur it all.
 */
export function chanceToWin(open: Open, attacker: Seat, defender: Seat, lead: number): number {
  const onTie = positionOf(open, 'fiefdoms', attacker) < positionOf(open, 'fiefdoms', defender)
  const margin = lead + bladeEdge(open, attacker) - bladeEdge(open, defender)
  let won = 0
  let all = 0
  for (const mine of open.hands[attacker]) {
    const plus = houseCardTable[mine].strength
    for (const other of open.hands[defender]) {
      const minus = houseCardTable[other].strength
      const weight = (1 + plus) * (1 + minus)
      all += weight
      won += weight * shareWon(open, margin + plus - minus, onTie)
    }
  }
  return all === 0 ? 0.5 : won / all
}

const bladeEdge = (open: Open, seat: Seat): number => (!open.bladeUsed && holderOf(open, 'fiefdoms') === seat ? 1 : 0)

/** The part of the cases in which a margin wins, once the cards lie open. */
export function shareWon(open: Open, margin: number, onTie: boolean): number {
  if (open.options.tidesOfBattle) return tidesShare(margin, onTie)
  return margin > 0 || (margin === 0 && onTie) ? 1 : 0
}

/** By difference of strength, how many of the pairs of Tides cards bring it. */
const tidesSpread: ReadonlyMap<number, number> = spread(tidesDeck.map(card => tidesCardTable[card].strength))

function spread(strengths: readonly number[]): Map<number, number> {
  const pairs = new Map<number, number>()
  for (const a of strengths) for (const b of strengths) pairs.set(a - b, (pairs.get(a - b) ?? 0) + 1)
  return pairs
}

/** The same against an unknown card of the other side, when the own Tides card is known and counted in. */
export function shareAgainstTides(margin: number, onTie: boolean): number {
  const won = tidesDeck.filter(card => {
    const left = margin - tidesCardTable[card].strength
    return left > 0 || (left === 0 && onTie)
  })
  return won.length / tidesDeck.length
}

function tidesShare(margin: number, onTie: boolean): number {
  let won = 0
  for (const [difference, pairs] of tidesSpread) {
    if (margin + difference > 0 || (margin + difference === 0 && onTie)) won += pairs
  }
  return won / tidesDeck.length ** 2
}
