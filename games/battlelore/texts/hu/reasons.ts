import type { GameTexts, Rich } from '../../../../text/index.ts'
import type { BattleLore } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import type { Reason } from '../common/reasons.ts'
import { names } from './names.ts'
import { ability, card } from './phrases.ts'

const lines: Record<Reason, Rich> = {
  'combat-value': ['Harci érték'],
  forest: ['Erdő'],
  rage: [ability('rage')],
  flanking: [ability('flanking')],
  flying: ['Repülő célpont'],
  points: ['Győzelmi pontok'],
  units: ['Megmaradt egységek'],
  stayed: ['Nem adta fel'],
  campaign: ['A hadjárat összege'],
}

export const reasons: GameTexts<BattleLore>['reasons'] = why =>
  why in names.cards ? [card(why as AnyCard)] : (lines[why as Reason] ?? [why])
