/** BW-18: what effects of cards and commanders look at. */
import type { Seat } from '../../../../kernel/index.ts'
import type { EffectKinds, ActRule as RuleOfAct } from '../../../../kit/effects.ts'
import { type Card, cardTable } from '../../data/cards.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import type { Act, ActOf, Needs } from '../../data/effects.ts'
import type { Source } from '../../steps.ts'
import type { BattlesOfWesteros, Open, Unit, UnitId } from '../../types.ts'
import { leaderUnit, unitOf } from '../field/units.ts'

/** Whose effect it is, and what it comes from. */
export interface Self {
  readonly open: Open
  readonly seat: Seat
  readonly by: Card | Commander
  /** The commander who plays the card, or whose ability it is. */
  readonly commander: Commander
  readonly source: Source
}

/** The effects of this game. */
export interface Effects extends EffectKinds {
  kinds: BattlesOfWesteros
  self: Self
  needs: Needs
  act: Act
  target: UnitId
}

export type ActRule<Name extends Act['do']> = RuleOfAct<Effects, ActOf<Name>, UnitId>

/** The acts of an effect, in order. */
export function actsOf(source: Source): readonly Act[] {
  if (source.of === 'ability') return commanderTable[source.commander].commitAbility.acts
  const { commands, tactic } = cardTable[source.card]
  return source.of === 'tactic' ? tactic!.acts : [commands[source.n]]
}

export const selfOf = (open: Open, seat: Seat, source: Source): Self =>
  source.of === 'ability'
    ? { open, seat, source, by: source.commander, commander: source.commander }
    : { open, seat, source, by: source.card, commander: open.turn!.play!.commander }

/** the unit of the commander; undefined once he is gone. */
export const ownUnit = ({ open, commander }: Self): Unit | undefined => leaderUnit(open, commander)

/** Units on the field among those ordered this turn. */
export const orderedUnits = ({ open }: Self): readonly Unit[] =>
  open.turn!.ordered.flatMap(({ unit }) => unitOf(open, unit) ?? [])
