/** BL-11: the counter, also the one that interrupts an attack (BL-16.2, BL-17.6.7). */
import { ask, auto } from '../../../../kernel/index.ts'
import { board } from '../../data/hexes.ts'
import { hasAbility } from '../../data/units.ts'
import type { Open } from '../../types.ts'
import type { BattleContext, G } from '../field/units.ts'
import { committed } from './commit.ts'
import {
  begin,
  canCounter,
  fightOf,
  type Rules,
  rollerOf,
  rollerSeat,
  type Steps,
  setFight,
  targetOf,
  targetSeat,
} from './fight.ts'
import { removeFigures } from './harm.ts'

/** BL-16.2: after step 6 of an attack, before the target retreats, even if it has been destroyed. */
export function canCounterFerociously(open: Open): boolean {
  const target = targetOf(open)
  return target !== undefined && hasAbility(target.type, 'ferocious') && canCounter(open, fightOf(open))
}

const offer = (open: Open, why: 'counter' | 'ferocity'): Steps => [
  { do: 'counterOrNot', seat: targetSeat(open, fightOf(open)), why },
]

/** BL-16.4: one figure for each heroic committed to Frenzy; `by`: BL-7.15. */
export function frenzyRemoval(g: G, ctx: BattleContext): Steps {
  const fight = fightOf(g.open)
  g.open.fights = g.open.fights.slice(0, -1)
  const outer = g.open.fights.at(-1)
  // BL-7.15: the attack would have destroyed it, had it not been Unstoppable.
  const by = fight.counter && outer?.unstoppable ? rollerSeat(g.open, outer) : null
  return removeFigures(g, fight.roller, committed(fight, 'frenzy'), 'frenzy', ctx, by)
}

export const counterRules: Rules<'ferocity' | 'offerCounter' | 'counterOrNot' | 'counter' | 'endCounter'> = {
  // BL-7.13.6 d
  ferocity: auto(({ open }) => {
    const { destroyed, target } = fightOf(open)
    if (!canCounterFerociously(open)) return []
    const fall: Steps = destroyed
      ? [{ do: 'destroy', unit: target, by: rollerSeat(open, fightOf(open)), inCombat: true }]
      : []
    return [...offer(open, 'ferocity'), ...fall]
  }),
  // BL-11.1, BL-11.4: who has left the hex that was attacked is not adjacent any more.
  offerCounter: auto(({ open }) => (canCounter(open, fightOf(open)) ? offer(open, 'counter') : [])),
  counterOrNot: ask({
    rule: 'BL-11.1',
    who: (_, me) => me.seat,
    legalMoves: () => [
      { do: 'counter', yes: true },
      { do: 'counter', yes: false },
    ],
    take: (_g, _me, _seat, move) => (move.yes ? [{ do: 'counter', unstoppable: false }] : []),
  }),
  // BL-11.2, BL-11.3: steps 2 to 9 with the attacker as the target, and all that they may do to it.
  counter: auto((g, { unstoppable }, ctx) => {
    const [attacker, target] = [rollerOf(g.open)!, targetOf(g.open)!]
    setFight(g, { countered: true, unstoppable })
    const away = board.direction(target.hex, attacker.hex)
    return [...begin(g, target, attacker, { counter: true, away }, ctx), { do: 'endCounter' }]
  }),
  endCounter: auto((g, _, ctx) => frenzyRemoval(g, ctx)),
}
