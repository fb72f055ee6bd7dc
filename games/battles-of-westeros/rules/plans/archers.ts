/** BW-P3.1, BW-P3.2: the archers in the Whispering Wood. */
import { ask, hold, type Seat } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import { signs } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { begun } from '../combat/attack.ts'
import { announce } from '../combat/fight.ts'
import { sees } from '../field/sight.ts'
import { type BattleContext, boardOf, type G, type Rules, type Steps, seatOf, unitAt } from '../field/units.ts'
import { addToken } from '../orders/tokens.ts'

function targetsFrom(open: Open, from: Hex): readonly Unit[] {
  const { range } = planOf(open.options.battle)!.special.archers!
  const enemies = open.units.filter(({ seat }) => seat !== seatOf(open, 'stark'))
  return enemies.filter(({ hex }) => {
    const far = boardOf(open).distance(from, hex)
    return far > 0 && far <= range && sees(open, from, hex)
  })
}

/** BW-P3.2: each token that has not shot this round, for an order token of any kind. `hidden`: those not shown yet. */
export function archerMoves(open: Open, seat: Seat, hidden: readonly Hex[]): MoveOf<'archers'>[] {
  const { shown, shot } = open.archers
  if (!planOf(open.options.battle)?.special.archers || open.houses[seat] !== 'stark') return []
  const ready = [...shown.filter(hex => !shot.includes(hex)), ...hidden].filter(
    hex => targetsFrom(open, hex).length > 0,
  )
  const tokens = signs.filter(token => open.pools[seat][token] > 0)
  return ready.flatMap(hex => tokens.map((token): MoveOf<'archers'> => ({ do: 'archers', hex, token })))
}

export function callArchers(g: G, seat: Seat, { hex, token }: MoveOf<'archers'>, ctx: BattleContext): Steps {
  const { hidden, shown, shot, cleared } = g.open.archers
  addToken(g, seat, token, -1)
  ctx.log({ is: 'token', seat, tokens: [token], for: 'archers' })
  const isNew = !shown.includes(hex)
  if (isNew) {
    hold(g, seat, { secret: g.held[seat].secret.filter(each => each !== hex) })
    ctx.log({ is: 'archers-shown', seat, hex })
  }
  g.open.archers = {
    hidden: hidden - (isNew ? 1 : 0),
    shown: isNew ? [...shown, hex] : shown,
    shot: [...shot, hex],
    cleared,
  }
  return [{ do: 'shoot', seat, from: hex }, { do: 'endTurn' }]
}

export const archerRules: Rules<'shoot'> = {
  shoot: ask({
    rule: 'BW-P3.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { from }) => targetsFrom(g.open, from).map(({ hex }) => ({ do: 'shoot', at: hex })),
    take: (g, { seat, from }, _seat, { at }, ctx): Steps => {
      const target = unitAt(g.open, at)!
      g.open.attacks = [...g.open.attacks, begun({ kind: 'archers', seat, attacker: null, from, target })]
      announce(g, ctx)
      return [
        { do: 'count' },
        { do: 'guard' },
        { do: 'roll' },
        { do: 'reckon' },
        { do: 'casualties' },
        { do: 'stand' },
        { do: 'retreat' },
        { do: 'endAttack' },
      ]
    },
  }),
}
