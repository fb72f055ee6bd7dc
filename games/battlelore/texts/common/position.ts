/** Facts of a position that its sentences speak of, in any language. */
import type { AskName, View } from '../../../../kernel/index.ts'
import { topName } from '../../../../kit/topStep.ts'
import { openingHand } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { UnitType } from '../../data/units.ts'
import { unitAt, unitOf } from '../../rules/field/units.ts'
import { pointsLeft } from '../../rules/setup/muster.ts'
import type { BattleLore, Fight, Open, UnitId } from '../../types.ts'

export type PlayerView = View<BattleLore>
type Question = AskName<BattleLore>

/** The name of the question on top of the stack. */
export const question = (view: PlayerView): Question | undefined => topName<BattleLore>(view)

/** The kind of unit in a hex; null: nobody stands there. */
export const kindAt = (open: Open, hex: Hex): UnitType | null => unitAt(open, hex)?.type ?? null

/** A unit by its name, as one speaks of it: its kind and where it stands; null once it is destroyed. */
export function whereabouts(open: Open, id: UnitId | null): { type: UnitType; hex: Hex } | null {
  const unit = id === null ? undefined : unitOf(open, id)
  return unit ? { type: unit.type, hex: unit.hex } : null
}

/** The innermost combat; null outside combat. */
export const fight = (open: Open): Fight | null => open.fights.at(-1) ?? null

export const scenarioOf = (view: PlayerView): Scenario | null =>
  view.seat === null ? null : view.open.scenarios[view.seat]

/** Muster points not yet spent (BL-3.6); null for who musters nothing. */
export const unspent = ({ open, seat, own }: PlayerView): number | null =>
  seat === null || own === null ? null : pointsLeft(open, seat, own.muster)

/** Command and lore cards still to be marked for the discards (BL-3.10). */
export function stillToMark({ own }: PlayerView): { commands: number; lores: number } {
  if (own === null) return { commands: 0, lores: 0 }
  const { commands, lores, marked } = own
  return {
    commands: Math.max(0, commands.length - marked.commands.length - openingHand.command.keep),
    lores: Math.max(0, lores.length - marked.lores.length - openingHand.lore.keep),
  }
}

/** A number as it stands in a sum: the first as it is, the others with their sign. */
export const summand = (n: number, i: number): string => {
  if (n < 0) return `−${-n}`
  return i > 0 ? `+${n}` : String(n)
}
