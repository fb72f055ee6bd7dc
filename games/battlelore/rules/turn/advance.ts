/** BL-12: advance and pursue (step 11), and the end of an attack. */
import { reach, type Walk } from '../../../../hex/index.ts'
import { ask, auto } from '../../../../kernel/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { abilityValue } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { frenzyRemoval } from '../combat/counter.ts'
import { fightOf, type Rules, rollerOf, rollerSeat, type Steps } from '../combat/fight.ts'
import { hasRoom } from '../field/field.ts'
import { walkOf } from '../field/paths.ts'
import { type BattleContext, change, type G } from '../field/units.ts'
import { markOrder, orderFor } from './orders.ts'

/** BL-12.1, BL-12.2: the unit that may advance; undefined: it may not. */
function advancer(open: Open): Unit | undefined {
  const { from, at, fled, byRoller } = fightOf(open)
  const unit = rollerOf(open)
  if (!unit || unit.stunned || unit.hex !== from || !board.adjacent(from, at)) return undefined
  // BL-7.15, BL-12.6: a target that was destroyed by nobody was neither driven off nor beaten.
  if (fled === 0 && !byRoller) return undefined
  // BL-12.5: a flyer can stand anywhere.
  return hasRoom(open, unit.type, at) ? unit : undefined
}

/** BL-12.4, BL-16.10: the ways of a pursuit by their ends. */
function pursuits(open: Open, unit: Unit): ReadonlyMap<Hex, readonly Hex[]> {
  const { from, at } = fightOf(open)
  const most = orderFor(open, unit.id)?.pursued === false ? abilityValue(unit.type, 'pursue') : 0
  const ways = new Map<Hex, readonly Hex[]>()
  if (most === 0) return ways
  ways.set(at, [at])
  const rules = walkOf(open, unit)
  // BL-12.3
  if (rules.enter(at) === 'stop') return ways
  const walk: Walk<Hex> = { ...rules, enter: hex => (hex === from ? 'blocked' : rules.enter(hex)) }
  const further = reach(board, walk, at, most - 1)
  for (const end of further.ends.keys()) ways.set(end, [at, ...further.paths(end)[0]])
  return ways
}

function go(g: G, unit: Unit, path: readonly Hex[], why: 'advance' | 'pursue', ctx: BattleContext): void {
  change(g, unit.id, { hex: path.at(-1)! })
  ctx.log({ is: 'moved', seat: unit.seat, unit: unit.type, path: [unit.hex, ...path], why })
}

/** BL-7.2, BL-12.4: the extra attack comes when all that belongs to this one is done. */
function pursue(g: G, unit: Unit, to: Hex, ctx: BattleContext): Steps {
  go(g, unit, pursuits(g.open, unit).get(to)!, 'pursue', ctx)
  markOrder(g, unit.id, { pursued: true })
  return [{ do: 'endFight' }, { do: 'extraAttack', seat: unit.seat, unit: unit.id, why: 'pursue' }]
}

export const advanceRules: Rules<'offerAdvance' | 'advance' | 'endFight'> = {
  offerAdvance: auto(({ open }) =>
    advancer(open) ? [{ do: 'advance', seat: rollerSeat(open, fightOf(open)) }] : [{ do: 'endFight' }],
  ),
  advance: ask({
    rule: 'BL-12.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) => [
      { do: 'advance' },
      ...[...pursuits(open, advancer(open)!).keys()].map(to => ({ do: 'pursue' as const, to })),
      { do: 'done' },
    ],
    take: (g, _me, _seat, move, ctx) => {
      const unit = rollerOf(g.open)!
      if (move.do === 'pursue') return pursue(g, unit, move.to, ctx)
      if (move.do === 'advance') go(g, unit, [fightOf(g.open).at], 'advance', ctx)
      return [{ do: 'endFight' }]
    },
  }),
  // BL-7.13.12
  endFight: auto((g, _, ctx) => frenzyRemoval(g, ctx)),
}
