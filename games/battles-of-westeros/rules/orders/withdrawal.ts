/** BW-21.4: units that give way before they are attacked. */
import { ask, auto, type Seat } from '../../../../kernel/index.ts'
import { ranks } from '../../data/ranks.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { changeMorale } from '../end/morale.ts'
import { burns, isOpen } from '../field/ground.ts'
import {
  boardOf,
  change,
  enemiesBeside,
  engagementOf,
  named,
  other,
  type Rules,
  type Steps,
  unitAt,
  unitOf,
} from '../field/units.ts'
import { isHomewards } from '../field/ways.ts'
import { moveTo } from './arrive.ts'

/** Enemies beside a unit that have been ordered this turn. */
const threats = (open: Open, unit: Unit): readonly Unit[] =>
  enemiesBeside(open, unit).filter(({ id }) => open.turn!.ordered.some(each => each.unit === id))

function withdrawals(open: Open, seat: Seat): MoveOf<'withdraw'>[] {
  const units = open.units.filter(unit => unit.seat === seat && unit.active && !burns(open, unit.hex))
  return units
    .filter(unit => threats(open, unit).length > 0)
    .flatMap(unit =>
      boardOf(open)
        .neighbours(unit.hex)
        .filter(hex => isHomewards(open, unit, unit.hex, hex) && isOpen(open, hex))
        .map((to): MoveOf<'withdraw'> => ({ do: 'withdraw', from: unit.hex, to })),
    )
}

/** BW-21.4, R-21: by comparison with the highest rank beside it. */
function price(open: Open, unit: Unit): number {
  const highest = Math.max(...threats(open, unit).map(({ rank }) => ranks.indexOf(rank)))
  return 2 + Math.sign(ranks.indexOf(unit.rank) - highest)
}

export const withdrawalRules: Rules<'withdrawals' | 'withdraw' | 'fallBack'> = {
  withdrawals: auto((g): Steps => {
    const seat = other(g.open.turn!.seat)
    const may = g.open.options.withdrawal && withdrawals(g.open, seat).length > 0
    return may ? [{ do: 'withdraw', seat }] : []
  }),

  withdraw: ask({
    rule: 'BW-21.4',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [...withdrawals(g.open, seat), { do: 'done' }],
    take: (g, _me, _seat, move): Steps => {
      if (move.do === 'done') return []
      const unit = unitAt(g.open, move.from)!
      const n = price(g.open, unit)
      const leaves = engagementOf(g.open, unit.id) ? [{ do: 'disengage', unit: unit.id } as const] : []
      return [...leaves, { do: 'fallBack', unit: unit.id, to: move.to, n }, { do: 'withdrawals' }]
    },
  }),

  fallBack: auto((g, { unit: id, to, n }, ctx) => {
    const unit = unitOf(g.open, id)
    if (!unit) return []
    change(g, id, { active: false })
    ctx.log({ is: 'withdrew', seat: unit.seat, unit: named(unit), from: unit.hex, to })
    moveTo(g, unit, [to], 'withdraw', ctx)
    changeMorale(g, unit.seat, -n, 'withdrawal', ctx)
    return []
  }),
}
