/** BW-3.10, BW-19.1, BW-P2.1, BW-P3.1, BW-P6.1: what a side hides before the first round. */
import { hold, type Seat, sealed } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import type { Hex } from '../../data/hexes.ts'
import type { MoveOf, Open } from '../../types.ts'
import { type BattleContext, type G, type Rules, seatOf } from '../field/units.ts'

/** The hexes of a side's list, and how many of them hold what counts. */
export function hidingPlaces(open: Open): { readonly hexes: readonly Hex[]; readonly n: number; readonly seat: Seat } {
  const { strategy, archers, edmure } = planOf(open.options.battle)!.special
  if (archers) return { hexes: archers.hexes, n: archers.count, seat: seatOf(open, 'stark') }
  const seat = seatOf(open, 'lannister')
  return strategy ? { hexes: strategy.hexes, n: strategy.real, seat } : { hexes: edmure!, n: 1, seat }
}

/** All choices of n members of a list, in its order. */
export function choose<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return list.flatMap((first, i) => choose(list.slice(i + 1), n - 1).map(rest => [first, ...rest]))
}

function hide(g: G, seat: Seat, { at }: MoveOf<'hide'>, ctx: BattleContext): void {
  const { strategy, archers, edmure } = planOf(g.open.options.battle)!.special
  hold(g, seat, { secret: at })
  if (strategy) g.open.locations = Object.fromEntries(strategy.hexes.map(hex => [hex, 'hidden']))
  if (archers) g.open.archers = { ...g.open.archers, hidden: archers.count }
  if (edmure) g.open.edmure = { hidden: edmure, at: null }
  ctx.log({ is: 'hidden', seat, n: strategy?.hexes.length ?? archers?.count ?? edmure!.length })
}

export const hiddenRules: Rules<'hide'> = {
  hide: sealed({
    rule: 'BW-3.10',
    who: (_g, { seat }) => [seat],
    legalMoves: ({ open }) => {
      const { hexes, n } = hidingPlaces(open)
      return choose(hexes, n).map(at => ({ do: 'hide', at }))
    },
    reveal: (g, { seat }, answers, ctx) => {
      hide(g, seat, answers[seat]!, ctx)
      return []
    },
  }),
}
