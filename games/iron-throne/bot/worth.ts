/** Who will stand before whom at the end, as far as a position between two rounds tells. */

import type { Drawers, Seat } from '../../../kernel/index.ts'
import { weighed, worthByPlace, worthByPoints } from '../../../kit/worth.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import { livingOf, spreadOf } from '../rules/seats.ts'
import { influenceToEnd, standing } from '../rules/victory.ts'
import type { IronThrone, Open } from '../types.ts'
import { weights } from './worthWeights.ts'

type G = Drawers<IronThrone>

export type Term = keyof typeof weights

/** What a seat has, term by term. `top`: how near the first is to the end of the race, 0 to 1. */
export function termsOf({ open, held }: G, seat: Seat, top: number): Readonly<Record<Term, number>> {
  const spread = spreadOf(open, seat)
  const toEnd = influenceToEnd(open) - spread
  const power = livingOf(open, seat)
    .map(each => open.power[each]!)
    .sort((a, b) => b - a)
  const total = power.reduce((sum, n) => sum + n, 0)
  const { hand } = held[seat]
  const values = hand.map(card => cardTable[card].value).sort((a, b) => b - a)
  const turn = (seat - open.challenger + open.houses.length) % open.houses.length
  const isNear = Number(toEnd <= 1)
  return {
    spread,
    spreadLate: spread * top,
    spreadLast: spread * top ** 3,
    near: isNear,
    living: power.length,
    livingLate: power.length * top,
    power: total,
    powerLate: total * top,
    strongest: power[0] ?? 0,
    weak: power.filter(n => n <= 2).length,
    sheet: open.sheets[seat],
    cards: hand.length,
    best: values[0] ?? 0,
    second: values[1] ?? 0,
    bestLate: (values[0] ?? 0) * top,
    truces: Math.min(2, count(hand, 'truce')),
    characters: count(hand, 'character'),
    hostages: open.hostages[seat].length,
    taken: open.hostages.flat().filter(({ house }) => house === seat).length,
    threatened: threatened({ open, held } as G, seat),
    turn: Number(turn === 0),
    turnNext: Number(turn === 1),
    nearTurn: isNear * Number(turn === 0),
  }
}

const count = (hand: readonly HouseCard[], type: 'truce' | 'character'): number =>
  hand.filter(card => cardTable[card].type === type).length

/** IT-18.10: living characters whose cards others hold, and who would not survive it. */
const threatened = ({ open, held }: G, seat: Seat): number =>
  held
    .filter((_, holder) => holder !== seat)
    .flatMap(({ hostages }) => hostages)
    .filter(card => livingOf(open, seat).some(each => each === card && open.power[each]! <= 4)).length

/** How near the first is to the end of the race, 0 to 1. */
export const topOf = (open: Open): number =>
  Math.max(...open.houses.map((_, seat) => spreadOf(open, seat))) / influenceToEnd(open)

/** So many times as much as places counts the chance to win: whoever looks at places alone gives the game away for the second one. */
const victory = 4

/** What a position is worth to a seat, 0 to 1. */
export function worthOf(g: G, seat: Seat): number {
  const top = topOf(g.open)
  const points = g.held.map((_, each) => weighed(weights, termsOf(g, each, top)))
  return worthByPoints(points, seat, victory)
}

/** The same once the game is over. */
export const worthAtEnd = (open: Open, seat: Seat): number => worthByPlace(standing(open), seat, victory)
