/** BW-9.4, BW-9.7, BW-14.10: what both sides are asked while an attack is rolled and resolved. */
import { ask, auto } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import type { Face } from '../../data/dice.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { commit } from '../cards/commit.ts'
import { give } from '../cards/give.ts'
import { throwDice } from '../field/chance.ts'
import { burns } from '../field/ground.ts'
import { isStalwart } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import {
  boardOf,
  change,
  classOf,
  endEngagement,
  foeOf,
  friendsBeside,
  named,
  other,
  type Rules,
  type Steps,
  unitAt,
  unitOf,
} from '../field/units.ts'
import { attackerOf, attackOf, begun, setAttack, targetOf } from './attack.ts'
import { isUseless } from './dice.ts'
import { announce, counterRoll, plainRoll, reckon } from './fight.ts'

/** The faces that lie there, each once: first those that do nothing, the most dice of them foremost; null stands before the rest. */
function rerolls(open: Open): (Face | null)[] {
  const attack = attackOf(open)
  const count = (face: Face) => attack.dice.filter(each => each === face).length
  const faces = [...new Set(attack.dice)].toSorted((a, b) => count(b) - count(a))
  const [useless, useful] = [true, false].map(is => faces.filter(face => isUseless(open, attack, face) === is))
  return [...useless, null, ...useful]
}

/** BW-18.24: cavalry beside Robb's unit that can change banners with it. */
const swapPartners = (open: Open, unit: Unit): readonly Unit[] =>
  friendsBeside(open, unit).filter(each => classOf(each) === 'cavalry')

/** BW-9.6.1: the target stands where it was attacked, and can counter. */
function canCounter(open: Open): boolean {
  const { kind, at } = attackOf(open)
  const [unit, target] = [attackerOf(open), targetOf(open)]
  if (kind !== 'melee' || !unit || target?.hex !== at || !boardOf(open).adjacent(unit.hex, at)) return false
  // BW-16.7
  if (burns(open, at) || isInForce(open, 'no-counter', target.id)) return false
  return isStalwart(open, target)
}

export const reactionRules: Rules<
  'disengage' | 'parting' | 'bonus' | 'reroll' | 'swap' | 'stand' | 'ignoreMorale' | 'offerCounter' | 'counterOrNot'
> = {
  // BW-10.6 to BW-10.8: the token is gone before the blow is struck
  disengage: auto((g, me, ctx): Steps => {
    const leaver = unitOf(g.open, me.unit)
    const foe = leaver && foeOf(g.open, me.unit)
    if (!leaver || !foe) return []
    endEngagement(g, me.unit)
    ctx.log({
      is: 'disengaged',
      seat: leaver.seat,
      unit: named(leaver),
      hex: leaver.hex,
      from: named(foe),
      at: foe.hex,
    })
    // BW-16.7
    if (burns(g.open, foe.hex)) return []
    return [{ do: 'parting', seat: foe.seat, unit: foe.id, leaver: leaver.id }]
  }),

  parting: ask({
    rule: 'BW-10.8',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('strike'),
    take: (g, me, _seat, move, ctx): Steps => {
      if (!move.yes) return []
      const [unit, target] = [unitOf(g.open, me.unit)!, unitOf(g.open, me.leaver)!]
      const attack = begun({ kind: 'parting', seat: me.seat, attacker: unit.id, from: unit.hex, target })
      g.open.attacks = [...g.open.attacks, attack]
      announce(g, ctx)
      return plainRoll
    },
  }),

  // BW-18.18: one of the units that the card orders, when it attacks
  bonus: ask({
    rule: 'BW-18.18',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('bonus'),
    take: (g, { i }, _seat, move, ctx) => {
      if (!move.yes) return []
      const turn = g.open.turn!
      const { key, n, once, by } = turn.promised[i]
      g.open.turn = { ...turn, promised: turn.promised.filter((_, each) => each !== i) }
      give(g, attackerOf(g.open)!, { key, n, once, by, until: 'turn' }, ctx)
      return []
    },
  }),

  // BW-9.4.2
  reroll: ask({
    rule: 'BW-9.4.2',
    who: (_g, { seat }) => seat,
    legalMoves: g => rerolls(g.open).map(face => ({ do: 'reroll', face })),
    take: (g, _me, _seat, { face }, ctx) => {
      if (face === null || face === 'useless') return []
      const { dice, seat } = attackOf(g.open)
      const kept = dice.filter(each => each !== face)
      const fresh = throwDice(dice.length - kept.length, ctx)
      setAttack(g, { dice: [...kept, ...fresh] })
      ctx.log({ is: 'rerolled', seat, face, dice: fresh })
      return []
    },
  }),

  // BW-18.24: banners change hands; both keep their figures, engagements and state
  swap: ask({
    rule: 'BW-18.24',
    who: (_g, { seat }) => seat,
    legalMoves: g => [
      ...swapPartners(g.open, targetOf(g.open)!).map(({ hex }): MoveOf<'swap'> => ({ do: 'swap', hex })),
      { do: 'done' },
    ],
    take: (g, _me, seat, move, ctx) => {
      if (move.do === 'done') return []
      const [hurt, fresh] = [targetOf(g.open)!, unitAt(g.open, move.hex)!]
      commit(g, hurt)
      change(g, hurt.id, { rank: fresh.rank, commander: fresh.commander })
      change(g, fresh.id, { rank: hurt.rank, commander: hurt.commander })
      ctx.log({ is: 'swapped', seat, commander: hurt.commander!, from: hurt.hex, to: fresh.hex })
      reckon(g)
      return []
    },
  }),

  // BW-9.5.6, BW-14.10
  stand: auto((g): Steps => {
    const target = targetOf(g.open)
    if (!target || attackOf(g.open).retreats === 0) return []
    if (!isStalwart(g.open, target) || isInForce(g.open, 'no-stalwart', target.id)) return []
    return [{ do: 'ignoreMorale', seat: target.seat }]
  }),

  ignoreMorale: ask({
    rule: 'BW-14.10',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('ignore'),
    take: (g, { seat }, _seat, move, ctx) => {
      if (!move.yes) return []
      const target = targetOf(g.open)!
      setAttack(g, { retreats: attackOf(g.open).retreats - 1 })
      ctx.log({ is: 'stood', seat, unit: named(target), hex: target.hex })
      return []
    },
  }),

  // BW-9.6.1
  offerCounter: auto(
    (g): Steps => (canCounter(g.open) ? [{ do: 'counterOrNot', seat: other(attackOf(g.open).seat) }] : []),
  ),

  counterOrNot: ask({
    rule: 'BW-9.6',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('counter'),
    take: (g, { seat }, _seat, move, ctx): Steps => {
      if (!move.yes) return []
      const [unit, target] = [targetOf(g.open)!, attackerOf(g.open)!]
      const attack = begun({ kind: 'counter', seat, attacker: unit.id, from: unit.hex, target })
      g.open.attacks = [...g.open.attacks, attack]
      announce(g, ctx)
      return counterRoll
    },
  }),
}
