/** What a player went into battle with: by this the arena splits its wins. */
import type { Seat } from '../../../../kernel/index.ts'
import { type ArmyCard, armyCardsOf, armyCardTable } from '../../data/armies.ts'
import type { UnitType } from '../../data/units.ts'
import type { Event, Open } from '../../types.ts'

/** Side, order of play, scenario card and army; without a muster (BL-21.4) the side and the order alone. */
export function playedWith(seat: Seat, open: Open, events: readonly Event[]): Record<string, string> {
  const side = open.factions[seat]
  const order = open.first === seat ? 'first' : 'second'
  const scenario = open.scenarios[seat]
  const army = events.find(event => event.is === 'revealed' && event.seat === seat)
  if (scenario === null || army?.is !== 'revealed') return { side, order }
  const card = armyCardsOf(side).find(each => isArmy(each, army.units))
  return { side, order, scenario, army: card ?? `own muster of ${side}` }
}

/** Are these the units of an army card? */
function isArmy(card: ArmyCard, units: readonly { type: UnitType }[]): boolean {
  const listed = Object.entries(armyCardTable[card].units)
  const total = listed.reduce((sum, [, n]) => sum + n, 0)
  return units.length === total && listed.every(([type, n]) => units.filter(unit => unit.type === type).length === n)
}
