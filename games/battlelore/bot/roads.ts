/** The cards that open ways: Portal and Overrun. */
import { ranked } from '../../../kernel/index.ts'
import { board, type Hex } from '../data/hexes.ts'
import { loreCardTable } from '../data/loreCards.ts'
import { canOccupy, isFree } from '../rules/field/field.ts'
import { armyOf } from '../rules/field/units.ts'
import type { Open, Unit } from '../types.ts'
import type { BotView } from './botView.ts'
import { planFor } from './orders.ts'
import { bestAttack, placeValue, standingAt } from './value.ts'

/** Own units that have been ordered and have not moved. */
function movers({ open, me }: BotView): Unit[] {
  const waiting = open.turn!.ordered.filter(({ done }) => !done).map(({ unit }) => unit)
  return armyOf(open, me).filter(({ id, stunned }) => waiting.includes(id) && !stunned)
}

/** What these units gain more in a changed position than in this one. */
const gainOver = (now: Open, then: Open, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + Math.max(0, planFor(then, unit).gain - planFor(now, unit).gain), 0)

export const overrunValue = (botView: BotView): number => {
  const { open } = botView
  return gainOver(open, { ...open, turn: { ...open.turn!, overrun: true } }, movers(botView))
}

export interface Portals {
  readonly hexes: readonly [Hex, Hex]
  /** What the ordered units gain by them. */
  readonly gain: number
}

/** Not more hexes than these are thought through for the far end. */
const considered = 3

/** The hexes at which a unit would like to come out, the best first. */
function exitsFor(open: Open, unit: Unit): Hex[] {
  const value = (hex: Hex) => {
    const there = standingAt(unit, hex)
    return placeValue(open, there) + bestAttack(open, there)
  }
  const exits = board
    .within(unit.hex, loreCardTable.portal.within!)
    .filter(hex => isFree(open, hex) && canOccupy(open, unit.type, hex))
  return ranked(exits, value).slice(0, considered)
}

/** BL-17.6.5: one portal under an ordered unit, the other where it wants to be; null: nobody has use for them. */
export function bestPortals(botView: BotView, under?: Hex): Portals | null {
  const { open } = botView
  const units = movers(botView)
  const pairs = units
    .filter(({ hex }) => under === undefined || hex === under)
    .flatMap(unit => exitsFor(open, unit).map(exit => [unit.hex, exit] as const))
  const portals = pairs.map(hexes => ({ hexes, gain: gainOver(open, { ...open, portals: hexes }, units) }))
  return ranked(portals, ({ gain }) => gain)[0] ?? null
}
