/** What an attack would come to, by what is open: before it is committed (AG-7.3, AG-8.3). */
import type { Ledger, Seat } from '../../../../kernel/index.ts'
import type { Area, Place } from '../../data/areas.ts'
import { houseCardTable } from '../../data/houseCards.ts'
import type { Group } from '../../steps.ts'
import type { Combat, Open, Side } from '../../types.ts'
import { attackOf, combatOf, type March } from '../action/movement.ts'
import { cardsLeft } from '../position/hands.ts'
import { turnOrder } from '../position/tracks.ts'
import { strengthLedger } from './strength.ts'
import { supportPlaces } from './support.ts'

export interface Expected {
  at: Area
  seats: Readonly<Record<Side, Seat>>
  /** Units, order, garrison and each side's own support; no cards. */
  strength: Readonly<Record<Side, Ledger>>
  /** The least and the greatest printed strength of the House cards that each side could play. */
  cards: Readonly<Record<Side, readonly [number, number]>>
  /** Where other houses could support either side, in turn order. */
  others: readonly Place[]
}

/** The armies when the peaceful groups of the march have arrived: they may support (AG-7.3.3). */
function arrived(open: Open, { seat, from, groups }: March, attack: Group): Open['armies'] {
  const armies = { ...open.armies }
  for (const { to, units } of groups) {
    if (to === attack.to) continue
    const there = armies[to]
    armies[to] = { seat, units: [...(there?.units ?? []), ...units], routed: there?.routed ?? [] }
    const left = [...armies[from]!.units]
    for (const unit of units) left.splice(left.indexOf(unit), 1)
    armies[from] = { ...armies[from]!, units: left }
  }
  return armies
}

function cardRange(open: Open, seat: Seat): readonly [number, number] {
  const strengths = cardsLeft(open, seat).map(card => houseCardTable[card].strength)
  return strengths.length > 0 ? [Math.min(...strengths), Math.max(...strengths)] : [0, 0]
}

/** The attack of a march as it is drafted; null: it attacks nobody, or a neutral force. */
export function expectedAttack(open: Open, march: March): Expected | null {
  const attack = attackOf(open, march)
  if (attack === undefined || attack.to in open.neutrals) return null
  const then: Open = { ...open, armies: arrived(open, march, attack) }
  const combat = combatOf(then, march, attack)
  const { at } = combat
  const seats = { attacker: combat.attacker.seat, defender: combat.defender.seat }
  const supports: Record<string, Side> = {}
  for (const side of ['attacker', 'defender'] as const) {
    for (const place of supportPlaces(then, at, seats[side])) supports[place] = side
  }
  const fought: Open = { ...then, combat: { ...combat, supports } satisfies Combat }
  return {
    at,
    seats,
    strength: { attacker: strengthLedger(fought, 'attacker'), defender: strengthLedger(fought, 'defender') },
    cards: { attacker: cardRange(open, seats.attacker), defender: cardRange(open, seats.defender) },
    others: turnOrder(open).flatMap(seat =>
      seat === seats.attacker || seat === seats.defender ? [] : supportPlaces(then, at, seat),
    ),
  }
}
