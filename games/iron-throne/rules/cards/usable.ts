/** IT-16, IT-17, IT-20.6: what can be used now, by whom, as far as all know, and in truth. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Ability } from '../../data/abilities.ts'
import { cardTable, type HouseCard, isCharacter, kindsIn } from '../../data/cards.ts'
import { type Character, charactersOf } from '../../data/houses.ts'
import type { Moment } from '../../data/moments.ts'
import type { Open } from '../../types.ts'
import { sides } from '../encounter/encounter.ts'
import type { G } from '../seats.ts'
import { abilityOf, cardApplies, cardEffect, leaderEffect, leaderEntitled, needsHold, type Self } from './abilities.ts'
import { allows, possible } from './acts.ts'

/** Each part of it has something to work on, as far as all know (IT-16.6). */
const hasTargets = (self: Self, { acts }: Ability): boolean => acts.every(act => possible(self, act))

/** IT-17: can this leader's ability be used now? */
export function leaderCan(open: Open, seat: Seat, at: Moment, of: Seat | null): boolean {
  const by = leaderEffect(open.leaders[seat])
  const ability = abilityOf(open, by)
  // Most leaders belong to another moment.
  if (ability.at !== at || !leaderEntitled(open, seat, at, of)) return false
  const self = { open, seat, by, of }
  return needsHold(self, ability.needs) && hasTargets(self, ability)
}

/**
 * Why the text of a character card cannot be used: it belongs to another moment; its character does not participate, or is
 * dead; its conditions do not hold; it has nothing to work on; the rest of the hand does not allow it.
 */
export type Obstacle = 'moment' | 'character' | 'needs' | 'target' | 'hand'

/** IT-16: what all can see; null where nothing stands in the way. `at` is the window that is open. */
function openObstacle(open: Open, seat: Seat, card: Character, at: Moment | null): Obstacle | null {
  const by = cardEffect(card)
  const ability = abilityOf(open, by)
  if (ability.at !== at) return 'moment'
  if (!cardApplies(open, seat, card)) return 'character'
  const self = { open, seat, by, of: null }
  if (!needsHold(self, ability.needs)) return 'needs'
  return hasTargets(self, ability) ? null : 'target'
}

/** IT-16.6: what stands in the way of playing a card of one's own hand for its text; null where nothing does. */
export function obstacleTo(
  open: Open,
  hand: readonly HouseCard[],
  seat: Seat,
  card: Character,
  at: Moment | null,
): Obstacle | null {
  const { acts } = abilityOf(open, cardEffect(card))
  return openObstacle(open, seat, card, at) ?? (acts.every(act => allows(hand, card, act)) ? null : 'hand')
}

/** Copies of a card that lie face up: in the discard pile or in play. */
function openCopies(open: Open, seat: Seat, card: Character): number {
  const { cards, played } = open.encounter!
  let copies = 0
  for (const each of open.discards[seat]) if (each === card) copies++
  for (const each of played) if (each.card === card) copies++
  for (const side of sides) if (cards[side] === card) copies++
  return copies
}

/** IT-20.6: as far as all know, this player may hold a card that can be played now. */
export const mayHoldCard = (open: Open, seat: Seat, at: Moment): boolean =>
  open.hands[seat] > 0 &&
  charactersOf[open.houses[seat]].some(
    card => openObstacle(open, seat, card, at) === null && openCopies(open, seat, card) < cardTable[card].copies,
  )

/** The kinds of card that a seat holds and can play now (IT-16.5, IT-16.6). */
export function playable({ open, held }: G, seat: Seat, at: Moment): Character[] {
  const { hand } = held[seat]
  return kindsIn(hand.filter(isCharacter)).filter(card => obstacleTo(open, hand, seat, card, at) === null)
}
