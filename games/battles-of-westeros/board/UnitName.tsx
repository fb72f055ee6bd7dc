/** A unit in a line of words: the sign of its rank, its kind, and who leads it. */
import { UnitPortrait } from '../../../hex/ui/pieces/Pieces.tsx'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { Recruit } from '../types.ts'
import { SignIcon } from './Token.tsx'
import { lookOf } from './Unit.tsx'

export const UnitName = ({ unit, texts }: { unit: Recruit; texts: BattlesOfWesterosTexts }) => (
  <span className="bw-unit-name">
    <SignIcon sign={unit.rank} names={texts.names} /> {texts.names.units[unit.type]}
    {unit.commander && <b> · {texts.names.commanders[unit.commander]}</b>}
  </span>
)

/** The same with its figure, for lists. */
export const UnitLine = ({ unit, texts }: { unit: Recruit; texts: BattlesOfWesterosTexts }) => (
  <span className="bw-unit-line">
    <UnitPortrait look={lookOf(unit.type, unit.rank, unit.commander !== null)} width={36} />
    <UnitName unit={unit} texts={texts} />
  </span>
)
