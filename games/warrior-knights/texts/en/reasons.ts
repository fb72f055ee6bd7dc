/** Why a line stands in a ledger. */
import type { GameTexts } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import type { Reason } from '../common/reasons.ts'

const words: Record<Reason, string> = {
  influence: 'Influence',
  cities: 'Cities',
  wealth: 'Crowns, Faith and Votes',
  troops: 'Troops on the board',
  strength: 'Strength',
  commander: 'Commander',
  'lord-constable': 'Lord Constable',
  casualty: 'Casualties dealt',
  star: 'Star commander',
  prevent: 'Casualties prevented',
  square: 'Square commander',
  victory: 'Victory cards',
  triangle: 'Triangle commander',
  'champion-of-the-cross': 'Champion of the Cross',
}

export const reason = (why: string): string => words[why as Reason] ?? why
export const reasons: GameTexts<WarriorKnights>['reasons'] = why => [reason(why)]
