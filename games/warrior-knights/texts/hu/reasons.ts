/** Why a line stands in a ledger. */
import type { GameTexts } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import type { Reason } from '../common/reasons.ts'

const words: Record<Reason, string> = {
  influence: 'Befolyás',
  cities: 'Városok',
  wealth: 'Korona, hit és szavazat',
  troops: 'Csapatok a táblán',
  strength: 'Erő',
  commander: 'Parancsnok',
  'lord-constable': 'A királyi hadak fővezére',
  casualty: 'Okozott veszteség',
  star: 'Csillagos parancsnok',
  prevent: 'Kivédett veszteség',
  square: 'Négyzetes parancsnok',
  victory: 'Győzelemkártyák',
  triangle: 'Háromszöges parancsnok',
  'champion-of-the-cross': 'A kereszt bajnoka',
}

export const reason = (why: string): string => words[why as Reason] ?? why
export const reasons: GameTexts<WarriorKnights>['reasons'] = why => [reason(why)]
