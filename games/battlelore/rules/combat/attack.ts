/** BL-7.1 to BL-7.3: who may attack whom, and the declaration. */
import { ask } from '../../../../kernel/index.ts'
import { commandCardTable } from '../../data/commandCards.ts'
import type { Hex } from '../../data/hexes.ts'
import { hasAbility } from '../../data/units.ts'
import type { MoveOf, Open, Ordered, Unit } from '../../types.ts'
import { retreatDirections, targetsOf } from '../field/sight.ts'
import { type BattleContext, type G, unitAt, unitOf } from '../field/units.ts'
import { markOrder, orderFor } from '../turn/orders.ts'
import { begin, fightOf, type Rules, type Steps, setFight } from './fight.ts'

/** BL-18.6, BL-17.6.14: a Forced March binds the units that it has ordered. */
export function isForbidden(open: Open, order: Ordered): boolean {
  const { card, mode } = open.turn!
  return order.by === 'card' && mode === 'text' && card !== null && commandCardTable[card].noAttack === true
}

const attacksOf = (open: Open, unit: Unit | undefined): MoveOf<'attack'>[] =>
  unit ? targetsOf(open, unit).map(target => ({ do: 'attack', from: unit.hex, at: target.hex })) : []

/** BL-7.1: each ordered unit has one attack. */
const attacks = (open: Open): MoveOf<'attack'>[] =>
  open
    .turn!.ordered.filter(order => !order.attacked && !isForbidden(open, order))
    .flatMap(order => attacksOf(open, unitOf(open, order.unit)))

/** BL-16.1: an ordered unit that has not moved in the Move step may make an extra attack, once a turn. */
function doubleShots({ open }: G, unit: Unit): Steps {
  if (orderFor(open, unit.id)!.moved || !hasAbility(unit.type, 'double-shot')) return []
  return [{ do: 'extraAttack', seat: unit.seat, unit: unit.id, why: 'double-shot' }]
}

/** BL-7.13.1: declares an attack and says what follows from it. */
function declare(g: G, attacker: Unit, at: Hex, ctx: BattleContext): Steps {
  const target = unitAt(g.open, at)!
  const steps = begin(g, attacker, target, { counter: false, away: null }, ctx)
  return [{ do: 'chooseSide', seat: attacker.seat }, ...steps, { do: 'offerCounter' }, { do: 'offerAdvance' }]
}

export const attackRules: Rules<'attack' | 'extraAttack' | 'chooseSide'> = {
  attack: ask({
    rule: 'BL-7.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) => [...attacks(open), { do: 'done' }],
    take: (g, me, _, move, ctx) => {
      if (move.do === 'done') return []
      const { from, at } = move
      const attacker = unitAt(g.open, from)!
      markOrder(g, attacker.id, { attacked: true })
      // BL-7.2: the extra attack comes before another unit attacks.
      return [...declare(g, attacker, at, ctx), ...doubleShots(g, attacker), { do: 'attack', seat: me.seat }]
    },
  }),
  // BL-7.2: the target may be another one.
  extraAttack: ask({
    rule: 'BL-7.2',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => [...attacksOf(open, unitOf(open, me.unit)), { do: 'done' }],
    take: (g, me, _, move, ctx) => {
      if (move.do === 'done') return []
      if (me.why === 'double-shot') markOrder(g, me.unit, { doubleShot: true })
      return declare(g, unitOf(g.open, me.unit)!, move.at, ctx)
    },
  }),
  // BL-13.6: asked where both sides are clear, and the target would retreat in different directions.
  chooseSide: ask({
    rule: 'BL-13.6',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) => {
      const { roller, at } = fightOf(open)
      return retreatDirections(open, unitOf(open, roller)!, at).map(away => ({ do: 'side', away }))
    },
    take: (g, _me, _seat, move) => {
      setFight(g, { away: move.away })
      return []
    },
  }),
}
