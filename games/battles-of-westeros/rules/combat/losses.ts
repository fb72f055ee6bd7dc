/** BW-12: figures lost, units eliminated, commanders captured. */
import { put } from '../../../../kernel/index.ts'
import { commanderTable } from '../../data/commanders.ts'
import { rankTable } from '../../data/ranks.ts'
import type { Loss } from '../../log.ts'
import type { Unit } from '../../types.ts'
import { changeMorale } from '../end/morale.ts'
import { scoreNow } from '../end/points.ts'
import { changeForSide, modifiersWithout } from '../field/modifiers.ts'
import { type BattleContext, change, endEngagement, type G, named, ordinaryFigures, other } from '../field/units.ts'

/** Takes a unit off the board, without any judgement of it. */
export function takeOff(g: G, unit: Unit): void {
  endEngagement(g, unit.id)
  g.open.boons = modifiersWithout(g.open, unit)
  g.open.units = g.open.units.filter(({ id }) => id !== unit.id)
}

/** BW-12.5: his card goes back to the box; BW-12.7: the tokens on it wait there for the next refresh. */
function capture(g: G, unit: Unit, ctx: BattleContext): void {
  const { commander, hex, seat } = unit
  if (!commander) return
  g.open.commanders = put(g.open.commanders, commander, { ...g.open.commanders[commander]!, where: 'captured' })
  ctx.log({ is: 'captured', seat: other(seat), commander, hex })
  scoreNow(g, other(seat), 'eachEnemyCommanderCaptured', ctx)
}

/** BW-12.1: a unit is eliminated, whatever the cause; its commander is captured with it (BW-12.5). */
export function eliminate(g: G, unit: Unit, why: Loss, ctx: BattleContext): void {
  const { seat, hex, rank } = unit
  const enemy = other(seat)
  takeOff(g, unit)
  ctx.log({ is: 'eliminated', seat, unit: named(unit), hex, why })
  capture(g, unit, ctx)
  changeMorale(g, seat, -rankTable[rank].moraleLoss, 'eliminated', ctx)
  scoreNow(g, enemy, 'eachEnemyUnitEliminated', ctx)
  // BW-18.9: while the side on turn has such an effect
  const more = g.open.turn?.seat === enemy ? changeForSide(g.open, 'morale-per-kill') : 0
  if (more > 0) changeMorale(g, enemy, more, g.open.turn!.play!.card, ctx)
}

/** Removes ordinary figures; the unit stays. */
function removeFigures(g: G, unit: Unit, n: number, why: Loss, ctx: BattleContext): void {
  if (n === 0) return
  change(g, unit.id, { figures: unit.figures - n })
  ctx.log({ is: 'figures', seat: unit.seat, unit: named(unit), hex: unit.hex, n, why })
}

/** What hits have done to a unit: whether it is gone, and the hits beyond its ordinary figures. */
export interface Harm {
  readonly eliminated: boolean
  readonly beyond: number
}

/**
 * BW-9.5.5, BW-12.3: hits on a unit, after Cover and Toughness. `before`: hits of the same attack that went beyond its
 * ordinary figures already; enough of them capture a commander, fewer do nothing.
 */
export function hit(g: G, unit: Unit, hits: number, before: number, why: Loss, ctx: BattleContext): Harm {
  const ordinary = ordinaryFigures(unit)
  const lost = Math.min(ordinary, hits)
  const beyond = before + hits - lost
  const needed = unit.commander ? commanderTable[unit.commander].rating : 0
  // An ordinary unit is gone with its last figure.
  const eliminated = unit.commander ? beyond >= needed : lost === ordinary
  removeFigures(g, unit, lost, why, ctx)
  if (eliminated) eliminate(g, { ...unit, figures: unit.figures - lost }, why, ctx)
  else if (beyond > before)
    ctx.log({ is: 'unharmed', seat: unit.seat, commander: unit.commander!, hex: unit.hex, hits: beyond })
  return { eliminated, beyond }
}

/** BW-16.6: figures lost that are no hits; BW-12.8: a cost is paid with ordinary figures alone. A commander is captured. */
export function loseFigures(g: G, unit: Unit, n: number, why: Loss, ctx: BattleContext): boolean {
  const lost = Math.min(ordinaryFigures(unit), n)
  removeFigures(g, unit, lost, why, ctx)
  if (n < unit.figures) return false
  eliminate(g, { ...unit, figures: unit.figures - lost }, why, ctx)
  return true
}
