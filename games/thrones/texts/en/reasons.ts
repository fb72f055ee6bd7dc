import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Order } from '../../data/orders.ts'
import type { TidesCard } from '../../data/tides.ts'
import type { UnitType } from '../../data/units.ts'
import type { Thrones } from '../../types.ts'
import type { AnyCard } from '../common/names.ts'
import type { Reason } from '../common/reasons.ts'
import { card, order, place } from './phrases.ts'

const lines: Record<Reason, (of: string) => Rich> = {
  unit: of => [unitsOf[of as UnitType]],
  routed: () => ['Routed units'],
  march: of => [of === '' ? 'March order' : order(of as Order)],
  defense: of => [order(of as Order)],
  garrison: () => ['Garrison'],
  support: of => line`Support from ${place(of as Place)}`,
  card: of => [card(of as AnyCard)],
  ability: of => line`Ability of ${card(of as AnyCard)}`,
  blade: () => ['Valyrian Steel Blade'],
  tides: of => line`Tides of Battle: ${card(of as TidesCard)}`,
  castles: () => ['Castles and strongholds'],
  strongholds: () => ['Strongholds'],
  'land-areas': () => ['Land areas'],
  supply: () => ['Supply'],
  power: () => ['Available Power'],
  'iron-throne': () => ['Place for the Iron Throne'],
}

const unitsOf: Record<UnitType, string> = {
  footman: 'Footmen',
  knight: 'Knights',
  ship: 'Ships',
  'siege-engine': 'Siege Engines',
}

export const reasons: GameTexts<Thrones>['reasons'] = (why, of = '') => lines[why as Reason]?.(of) ?? [why]
