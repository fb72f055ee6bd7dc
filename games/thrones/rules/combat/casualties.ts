/** AG-8.10: casualties. AG-11.7: skulls. */
import type { Chapter, Context } from '../../../../kernel/index.ts'
import { ask, auto, without } from '../../../../kernel/index.ts'
import type { LandArea } from '../../data/areas.ts'
import { tidesCardTable } from '../../data/tides.ts'
import { unitTable } from '../../data/units.ts'
import type { Side, Thrones } from '../../types.ts'
import { type G, kindsIn } from '../position/armies.ts'
import { bearer, isUnhurt } from './abilities.ts'
import { campOf, fightingUnits, loseFighter, loserOf, otherSide, routedFighters, type Steps } from './fight.ts'
import { fortifications, sum, swords } from './strength.ts'

/** AG-8.10.1: a beaten defender's garrison leaves the game for good (AG-3.9.3). */
function loseGarrison(g: G, ctx: Context<Thrones>): void {
  const { at, defender } = g.open.combat!
  if (g.open.garrisons[at as LandArea] === undefined) return
  g.open.garrisons = without(g.open.garrisons, at as LandArea)
  ctx.log({ is: 'garrison-lost', seat: defender.seat, at: at as LandArea })
}

/** AG-8.10.2: the loser's routed units and engines cannot flee; they are lost besides the casualties. */
function loseThoseWhoCannotFlee(g: G, ctx: Context<Thrones>, side: Side): void {
  for (const unit of routedFighters(g.open, side)) loseFighter(g, ctx, side, unit, true, 'rout')
  const rooted = fightingUnits(g.open, side).filter(unit => !unitTable[unit].canRetreat)
  for (const unit of rooted) loseFighter(g, ctx, side, unit, false, 'rout')
}

/** So many fighting units of a side fall: the owner chooses, unless all do (AG-8.10.3). */
function fall(g: G, ctx: Context<Thrones>, side: Side, n: number, cause: 'combat' | 'skull'): Steps {
  if (n <= 0) return []
  const units = fightingUnits(g.open, side)
  const { [side]: fighter } = g.open.combat!
  if (isUnhurt(g.open, side)) {
    ctx.log({ is: 'ability', seat: fighter.seat, card: bearer(g.open, side)!.card })
    return []
  }
  if (units.length > n) return [{ do: 'casualty', seat: fighter.seat, side, left: n, cause }]
  for (const unit of units) loseFighter(g, ctx, side, unit, false, cause)
  return []
}

export const casualtyRules: Chapter<Thrones, 'casualties' | 'casualty' | 'skull'> = {
  casualties: auto((g, _, ctx) => {
    const { open } = g
    const loser = loserOf(open.combat!)
    if (loser === 'defender') loseGarrison(g, ctx)
    loseThoseWhoCannotFlee(g, ctx, loser)
    // AG-8.10.3, AG-8.10.4, AG-8.15.6: the winner suffers none here.
    const n = sum(swords(open, otherSide(loser))) - sum(fortifications(open, loser))
    return fall(g, ctx, loser, n, 'combat')
  }),
  // One unit a casualty, whatever its strength; never a supporter (AG-8.2.8), never a routed unit (AG-8.11.7).
  casualty: ask({
    rule: 'AG-8.10.3',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => {
      const at = campOf(open.combat!, me.side)
      return kindsIn(fightingUnits(open, me.side)).map(unit => ({ do: 'lose', at, unit, routed: false }))
    },
    take: (g, me, _, move, ctx) => {
      const { unit } = move
      loseFighter(g, ctx, me.side, unit, false, me.cause)
      return fall(g, ctx, me.side, me.left - 1, me.cause)
    },
  }),
  // AG-11.7: whoever won, the other side's skulls kill; fortifications do not help.
  skull: auto((g, { side }, ctx) => {
    const { tides } = g.open.combat![otherSide(side)]
    return fall(g, ctx, side, tidesCardTable[tides!].skulls, 'skull')
  }),
}
