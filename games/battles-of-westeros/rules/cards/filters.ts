/** BW-18.20, BW-18.29: which units an effect is about. */
import type { Filter } from '../../data/effects.ts'
import type { CardPlay, Open, Unit } from '../../types.ts'
import { boardOf, classOf } from '../field/units.ts'

/** BW-18.29: no enemy stood beside it when the card was played. */
function stoodAlone(open: Open, unit: Unit, { at }: CardPlay): boolean {
  const here = at[unit.id]
  if (here === undefined) return true
  const enemies = open.units.filter(({ seat }) => seat !== unit.seat)
  return !enemies.some(({ id }) => at[id] !== undefined && boardOf(open).adjacent(here, at[id]))
}

export function matches(open: Open, unit: Unit, filter: Filter | undefined, play: CardPlay | null): boolean {
  if (!filter) return true
  if (filter.class && classOf(unit) !== filter.class) return false
  if (filter.type && unit.type !== filter.type) return false
  if (filter.ranks && !filter.ranks.includes(unit.rank)) return false
  return !filter.notAdjacentToEnemy || play === null || stoodAlone(open, unit, play)
}
