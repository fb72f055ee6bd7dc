/** Why a unit cannot be bought, or an army not called ready (BL-3.6). */
import { tentMusterPoints } from '../../data/constants.ts'
import { type UnitType, unitsOf } from '../../data/units.ts'
import type { Muster } from '../../types.ts'
import { cardLimit, costOf, pointsLeft } from '../setup/muster.ts'
import type { Asked, BarOf, Barred } from './types.ts'

function buyBar({ open, seat }: Asked, muster: Muster, unit: UnitType): BarOf {
  if (muster.army) return { why: 'army-card', of: muster.army, rule: 'BL-3.6.3' }
  const most = cardLimit(open, unit)
  if (muster.units.filter(each => each === unit).length >= most) {
    return { why: 'cards-taken', of: `${unit} ${most}`, rule: 'BL-1.8' }
  }
  const [cost, points] = [costOf(unit, open.scenarios[seat]), pointsLeft(open, seat, muster)]
  return cost > points
    ? { why: 'points', of: `${unit} ${cost} ${points}`, rule: 'BL-3.6.2' }
    : { why: 'no-room', rule: 'BL-3.8.3' }
}

export function barredMuster(view: Asked): Barred[] {
  const { open, own, seat, legalMoves } = view
  const { muster } = own!
  const legal = new Set(legalMoves.flatMap(move => (move.do === 'buy' ? [move.unit] : [])))
  const units = unitsOf(open.factions[seat]).filter(unit => !legal.has(unit))
  const buying = units.map((unit): Barred => ({ move: { do: 'buy', unit }, ...buyBar(view, muster, unit) }))
  const isTentSpent = muster.tent && pointsLeft(open, seat, muster) < tentMusterPoints
  return [
    ...buying,
    ...(isTentSpent ? [{ move: { do: 'tent', take: false }, why: 'tent-spent', rule: 'BL-3.6.4' } as const] : []),
    ...(muster.units.length === 0 ? [{ move: { do: 'mustered' }, why: 'no-unit', rule: 'BL-3.6' } as const] : []),
  ]
}
