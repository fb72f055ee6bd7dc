/** BW-1.7, BW-6.3: zones of control, now and when a card was played. */
import type { Seat } from '../../../../kernel/index.ts'
import { type Commander, commanders, commanderTable } from '../../data/commanders.ts'
import { zoneOfControl } from '../../data/constants.ts'
import type { CardPlay, Open, Unit } from '../../types.ts'
import { boardOf, leaderUnit, unitsOf } from '../field/units.ts'

export const zoneOf = (commander: Commander): number => commanderTable[commander].unitAbility.zone ?? zoneOfControl

/** The commanders of a side that stand on the field. */
export const commandersOf = (open: Open, seat: Seat): readonly Commander[] =>
  commanders.filter(each => open.commanders[each]?.seat === seat && open.commanders[each].where === 'field')

/** Friends that a commander controls now; he is one of them. */
export function controlled(open: Open, commander: Commander): readonly Unit[] {
  const leader = leaderUnit(open, commander)
  if (!leader) return []
  const near = unitsOf(open, leader.seat)
  return near.filter(({ hex }) => boardOf(open).distance(leader.hex, hex) <= zoneOf(commander))
}

/** BW-6.3: the units on the field that he controlled when the card was played. */
export function controlledAtPlay(open: Open, { at, unit, zone }: CardPlay): readonly Unit[] {
  const board = boardOf(open)
  return open.units.filter(({ id, seat }) => {
    const isFriend = seat === open.turn!.seat
    return isFriend && at[id] !== undefined && board.distance(at[unit], at[id]) <= zone
  })
}

/** Units that stood beside each other when the card was played. */
export const stoodBeside = (open: Open, { at }: CardPlay, a: string, b: string): boolean =>
  at[a] !== undefined && at[b] !== undefined && boardOf(open).adjacent(at[a], at[b])
