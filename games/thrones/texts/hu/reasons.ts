import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Order } from '../../data/orders.ts'
import type { TidesCard } from '../../data/tides.ts'
import type { UnitType } from '../../data/units.ts'
import type { Thrones } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import type { Reason } from '../common/reasons.ts'
import { card, order, place } from './phrases.ts'

const unitsOf: Record<UnitType, string> = {
  footman: 'Gyalogosok',
  knight: 'Lovagok',
  ship: 'Hajók',
  'siege-engine': 'Ostromgépek',
}

const lines: Record<Reason, (of: string) => Rich> = {
  unit: of => [unitsOf[of as UnitType]],
  routed: () => ['Megfutamodott egységek'],
  march: of => (of === '' ? ['Menetelés parancs'] : capital([order(of as Order)])),
  defense: of => capital([order(of as Order)]),
  garrison: () => ['Helyőrség'],
  support: of => line`Támogatás ${place(of as Place, 'from')}`,
  card: of => capital(card(of as AnyCard)),
  ability: of => line`Képesség: ${card(of as AnyCard)}`,
  blade: () => ['Valyriai acélkard'],
  tides: of => line`Csatakártya: ${card(of as TidesCard)}`,
  castles: () => ['Városok és várak'],
  strongholds: () => ['Várak'],
  'land-areas': () => ['Szárazföldi tartományok'],
  supply: () => ['Utánpótlás'],
  power: () => ['Saját készlet'],
  'iron-throne': () => ['Hely a Vastrónnál'],
}

export const reasons: GameTexts<Thrones>['reasons'] = (why, of = '') => lines[why as Reason]?.(of) ?? [why]
