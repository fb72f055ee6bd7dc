/** What tokens, power and people are worth to the bot: rules of thumb, not rules. */

import type { Seat } from '../../../kernel/index.ts'
import { totalOf } from '../../../kit/amounts.ts'
import { activeOf, sideOf } from '../rules/encounter/encounter.ts'
import { sumOf } from '../rules/encounter/sums.ts'
import { livingOf, spreadOf } from '../rules/seats.ts'
import { influenceToEnd } from '../rules/victory.ts'
import type { Open, Side } from '../types.ts'
import type { BotView } from './botView.ts'

/** How near a seat is to the end of the race: 0 to 1. */
export const progress = (open: Open, seat: Seat): number => spreadOf(open, seat) / influenceToEnd(open)

/** One more token ends the game. */
export const isNearThrone = (open: Open, seat: Seat): boolean => spreadOf(open, seat) >= influenceToEnd(open) - 1

/** What one more token on another board is worth to the seat itself: the last one wins the game. */
export const tokenValue = (open: Open, seat: Seat): number =>
  isNearThrone(open, seat) ? 40 : 6 + 2 * spreadOf(open, seat)

/** How much the bot minds that this other seat gains something. */
export const rivalry = ({ open, me, personality }: BotView, seat: Seat): number =>
  0.5 + 1.5 * progress(open, seat) + personality.grudge * betrayalsBy(open, seat, me) * 0.5

/** How often the seat has betrayed another. */
export const betrayalsBy = ({ betrayals }: Open, seat: Seat, victim: Seat): number =>
  betrayals[seat].filter(each => each === victim).length

/** How weak a House is: a good victim has little power and few living characters. */
export const weakness = (open: Open, seat: Seat): number =>
  12 -
  livingOf(open, seat).reduce((sum, each) => sum + Math.min(6, open.power[each] ?? 0), 0) / 2 -
  open.hands[seat] / 2

/** The sum of a side as it stands, without the cards still to come. */
export const strength = (open: Open, side: Side): number => totalOf(sumOf(open, side))

/** How far the own side is ahead; before the sides stand, 0. */
export function lead({ open, me }: BotView): number {
  const side = sideOf(open, me)
  if (!open.encounter || !side) return 0
  const other: Side = side === 'challenger' ? 'defender' : 'challenger'
  return strength(open, side) - strength(open, other)
}

/** What a side gains by winning: a token over the defender, or cards and power. */
export const prize = (open: Open, side: Side, seat: Seat): number =>
  side === 'challenger' ? tokenValue(open, seat) : 4

/** Would this side, if it won, end the game in favour of another seat? */
export const crownsAnother = (open: Open, side: Side, me: Seat): boolean => {
  const winner = activeOf(open, side)
  return (
    side === 'challenger' && winner !== me && isNearThrone(open, winner) && spreadOf(open, me) < spreadOf(open, winner)
  )
}
