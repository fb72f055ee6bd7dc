/** How the bot fights. */
import { cardTable } from '../data/cards.ts'
import { rankTable } from '../data/ranks.ts'
import { attackerOf, targetOf } from '../rules/combat/attack.ts'
import { canScorch } from '../rules/field/keywords.ts'
import { foeOf, unitAt, unitOf } from '../rules/field/units.ts'
import type { Move, MoveOf, Open } from '../types.ts'
import { best, type Chooser, of } from './botView.ts'
import { standingAt } from './field.ts'
import { placeValue } from './places.ts'
import { attackValue, bestAttack, scorchValue, unitValue } from './value.ts'

/** Fire under the own unit or a friend is put out, and where it takes from what the own side scores; not where it was set. */
function douseValue(open: Open, { from, at }: MoveOf<'douse'>): number {
  const unit = unitAt(open, from)!
  if (from === at) return 1
  if (unitAt(open, at)?.seat === unit.seat) return 0.5
  if (scorchValue(open, at) === 0) return 0
  return open.units.some(each => each.seat === unit.seat && canScorch(open, each)) ? 0 : 0.5
}

export function actValue(open: Open, move: Move): number {
  switch (move.do) {
    case 'attack':
      return attackValue(open, unitAt(open, move.from)!, unitAt(open, move.at)!)
    case 'extra-attack':
      return 5 + unitValue(unitAt(open, move.at)!) / 20
    case 'dogs':
      return 0.9 + unitValue(unitAt(open, move.at)!) / 20
    case 'scorch':
      return scorchValue(open, move.at)
    case 'support': {
      const helped = bestAttack(open, unitAt(open, move.to)!)
      return helped > 0 ? 0.4 + 0.4 * helped : 0
    }
    case 'douse':
      return douseValue(open, move)
    default:
      return 0.02
  }
}

export const chooseAttack: Chooser<'attack'> = ({ open }, _me, moves) => best(moves, move => actValue(open, move))

export const chooseSecond: Chooser<'pursuitAttack'> = ({ open }, _me, moves) =>
  best(moves, move => actValue(open, move))

export const chooseShot: Chooser<'shoot'> = ({ open }, _me, moves) =>
  best(of(moves, 'shoot'), ({ at }) => unitValue(unitAt(open, at)!) - unitAt(open, at)!.figures)

/** Goes on where the place is better, or another attack waits there. */
export const followUp: Chooser<'followUp'> = ({ open }, _me, moves) => {
  const unit = attackerOf(open)!
  return best(moves, move => {
    const to = move.do === 'advance' || move.do === 'pursue' ? move.path.at(-1)! : unit.hex
    const there = standingAt(open, unit, to)
    const again = move.do === 'pursue' ? 0.8 * bestAttack(there.open, there.unit) : 0
    return placeValue(open, unit, to) + again
  })
}

/** BW-18.24: the banner that is harder to hit. */
export const swap: Chooser<'swap'> = ({ open }, _me, moves) => {
  const own = rankTable[targetOf(open)!.rank].value
  return best(moves, move => (move.do === 'swap' ? rankTable[unitAt(open, move.hex)!.rank].value - 0.5 : own))
}

/** An engaged unit leaves freely only where it has nothing to win. */
export const leaveFreely: Chooser<'leaveFreely'> = ({ open }, { unit: id }, moves) => {
  const [unit, foe] = [unitOf(open, id)!, foeOf(open, id)]
  const wins = foe !== undefined && attackValue(open, unit, foe) > 0.5
  return of(moves, 'use').find(({ yes }) => yes !== wins)!
}

/** Tactics help, but for those that forbid to attack. */
export const tactic: Chooser<'tactic'> = ({ open }, _me, moves) => {
  const { acts } = cardTable[open.turn!.play!.card].tactic!
  const forbids = acts.some(act => act.do === 'give' && act.key === 'no-attack')
  return of(moves, 'tactic').find(({ yes }) => yes !== forbids)!
}

/** The unit worth most; who has been chosen is enough. */
export const aim: Chooser<'aim'> = ({ open }, _me, moves) =>
  best(moves, move => {
    const unit = move.do === 'aim' ? unitAt(open, move.hex) : undefined
    return unit ? unitValue(unit) : 0
  })

/** BW-14.4: three green faces of eight are the weakest result. */
export const dogsAgain: Chooser<'dogsAgain'> = (_view, { face }, moves) =>
  of(moves, 'again').find(({ yes }) => yes === (face === 'green'))!
