/** BL-9.1, BL-9.5: damage and the loss of figures, in combat and outside. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Cause, Unit, UnitId } from '../../types.ts'
import { type BattleContext, cardOf, change, type G, unitOf } from '../field/units.ts'
import type { Steps } from './fight.ts'

/**
 * Takes so much of a unit, never its last figure: a unit that loses all stays on the board until the step `destroy` takes
 * it off. Excess is lost.
 */
function take(g: G, unit: Unit, n: number): { taken: number; emptied: boolean } {
  const left = Math.max(0, unit.health - n)
  change(g, unit.id, { health: Math.max(1, left) })
  return { taken: unit.health - left, emptied: left === 0 }
}

/** BL-9.1: a unit suffers damage that nothing ignores any more. True: it has to be destroyed. */
export function suffer(g: G, id: UnitId, n: number, cause: Cause, ctx: BattleContext): boolean {
  const unit = unitOf(g.open, id)
  if (!unit || n <= 0) return false
  const { taken, emptied } = take(g, unit, n)
  ctx.log({ is: 'damage', seat: unit.seat, unit: unit.type, hex: unit.hex, n: taken, cause })
  return emptied
}

/**
 * BL-9.5: removes figures, which is no damage; a unit of one figure gets damage markers instead. Answers with the steps
 * that follow. `by`: who counts as destroyer; left out: nobody (BL-7.15).
 */
export function removeFigures(
  g: G,
  id: UnitId,
  n: number,
  cause: Cause,
  ctx: BattleContext,
  by: Seat | null = null,
): Steps {
  const unit = unitOf(g.open, id)
  if (!unit || n <= 0) return []
  const { taken, emptied } = take(g, unit, n)
  const loss = { seat: unit.seat, unit: unit.type, hex: unit.hex, n: taken, cause }
  ctx.log(cardOf(unit).markers ? { is: 'damage', ...loss } : { is: 'removed-figures', ...loss })
  return emptied ? [{ do: 'destroy', unit: id, by, inCombat: by !== null }] : []
}
