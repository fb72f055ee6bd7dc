import type { GameTexts, Rich } from '../../../../text/index.ts'
import type { BattleLore } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import type { Reason } from '../common/reasons.ts'
import { names } from './names.ts'
import { ability, card } from './phrases.ts'

const lines: Record<Reason, Rich> = {
  'combat-value': ['Combat value'],
  forest: ['Forest'],
  rage: [ability('rage')],
  flanking: [ability('flanking')],
  flying: ['Flying target'],
  points: ['Victory points'],
  units: ['Units left'],
  stayed: ['Did not resign'],
  campaign: ['Campaign total'],
}

export const reasons: GameTexts<BattleLore>['reasons'] = why =>
  why in names.cards ? [card(why as AnyCard)] : (lines[why as Reason] ?? [why])
