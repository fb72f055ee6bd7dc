/** Facts of a position that its sentences speak of, in any language. */
import type { AskName, View } from '../../../../kernel/index.ts'
import { topName } from '../../../../kit/topStep.ts'
import type { Hex } from '../../data/hexes.ts'
import { unitAt, unitOf } from '../../rules/field/units.ts'
import type { Attack, BattlesOfWesteros, Open, Recruit, Unit, UnitId } from '../../types.ts'

export type PlayerView = View<BattlesOfWesteros>

/** The name of the question on top of the stack. */
export const question = (view: PlayerView): AskName<BattlesOfWesteros> | undefined => topName<BattlesOfWesteros>(view)

/** The unit in a hex; null: nobody stands there. */
export const standingAt = (open: Open, hex: Hex): Unit | null => unitAt(open, hex) ?? null

/** A unit by its name; null once it is gone. */
export const known = (open: Open, id: UnitId | null): Unit | null => (id === null ? null : (unitOf(open, id) ?? null))

/** The innermost roll; null outside combat. */
export const fight = (open: Open): Attack | null => open.attacks.at(-1) ?? null

/** A number as it stands in a sum: the first as it is, the others with their sign. */
export const summand = (n: number, i: number): string => {
  if (n < 0) return `−${-n}`
  return i > 0 ? `+${n}` : String(n)
}

/** Like recruits, each once with their number. */
export function counted(list: readonly Recruit[]): { one: Recruit; n: number }[] {
  const key = ({ type, rank, commander }: Recruit) => [type, rank, commander].join()
  const kinds = [...new Map(list.map(one => [key(one), one])).values()]
  return kinds.map(one => ({ one, n: list.filter(each => key(each) === key(one)).length }))
}
