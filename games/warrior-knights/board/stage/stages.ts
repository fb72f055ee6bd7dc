import type { AskName } from '../../../../kernel/index.ts'
import { type PlayerView, question } from '../../texts/common/position.ts'
import type { WarriorKnights } from '../../types.ts'

/** The questions whose moves the stage shows: they are not repeated at the foot of the map. */
const staged: readonly AskName<WarriorKnights>[] = [
  'assign',
  'plan',
  'useCard',
  'draftSoldiers',
  'versatile',
  'mobilize',
  'chooseArea',
  'obey',
  'chooseNobles',
  'command',
  'discard',
  'ability',
  'hits',
  'saveNoble',
  'importantEvent',
  'pledge',
  'payUnpaid',
  'deserter',
  'lose',
  'takeTroops',
  'regroup',
  'freeLance',
  'startExpedition',
  'invest',
  'bless',
  'upgrade',
  'muster',
  'tax',
  'hire',
  'hireMore',
  'dropMarker',
  'assignHired',
  'actingChairman',
  'propose',
  'orderAgendas',
  'vote',
  'write',
  'takeSide',
  'breakTie',
  'accept',
  'dropCharge',
  'giveOffice',
  'revolt',
  'ransom',
]

export const isStaged = (view: PlayerView): boolean => {
  const asked = question(view)
  return asked !== undefined && staged.includes(asked)
}
