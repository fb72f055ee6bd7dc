/** BW-12.2, BW-14: what a unit can do, by its kind, its commander, its neighbours and effects. */
import { planOf } from '../../data/battles.ts'
import { commanderTable, type UnitAbility } from '../../data/commanders.ts'
import { type Rank, rankAbove } from '../../data/ranks.ts'
import { type Keyword, type UnitType, unitTable } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { groundAt } from './ground.ts'
import { changeFor, isInForce } from './modifiers.ts'
import { classOf, engagementOf, friendsBeside, seatOf } from './units.ts'

const none: UnitAbility = {}

/** BW-12.2: what its commander does for a unit. */
export const abilityOf = ({ commander }: Pick<Unit, 'commander'>): UnitAbility =>
  commander ? commanderTable[commander].unitAbility : none

const own = (unit: Unit, keyword: Keyword): number =>
  (unitTable[unit.type].keywords[keyword] ?? 0) + (abilityOf(unit).keywords?.[keyword] ?? 0)

export const hasAdvance = (unit: Unit): boolean => own(unit, 'advance') > 0
export const hasDogs = (unit: Unit): boolean => own(unit, 'war-dogs') > 0
export const isUnsteady = (unit: Unit): boolean => own(unit, 'off-balance') > 0

/** BW-14.7, BW-18.27: how far it pursues; 0: not at all. */
export function pursuitOf(open: Open, unit: Unit): number {
  const hexes = own(unit, 'pursue')
  return hexes > 0 ? hexes + changeFor(open, 'pursue', unit.id) : 0
}

export const hasHeavyArmor = (open: Open, unit: Unit): boolean =>
  own(unit, 'heavy-armor') > 0 || isInForce(open, 'heavy-armor', unit.id)

/** BW-9.5.1, BW-14.5 */
export const defendingRank = (open: Open, unit: Unit): Rank =>
  hasHeavyArmor(open, unit) ? rankAbove(unit.rank) : unit.rank

const stubborn: readonly UnitType[] = ['war-host-of-the-north', 'lannisport-guards', 'lannister-heavy-infantry']

/** BW-14.10: by two friends beside it, a commander, an effect; R-37 by the switch. */
export function isStalwart(open: Open, unit: Unit): boolean {
  const friends = friendsBeside(open, unit)
  if (friends.length >= 2 || friends.some(each => abilityOf(each).steadiesFriends)) return true
  if (open.options.infantryStalwart && stubborn.includes(unit.type)) return true
  return own(unit, 'stalwart') > 0 || isInForce(open, 'stalwart', unit.id)
}

/** BW-14.9, BW-P4.1, BW-P6.3, BW-P7.1 */
export function canScorch(open: Open, unit: Unit): boolean {
  if (own(unit, 'scorch-the-earth') > 0 || unit.reaver) return true
  const scorchers = planOf(open.options.battle)?.special.scorchers
  if (!scorchers || unit.seat !== seatOf(open, scorchers.house)) return false
  return classOf(unit) === scorchers.filter.class || unit.commander === scorchers.commander
}

/** BW-15.2, R-14: lost while it is engaged and the token shows the enemy, or by the switch its own side. */
function coverOf(open: Open, unit: Unit): number {
  const engagement = engagementOf(open, unit.id)
  const enemyShown = engagement !== undefined && engagement.by !== unit.seat
  const ownShown = engagement !== undefined && engagement.by === unit.seat
  const isLost = open.options.buildingCoverLostOnOwnToken ? ownShown : enemyShown
  return isLost ? 0 : (groundAt(open, unit.hex).cover ?? 0)
}

/** BW-9.5.4: hits of one attack that Cover and Toughness cancel. */
export const shieldOf = (open: Open, unit: Unit): number =>
  coverOf(open, unit) + own(unit, 'toughness') + changeFor(open, 'toughness', unit.id)
