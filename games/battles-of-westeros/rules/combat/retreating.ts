/** BW-11: retreats carried out, after attacks and by cards. */
import { ask, auto } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Open, Unit } from '../../types.ts'
import { changeMorale } from '../end/morale.ts'
import { changeFor, changeForSide } from '../field/modifiers.ts'
import {
  type BattleContext,
  endEngagement,
  type G,
  isReduced,
  named,
  type Rules,
  type Steps,
  unitOf,
} from '../field/units.ts'
import { moveTo } from '../orders/arrive.ts'
import { attackOf, setAttack, targetOf } from './attack.ts'
import { isOwn, strike } from './fight.ts'
import { hit } from './losses.ts'
import { edgeHexes, lineOf, retreatHexes } from './retreat.ts'

/** BW-21.3: the most hexes that a reduced unit retreats. */
const mostReduced = 2

/** BW-11.8: moves a unit along a way of retreat. Gives the hexes that it has entered. */
function fallBack(g: G, unit: Unit, path: readonly Hex[], ctx: BattleContext): number {
  if (path.length === 0) return 0
  endEngagement(g, unit.id)
  ctx.log({ is: 'retreated', seat: unit.seat, unit: named(unit), path: [unit.hex, ...path] })
  moveTo(g, unit, path, 'retreat', ctx)
  return path.length
}

function cornered(unit: Unit, hits: number, ctx: BattleContext): void {
  ctx.log({ is: 'cornered', seat: unit.seat, unit: named(unit), hex: unit.hex, hits })
}

/** BW-11.10: the retreat goes step by step towards the own edge. */
const goesToEdge = (open: Open): boolean =>
  open.options.rangedRetreatTowardsEdge && ['ranged', 'dogs', 'archers'].includes(attackOf(open).kind)

const waysBack = (open: Open, unit: Unit): readonly Hex[] =>
  goesToEdge(open) ? edgeHexes(open, unit) : retreatHexes(open, unit, attackOf(open).from)

/** BW-11.1, BW-11.6, BW-11.7: along the line that begins with this hex; null: there is none. */
function retreatAlong(g: G, first: Hex | null, ctx: BattleContext): Steps {
  const unit = targetOf(g.open)!
  const { retreats, fled } = attackOf(g.open)
  const limit = isReduced(g.open, unit) ? Math.max(0, mostReduced - fled) : retreats
  const most = Math.min(retreats, limit, goesToEdge(g.open) ? 1 : retreats)
  const path = first === null ? [] : lineOf(g.open, unit, first, most)
  const done = fallBack(g, unit, path, ctx)
  const left = retreats - done
  const goesOn = goesToEdge(g.open) && done > 0 && left > 0 && limit > 1
  setAttack(g, { fled: fled + done, retreats: goesOn ? left : 0 })
  if (goesOn) return [{ do: 'retreat' }]
  const there = unitOf(g.open, unit.id)
  if (left > 0 && there) {
    cornered(there, left, ctx)
    strike(g, left, 'retreat', ctx)
  }
  return []
}

/** BW-18.9: the side on turn raises its morale for long retreats of the enemy. */
export function rewardRetreat(g: G, ctx: BattleContext): void {
  const { fled, seat } = attackOf(g.open)
  const n = g.open.turn?.seat === seat && fled >= 2 ? changeForSide(g.open, 'morale-per-retreat') : 0
  if (n > 0) changeMorale(g, seat, n, g.open.turn!.play!.card, ctx)
}

/** BW-18.27: a retreat that takes place at all is so much longer. */
function extraRetreat(open: Open): number {
  const attack = attackOf(open)
  const isFirstStep = attack.fled === 0
  return isFirstStep && isOwn(attack) && attack.attacker !== null
    ? changeFor(open, 'extra-retreat', attack.attacker)
    : 0
}

export const retreatRules: Rules<'retreat' | 'retreatWay' | 'drive'> = {
  retreat: auto((g, _me, ctx): Steps => {
    const unit = targetOf(g.open)
    const { retreats } = attackOf(g.open)
    if (!unit || retreats === 0) return []
    const among = waysBack(g.open, unit)
    if (among.length > 0) setAttack(g, { retreats: retreats + extraRetreat(g.open) })
    if (among.length > 1) return [{ do: 'retreatWay', seat: unit.seat, among }]
    return retreatAlong(g, among[0] ?? null, ctx)
  }),

  retreatWay: ask({
    rule: 'BW-11.3',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => among.map(to => ({ do: 'retreat', to })),
    take: (g, _me, _seat, { to }, ctx) => retreatAlong(g, to, ctx),
  }),

  // BW-11.9: from beside it there is one way at most
  drive: auto((g, { unit, from, n }, ctx) => {
    const driven = unitOf(g.open, unit)!
    drive(g, driven, retreatHexes(g.open, driven, from)[0] ?? null, n, ctx)
    return []
  }),
}

/** BW-11.9: hits of such a retreat belong to no attack. */
function drive(g: G, unit: Unit, first: Hex | null, n: number, ctx: BattleContext): void {
  const path = first === null ? [] : lineOf(g.open, unit, first, n)
  const left = n - fallBack(g, unit, path, ctx)
  const there = unitOf(g.open, unit.id)
  if (left === 0 || !there) return
  cornered(there, left, ctx)
  hit(g, there, left, 0, 'retreat', ctx)
}
