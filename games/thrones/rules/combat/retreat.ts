/** AG-8.11: the loser retreats. */
import type { Chapter, Context } from '../../../../kernel/index.ts'
import { ask, auto } from '../../../../kernel/index.ts'
import { isLand, type Place } from '../../data/areas.ts'
import type { Side, Thrones } from '../../types.ts'
import { addRouted, type G, kindsIn, removeUnits } from '../position/armies.ts'
import { controller } from '../position/control.ts'
import { campOf, fightingUnits, loseFighter, loserOf, type Steps, setCombat } from './fight.ts'
import { type Retreat, retreats, retreatsForRobb } from './retreatPlaces.ts'

/** The whole surviving army goes to one place and is routed (AG-8.11.1); it triggers nothing there (AG-8.11.8). */
function carryOut(g: G, ctx: Context<Thrones>, side: Side, to: Place): void {
  const combat = g.open.combat!
  const { seat } = combat[side]
  const units = fightingUnits(g.open, side)
  const taken = isLand(to) && controller(g.open, to) !== seat
  removeUnits(g, campOf(combat, side), units)
  addRouted(g, to, seat, units)
  if (side === 'attacker') setCombat(g, { units: [] })
  ctx.log({ is: 'retreated', seat, from: combat.at, to, units })
  // AG-8.11.10
  if (taken) ctx.log({ is: 'control', at: to, seat })
}

function retreatTo(g: G, ctx: Context<Thrones>, { to, cost }: Retreat): Steps {
  const combat = g.open.combat!
  const side = loserOf(combat)
  if (cost > 0) return [{ do: 'retreatLoss', seat: combat[side].seat, to, left: cost }]
  carryOut(g, ctx, side, to)
  return []
}

export const retreatRules: Chapter<Thrones, 'loserRetreats' | 'retreat' | 'retreatLoss'> = {
  // Nobody is left to retreat where Robb has already chosen, or all have fallen.
  loserRetreats: auto((g, _, ctx) => {
    const side = loserOf(g.open.combat!)
    const units = fightingUnits(g.open, side)
    if (units.length === 0) return []
    const choices = retreats(g.open)
    const { seat } = g.open.combat![side]
    if (choices.length > 0) return [{ do: 'retreat', seat, loser: seat }]
    // AG-8.11.5
    for (const unit of units) loseFighter(g, ctx, side, unit, false, 'retreat')
    return []
  }),
  retreat: ask({
    rule: 'AG-8.11.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => choicesOf(open, me).map(({ to }) => ({ do: 'retreat', to })),
    take: (g, me, _, move, ctx) => {
      const { to } = move
      return retreatTo(g, ctx, choicesOf(g.open, me).find(each => each.to === to)!)
    },
  }),
  // AG-8.11.5, AG-8.11.9: the loser chooses who is lost, also when Robb chose the place.
  retreatLoss: ask({
    rule: 'AG-8.11.5',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) => {
      const side = loserOf(open.combat!)
      const at = campOf(open.combat!, side)
      return kindsIn(fightingUnits(open, side)).map(unit => ({ do: 'lose', at, unit, routed: false }))
    },
    take: (g, me, _, move, ctx) => {
      const { unit } = move
      loseFighter(g, ctx, loserOf(g.open.combat!), unit, false, 'retreat')
      return retreatTo(g, ctx, { to: me.to, cost: me.left - 1 })
    },
  }),
}

const choicesOf = (open: G['open'], me: { seat: number; loser: number }): readonly Retreat[] =>
  me.seat === me.loser ? retreats(open) : retreatsForRobb(open)
