/** What an effect looks at: whose it is, the card, what Fate has named. */

import type { Amount } from '../../../../kit/amounts.ts'
import { amountOf } from '../../../../kit/amounts.ts'
import type { EffectKinds, ActRule as RuleOfAct } from '../../../../kit/effects.ts'
import { agendaTable, chargeTable, isCharge, isLaw, lawTable, motionTable } from '../../data/agendas.ts'
import type { Act, ActName, ActOf, Per } from '../../data/effects.ts'
import { type EventCard, eventTable } from '../../data/events.ts'
import type { EffectOf } from '../../steps.ts'
import type { Mark, Open, WarriorKnights } from '../../types.ts'
import { citiesOf } from '../seats.ts'

export interface Self extends EffectOf {
  readonly open: Open
}

export interface Effects extends EffectKinds {
  kinds: WarriorKnights
  self: Self
  needs: object
  act: Act
  target: Mark
}

export type ActRule<Name extends ActName> = RuleOfAct<Effects, ActOf<Name>, Mark>

/** The acts of a card. */
export function actsOf(by: EffectOf['by']): readonly Act[] {
  if (by in eventTable) return eventTable[by as EventCard].acts
  if (isLaw(by)) return lawTable[by].atTaxation?.acts ?? []
  if (isCharge(by)) return chargeTable[by].atAssembly ?? []
  return by in agendaTable ? motionTable[by as keyof typeof motionTable].acts : []
}

/** How many there are of something, for the Baron of the effect. */
const countFor =
  ({ open, seat }: Self) =>
  (per: Per): number => {
    switch (per) {
      case 'city':
        return citiesOf(open, seat).length
      case 'crown':
        return open.crowns[seat]
      case 'vote':
        return open.votes[seat]
      case 'faith':
        return open.faith[seat]
      case 'income':
        return open.income[seat]
    }
  }

export const amountFor = (self: Self, amount: Amount<Per>): number => amountOf(amount, countFor(self))
