/** BW-14.2, BW-14.7, BW-14.8: advance and pursuit, and the attack after it. */
import { ask, auto } from '../../../../kernel/index.ts'
import type { MoveOf, Open } from '../../types.ts'
import { named, type Rules, type Steps } from '../field/units.ts'
import { advancesOf, pursuitsOf } from '../field/ways.ts'
import { moveTo } from '../orders/arrive.ts'
import { attackerOf, attackOf, markOrder, orderOf } from './attack.ts'
import { isOwn, spendModifiers } from './fight.ts'
import { rewardRetreat } from './retreating.ts'
import { targetsOf } from './targets.ts'

/** BW-14.2, BW-14.7: the target is gone from its hex by a melee attack. */
function follows(open: Open): MoveOf<'advance' | 'pursue'>[] {
  const { kind, eliminated, fled, at } = attackOf(open)
  const unit = attackerOf(open)
  const order = unit && orderOf(open, unit.id)
  if (kind !== 'melee' || !unit || !order || !(eliminated || fled > 0)) return []
  return [
    ...(order.advanced ? [] : advancesOf(open, unit, at).map((path): MoveOf<'advance'> => ({ do: 'advance', path }))),
    ...(order.pursued ? [] : pursuitsOf(open, unit, at).map((path): MoveOf<'pursue'> => ({ do: 'pursue', path }))),
  ]
}

export const followRules: Rules<'follow' | 'followUp' | 'pursuitAttack'> = {
  follow: auto((g, _me, ctx): Steps => {
    const attack = attackOf(g.open)
    rewardRetreat(g, ctx)
    if (isOwn(attack)) spendModifiers(g)
    return follows(g.open).length > 0 ? [{ do: 'followUp', seat: attack.seat }] : []
  }),

  followUp: ask({
    rule: 'BW-14.7',
    who: (_g, { seat }) => seat,
    legalMoves: g => [...follows(g.open), { do: 'done' }],
    take: (g, { seat }, _seat, move, ctx): Steps => {
      if (move.do === 'done') return []
      const unit = attackerOf(g.open)!
      const pursues = move.do === 'pursue'
      markOrder(g, unit.id, pursues ? { pursued: true } : { advanced: true })
      ctx.log({ is: 'moved', seat, unit: named(unit), path: [unit.hex, ...move.path], why: move.do })
      moveTo(g, unit, move.path, move.do, ctx)
      return pursues && attackerOf(g.open) ? [{ do: 'pursuitAttack', seat }] : []
    },
  }),

  // BW-14.7: the same target, or another; all rules anew
  pursuitAttack: ask({
    rule: 'BW-14.7',
    who: (_g, { seat }) => seat,
    legalMoves: g => {
      const unit = attackerOf(g.open)!
      return [
        ...targetsOf(g.open, unit).map(({ hex }): MoveOf<'attack'> => ({ do: 'attack', from: unit.hex, at: hex })),
        { do: 'done' },
      ]
    },
    take: (g, _me, _seat, move): Steps => {
      if (move.do === 'done') return []
      const unit = attackerOf(g.open)!.id
      return [{ do: 'declare', unit, at: move.at, kind: 'melee', second: true, again: false, support: [] }]
    },
  }),
}
